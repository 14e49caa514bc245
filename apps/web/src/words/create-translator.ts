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

interface FoundMessage {
  readonly name: MessageName;
  readonly parts: MessageParts;
}

/** Creates the translator of a language from its messages. */
export function createTranslator(messages: TranslatedMessages): Translator {
  return (english, parts = {}) => {
    const found = findMessage(english);
    return found ? fillMessage(messages[found.name], { ...parts, ...found.parts }) : fillMessage(english, parts);
  };
}

/**
 * Finds the message of an English text, and the values of placeholders that the server or a rule has filled.
 *
 * @returns undefined for a text that is not in the registry.
 */
export function findMessage(english: string): FoundMessage | undefined {
  const name = nameByText.get(english);
  if (name !== undefined) return { name, parts: {} };
  for (const { name: filled, expression, placeholders } of patterns) {
    const match = expression.exec(english);
    if (!match) continue;
    return { name: filled, parts: Object.fromEntries(placeholders.map((key, at) => [key, match[at + 1] ?? ''])) };
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
