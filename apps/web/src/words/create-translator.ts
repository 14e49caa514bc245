import { fillMessage, type MessageParts } from '@confab/model';
import type { MessageName } from './message-name.ts';
import type { Message } from './message.ts';

/**
 * Translates a message by its name, with its own values or, if it has none, with the given ones. A message without a
 * name stays as it is.
 */
export type Translator = (shown: Message, parts?: MessageParts) => string;

/** The messages of one language. A missing or stale one is a type error. */
export type TranslatedMessages = Readonly<Record<MessageName, string>>;

/** Creates the translator of a language from its messages, or from those that a page needs. */
export function createTranslator(messages: Partial<TranslatedMessages>): Translator {
  return ({ message, messageName, messageParts }, parts) => {
    if (messageName === undefined) return message;
    // A newer server may name messages that this page does not know.
    const text = isName(messageName) ? messages[messageName] : undefined;
    return text === undefined ? message : fillMessage(text, messageParts ?? parts);
  };

  function isName(name: string): name is MessageName {
    return Object.hasOwn(messages, name);
  }
}
