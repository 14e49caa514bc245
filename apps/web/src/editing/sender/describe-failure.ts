/** What a failed call means for what was asked. */
export interface CallFailure {
  /** The server looked at it and said no; asking again changes nothing. */
  readonly isRefusal: boolean;
  /** It is not there, or not theirs to change: 403 and 404. */
  readonly isDenied: boolean;
  readonly message: string;
}

/** What the server says, with a status of its own, without having looked at what was asked. */
const temporaryStatuses: ReadonlySet<number> = new Set([401, 408, 429]);

const finalKinds: ReadonlySet<unknown> = new Set([
  'refused',
  'invalid',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'unprocessable',
]);

/** Tells a refusal, which is final, from a connection or a server that may come back. */
export function describeFailure(error: unknown, fallbackMessage: string): CallFailure {
  // Any object may be asked for fields it does not have.
  const { kind, status } = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const isFinalStatus = typeof status === 'number' && status >= 400 && status < 500 && !temporaryStatuses.has(status);
  const message = error instanceof Error && error.message !== '' ? error.message : fallbackMessage;
  const isDenied = kind === 'forbidden' || kind === 'notFound' || status === 403 || status === 404;
  return { isRefusal: isFinalStatus || finalKinds.has(kind), isDenied, message };
}
