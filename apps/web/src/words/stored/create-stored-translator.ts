import { fillMessage } from '@confab/model';
import type { TranslatedMessages } from '../create-translator.ts';
import { messageRegistry, type MessageName } from '../message-registry.ts';
import { storedLists, type StoredKind, type StoredTranslator } from './stored-text.ts';

// `Object.keys` loses the type of the keys.
const names = Object.keys(messageRegistry) as MessageName[];

/** Creates the translator of stored texts of a language from its messages. */
export function createStoredTranslator(messages: TranslatedMessages): StoredTranslator {
  const namesByKind = new Map<StoredKind, ReadonlyMap<string, MessageName>>();
  return (kind, text, parts) => {
    const known = namesByKind.get(kind) ?? listNames(kind);
    namesByKind.set(kind, known);
    const name = known.get(text);
    return fillMessage(name === undefined ? text : messages[name], parts);
  };
}

/** The names of the messages of a kind, by their texts. */
function listNames(kind: StoredKind): ReadonlyMap<string, MessageName> {
  const prefixes = storedLists[kind].map((list) => `${list}.`);
  const ofKind = names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return new Map(ofKind.map((name) => [messageRegistry[name], name]));
}
