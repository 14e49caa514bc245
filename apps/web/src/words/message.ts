import type { Call } from '@confab/contracts';
import type { MessageName } from '@confab/messages';
import { fillMessage, type ItemSchema, type MessageParts, type NamedMessage } from '@confab/model';

/**
 * What a person is to read. One with a name is translated by it; the English text of a list may have placeholders without values.
 * One without a name is shown as it is: words of a feature, which are in the language of the interface, or a text of a server.
 */
export type Message = NamedMessage;

/** No message, such as that of a failure without a reason. */
export const noMessage: Message = { message: '' };

/** A message of a list of a package, with its values. A name of no list is a type error. */
export function nameMessage(messageName: MessageName, message: string, messageParts?: MessageParts): Message {
  return { message: fillMessage(message, messageParts), messageName, messageParts };
}

/** A message of a script of a schema, whose translation is found in the texts of the schema. */
export interface ScriptMessage extends Message {
  /** Kind and type of the schema: `node.Say`. */
  readonly schema: string;
}

/** Messages of the scripts of a schema, by the names of the inputs. */
export function toScriptMessages(
  { kind, type }: Pick<ItemSchema, 'kind' | 'type'>,
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, ScriptMessage>> {
  const schema = `${kind}.${type}`;
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message, schema }]));
}

/** The message of a call that failed without one of its own. Its name is the route of the call. */
export function getFallback({
  method,
  path,
  fallbackMessage,
}: Pick<Call, 'method' | 'path' | 'fallbackMessage'>): Message {
  return { message: fallbackMessage, messageName: `${method} ${path}` };
}

/** The message of a failure, which may be kept; an error without one has the fallback. */
export function toMessage(error: unknown, fallback: Message = { message: String(error) }): Message {
  if (!(error instanceof Error) || error.message === '') return fallback;
  const { message, messageName, messageParts }: NamedMessage = error;
  return messageName === undefined ? { message } : { message, messageName, messageParts };
}

/** An error whose message is shown. */
export function createShownError({ message, ...naming }: Message, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), naming);
}
