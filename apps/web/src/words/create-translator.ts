import { fillMessage, type MessageParts } from '@confab/model';
import type { Message, NamedMessage } from './message.ts';
import { messageRegistry, type MessageName } from './message-registry.ts';

/** Translates a message, and fills the placeholders of one that has not arrived filled; an unknown text stays English. */
export type Translator = (shown: Message, parts?: MessageParts) => string;

/** The messages of one language. A missing or stale one is a type error. */
export type TranslatedMessages = Readonly<Record<MessageName, string>>;

// `Object.keys` loses the type of the keys.
const names = Object.keys(messageRegistry) as MessageName[];
// Of names with the same text the first one wins; a test checks that their translations are the same.
const nameByText = new Map(names.toReversed().map((name) => [messageRegistry[name], name]));

/** Creates the translator of a language from its messages. */
export function createTranslator(messages: TranslatedMessages): Translator {
  return (shown, parts) => {
    if (typeof shown === 'string') return fillMessage(findText(shown) ?? shown, parts);
    const { message, messageName, messageParts }: NamedMessage = shown;
    if (messageName === undefined) return findText(message) ?? message;
    // A newer server may name messages that this page does not know.
    return isName(messageName) ? fillMessage(messages[messageName], messageParts) : message;
  };

  function findText(english: string): string | undefined {
    const name = nameByText.get(english);
    return name && messages[name];
  }

  function isName(name: string): name is MessageName {
    return Object.hasOwn(messages, name);
  }
}
