import { toMessage, type Message } from '../../words/message.ts';
/** What a failed call means for its request. */
export interface CallFailure {
  /** The server refused the request; repeating it would not help. */
  readonly isRefusal: boolean;
  /** The item does not exist or may not be changed: 403 and 404. */
  readonly isDenied: boolean;
  /** The author may not change the item: 403. */
  readonly isForbidden: boolean;
  readonly message: Message;
}

/** Statuses with which the server rejects a request without examining it. */
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

/** Distinguishes a final refusal from a failure of the network or the server, which may be repeated. */
export function describeFailure(error: unknown, fallback: Message): CallFailure {
  // Reading a missing field of an object returns undefined.
  const { kind, status } = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const isFinalStatus = typeof status === 'number' && status >= 400 && status < 500 && !temporaryStatuses.has(status);
  const message = toMessage(error, fallback);
  const isForbidden = kind === 'forbidden' || status === 403;
  const isDenied = isForbidden || kind === 'notFound' || status === 404;
  return { isRefusal: isFinalStatus || finalKinds.has(kind), isDenied, isForbidden, message };
}
