import { isJsonObject, parseBoundedJson } from '@confab/model';

// The JSON form of the SignalR hub protocol: the messages, and how a text is split into them.

/** Ends every message; one frame may hold several. */
export const recordSeparator = '\u001e';

export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancel: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** Messages of the types 1 to 5 are numbered and repeated after a lost connection. */
export function isNumbered(type: number): boolean {
  return type >= messageTypes.invocation && type <= messageTypes.cancel;
}

/** One message from a client, with the fields that the server reads. */
export interface ClientMessage {
  readonly type: number;
  readonly invocationId: string | undefined;
  readonly target: string;
  readonly args: readonly unknown[];
  readonly sequenceId: number;
}

/** Thrown for a text that is not a message of the protocol; its connection is closed. */
export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage';
}

/**
 * Splits a frame into records. The last one needs its separator too.
 *
 * @throws MalformedMessage when the separator is missing.
 */
export function splitRecords(text: string): string[] {
  if (!text.endsWith(recordSeparator)) throw new MalformedMessage('The message is not complete.');
  return text.slice(0, -1).split(recordSeparator);
}

/** @throws MalformedMessage for any other text. */
export function parseMessage(record: string): ClientMessage {
  const value = parseRecord(record);
  const { type, invocationId, target, arguments: args, sequenceId } = value;
  if (typeof type !== 'number') throw new MalformedMessage('The message has no type.');
  return {
    type,
    invocationId: typeof invocationId === 'string' ? invocationId : undefined,
    target: typeof target === 'string' ? target : '',
    args: Array.isArray(args) ? args : [],
    sequenceId: typeof sequenceId === 'number' ? sequenceId : 0,
  };
}

/** Reads the first record of a connection. Version 2 can reconnect without loss. */
export function parseHandshake(record: string): { version: number } {
  const { protocol, version } = parseRecord(record);
  if (protocol !== 'json' || (version !== 1 && version !== 2))
    throw new MalformedMessage('Only the JSON protocol is spoken here.');
  return { version };
}

function parseRecord(record: string): Record<string, unknown> {
  const { value, fault } = parseBoundedJson(record);
  // The methods refuse texts that cannot be stored; the connection stays open.
  if (fault?.kind === 'nul' || fault?.kind === 'surrogate') return parseObject(record);
  if (fault) throw new MalformedMessage('The message is not JSON, or beyond the limits.');
  if (!isJsonObject(value)) throw new MalformedMessage('The message is no object.');
  return value;
}

/** Parses JSON whose limits are checked. */
function parseObject(record: string): Record<string, unknown> {
  const value: unknown = JSON.parse(record);
  if (typeof value !== 'object' || value === null) throw new MalformedMessage('The message is no object.');
  return { ...value };
}

/** Serializes a message with its separator. */
export function toRecord(message: object): string {
  return JSON.stringify(message) + recordSeparator;
}

/** An `update` pushed to a client (P4.42). */
export function updateRecord(type: string, payload: unknown): string {
  return toRecord({ type: messageTypes.invocation, target: 'update', arguments: [type, payload] });
}

export function completionRecord(invocationId: string, result: unknown): string {
  return toRecord({ type: messageTypes.completion, invocationId, result });
}

/** The answer to an invalid handshake: the reason, sent before the socket is closed. */
export function refusedHandshake(error: string): string {
  return toRecord({ error });
}

export const pingRecord = toRecord({ type: messageTypes.ping });
