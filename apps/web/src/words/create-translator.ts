import { fillMessage, type MessageParts } from '@confab/model';
import { messageRegistry, type MessageName } from './message-registry.ts';

/** Translates an English message and fills its placeholders; an unknown text stays English. */
export type Translator = (english: string, parts?: MessageParts) => string;

/** The messages of one language. A missing or stale one is a type error. */
export type TranslatedMessages = Readonly<Record<MessageName, string>>;

interface MessagePattern {
  readonly name: MessageName;
  readonly expression: RegExp;
  readonly placeholders: readonly string[];
}

const names = Object.keys(messageRegistry) as MessageName[];
// Of names with the same text the first one wins; a test checks that their translations are the same.
const nameByText = new Map(names.toReversed().map((name) => [messageRegistry[name], name]));
const patterns = names.filter((name) => messageRegistry[name].includes('{')).map(toPattern);

/** Creates the translator of a language from its messages. */
export function createTranslator(messages: TranslatedMessages): Translator {
  return (english, parts = {}) => {
    const name = nameByText.get(english);
    if (name !== undefined) return fillMessage(messages[name], parts);
    const found = matchFilledMessage(english);
    return found ? fillMessage(messages[found.name], found.parts) : fillMessage(english, parts);
  };
}

/** The name of an English message; undefined for a text that is not in the registry. */
export function findMessageName(english: string): MessageName | undefined {
  return nameByText.get(english) ?? matchFilledMessage(english)?.name;
}

/** Finds the message of a text whose placeholders the server or a rule has filled. */
function matchFilledMessage(english: string): { readonly name: MessageName; readonly parts: MessageParts } | undefined {
  for (const { name, expression, placeholders } of patterns) {
    const match = expression.exec(english);
    if (match) return { name, parts: Object.fromEntries(placeholders.map((key, at) => [key, match[at + 1] ?? ''])) };
  }
  return undefined;
}

function toPattern(name: MessageName): MessagePattern {
  const pieces = messageRegistry[name].split(/\{(\w+)\}/);
  const source = pieces.map((piece, at) => (at % 2 === 0 ? escapeRegExp(piece) : '(.+)')).join('');
  return { name, expression: new RegExp(`^${source}$`), placeholders: pieces.filter((_, at) => at % 2 === 1) };
}

function escapeRegExp(text: string) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
