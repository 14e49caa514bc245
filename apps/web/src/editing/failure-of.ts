/** What a failed call means for what was asked. */
export interface CallFailure {
  /** The server looked at it and said no; asking again changes nothing. */
  readonly isRefusal: boolean;
  readonly message: string;
}

const finalKinds: ReadonlySet<unknown> = new Set([
  'refused', 'invalid', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'unprocessable',
]);

/** Tells a refusal, which is final, from a connection or a server that may come back. */
export function failureOf(error: unknown, fallbackMessage: string): CallFailure {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  const message = error instanceof Error && error.message !== '' ? error.message : fallbackMessage;
  return { isRefusal: finalKinds.has(kind), message };
}
