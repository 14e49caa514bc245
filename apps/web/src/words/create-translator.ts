import { fillMessage, type MessageParts } from '@confab/model';
import { findNameOfRoute, type MessageName } from './message-registry.ts';
import type { Message } from './message.ts';

/** Translates a message by its name, with its own values or, for one of a list, the given ones. A message without a name stays. */
export type Translator = (shown: Message, parts?: MessageParts) => string;

/** The messages of one language. A missing or stale one is a type error. */
export type TranslatedMessages = Readonly<Record<MessageName, string>>;

/** Creates the translator of a language from its messages. */
export function createTranslator(messages: TranslatedMessages): Translator {
  return ({ message, messageName, messageParts }, parts) => {
    if (messageName === undefined) return message;
    const name = findNameOfRoute(messageName) ?? messageName;
    // A newer server may name messages that this page does not know.
    return isName(name) ? fillMessage(messages[name], messageParts ?? parts) : message;
  };

  function isName(name: string): name is MessageName {
    return Object.hasOwn(messages, name);
  }
}
