import type { JsonValue } from '@confab/model';
import type { PlatformNames } from '../alexa/write-names.ts';
import { getBuiltInType, type Assistant, type AssistantList } from '../assistant.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import type { Findings } from '../finding.ts';

/** The context in which the lists of an agent are written. */
interface ListWriting {
  readonly names: PlatformNames;
  readonly newId: () => string;
  readonly add: (path: string, value: JsonValue) => void;
  readonly findings: Findings;
}

/** Names the list of slots for yes or no, for which the platform has no type, as no list of the project is named. */
export function nameYesNoList({ lists }: Assistant): string {
  const taken = new Set(lists.map(({ name }) => name));
  let name = 'yesNo';
  while (taken.has(name)) name += '_';
  return name;
}

/** Returns the lists of an assistant, with that of yes and no if a slot needs it. */
export function listEntities(assistant: Assistant): readonly AssistantList[] {
  const { lists: own, slots, language } = assistant;
  if (!slots.some((slot) => getBuiltInType(slot) === 'yesNo')) return own;
  const { yes, no } = getDefaultPhrases(language);
  const value = ([first = '', ...synonyms]: readonly string[]) => ({ value: first, synonyms });
  return [...own, { name: nameYesNoList(assistant), isOpen: false, values: [value(yes), value(no)] }];
}

/** Writes a list as an entity with its values in one language. */
export function addList(list: AssistantList, language: string, writing: ListWriting) {
  const name = writing.names.getName(list.name);
  writing.add(`entities/${name}.json`, {
    id: writing.newId(),
    name,
    isOverridable: true,
    isEnum: false,
    isRegexp: false,
    automatedExpansion: list.isOpen,
    allowFuzzyExtraction: false,
  });
  addEntries(list, language, writing);
}

/** Writes the values of an entity in one language. */
export function addEntries(
  { name, values }: AssistantList,
  language: string,
  { names, add, findings }: Omit<ListWriting, 'newId'>,
) {
  const changed = values.flatMap(({ synonyms }) => synonyms).filter((word) => toPlainWord(word) !== word);
  for (const word of changed) findings.note(`entities/${name}`, 'synonymChanged', word, toPlainWord(word));
  add(
    `entities/${names.getName(name)}_entries_${language}.json`,
    values.map(({ value, synonyms }) => ({
      value,
      synonyms: [...new Set([toPlainWord(value), ...synonyms.map(toPlainWord)])].filter((word) => word !== ''),
    })),
  );
}

/** A word without the signs that the platform refuses. */
function toPlainWord(word: string): string {
  return word
    .replaceAll(/[^\p{L}\p{N}\s'_-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
