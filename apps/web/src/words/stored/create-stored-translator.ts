import { fillMessage } from '@confab/model';
import type { TranslatedMessages } from '../create-translator.ts';
import type { MessageName } from '../message-name.ts';
import texts from './stored-texts.json' with { type: 'json' };
import { storedLists, type StoredKind, type StoredTranslator } from './stored-text.ts';

/** Creates the translator of stored texts of a language from its messages. */
export function createStoredTranslator(messages: TranslatedMessages): StoredTranslator {
  const namesByKind = new Map<StoredKind, ReadonlyMap<string, MessageName>>();
  return (kind, text, { name: storedName, parts } = {}) => {
    const known = namesByKind.get(kind) ?? listNames(kind);
    namesByKind.set(kind, known);
    const name = storedName !== undefined && isName(storedName) ? storedName : known.get(text);
    if (name !== undefined) return fillMessage(messages[name], parts);
    // The description of a version contains its number.
    const number = /\d+/.exec(text)?.[0] ?? '';
    const numbered = known.get(text.replace(number, '{number}'));
    return numbered === undefined ? fillMessage(text, parts) : fillMessage(messages[numbered], { number });
  };

  function isName(name: string): name is MessageName {
    return Object.hasOwn(messages, name);
  }
}

/** The names of the messages of a kind, by each text that they have had. */
function listNames(kind: StoredKind): ReadonlyMap<string, MessageName> {
  const prefixes = storedLists[kind].map((list) => `${list}.`);
  // A test compares the keys of the file with the names of the messages.
  const entries = Object.entries(texts) as [MessageName, string[]][];
  const ofKind = entries.filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
  return new Map(ofKind.flatMap(([name, ofMessage]) => ofMessage.map((text) => [text, name])));
}
