import type { Call } from '@confab/contracts';
import type { MessageName } from '@confab/messages';
import { fillMessage, type MessageParts, type NamedMessage } from '@confab/model';

/**
 * A text for a person. A message with a name is translated by that name; without values, its English text may have
 * placeholders. A message without a name is shown as it is: words of a feature, which are in the language of the
 * interface, or a text of a server.
 */
export type Message = NamedMessage;

/** No message, such as that of a failure without a reason. */
export const noMessage: Message = { message: '' };

/** A message of a list of a package, with its values. A name of no list is a type error. */
export function nameMessage(messageName: MessageName, message: string, messageParts?: MessageParts): Message {
  return { message: fillMessage(message, messageParts), messageName, messageParts };
}

/** The message of a call that failed without its own message, with the name of the call. */
export function getFallback({ name, fallbackMessage }: Pick<Call, 'name' | 'fallbackMessage'>): Message {
  return { message: fallbackMessage, messageName: name };
}

/** The message of a failure, without the error itself, so that it can be stored; the fallback without a message. */
export function toMessage(error: unknown, fallback: Message = { message: String(error) }): Message {
  if (!(error instanceof Error) || error.message === '') return fallback;
  const { message, messageName, messageParts }: NamedMessage = error;
  return messageName === undefined ? { message } : { message, messageName, messageParts };
}

/** An error whose message is shown. */
export function createShownError({ message, ...naming }: Message, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), naming);
}
