import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Files } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import { readJson, readJsonObject, textAt } from '../read-json.ts';

/** The entry at the root of the zip that identifies an agent. */
export const agentEntry = 'agent.json';

/** An intent with its phrases in one language. */
export interface IntentFile {
  readonly entry: string;
  readonly intent: JsonObject;
  readonly phrases: readonly JsonObject[];
}

/** An entity with its entries in one language; the list is empty when it has none. An entry can be a plain text. */
export interface EntityFile {
  readonly entry: string;
  readonly entity: JsonObject;
  readonly entries: readonly JsonValue[];
}

// A tag can have digits, such as `es-419`, but not at its start.
const isPhrases = /_usersays_[a-z]+(?:-[a-z0-9]+)*\.json$/i;
const isEntries = /_entries_[a-z]+(?:-[a-z0-9]+)*\.json$/i;
const fileTag = /^(?:intents|entities)\/.*_(?:usersays|entries)_([a-z]+(?:-[a-z0-9]+)*)\.json$/i;
/** Files of languages that are not imported may be larger than those that are. */
const partsMax = 2_000_000;

/**
 * Returns the tag of a language in the names of an agent's files, such as `en` although the agent has `en-US`: its own,
 * else another one of the same language.
 */
export function findFileTag(files: Files, language: string): string {
  const tags = [...files.keys()].flatMap((path) => getFileTag(path) ?? []);
  const getMain = (tag: string) => tag.toLowerCase().split('-')[0];
  if (tags.includes(language)) return language;
  return tags.toSorted().find((tag) => getMain(tag) === getMain(language)) ?? language;
}

/** Returns the tag of the language that a file of phrases or values is in; undefined for another file. */
export function getFileTag(path: string): string | undefined {
  return fileTag.exec(path)?.[1];
}

/** Reads the intents of an agent; an intent without phrases in the language has an empty list. */
export function readIntents(files: Files, language: string, findings: Findings): IntentFile[] {
  return listEntries(files, 'intents/', isPhrases).flatMap((entry) => {
    const intent = readJsonObject(files.get(entry) ?? '', entry, findings);
    if (!intent) return [];
    const phrases = readEntryList(files, entry, `_usersays_${language}`, findings);
    return [{ entry, intent, phrases: phrases.filter((row) => isJsonObject(row)) }];
  });
}

export function readEntities(files: Files, language: string, findings: Findings): EntityFile[] {
  return listEntries(files, 'entities/', isEntries).flatMap((entry) => {
    const entity = readJsonObject(files.get(entry) ?? '', entry, findings);
    if (!entity) return [];
    return [{ entry, entity, entries: readEntryList(files, entry, `_entries_${language}`, findings) }];
  });
}

/** Lists the files of intents and entities that are none, such as damaged phrases of a further language. */
export function listUnread(files: Files): string[] {
  return [...files.entries()]
    .filter(([path]) => path !== agentEntry && isAgentFile(path))
    .filter(([path, text]) => {
      const value = readJson(text, path, createFindings(), partsMax);
      return !isJsonObject(value) && !isJsonArray(value);
    })
    .map(([path]) => path);
}

/** Whether the path is that of the agent, an intent or an entity. */
export function isAgentFile(path: string): boolean {
  return path === agentEntry || /^(?:intents|entities)\/.*\.json$/.test(path);
}

/** Returns the name in a file, or its file name. */
export function getEntryName(entry: string, row: JsonObject): string {
  return textAt(row, 'name') || entry.slice(entry.lastIndexOf('/') + 1).replace(/\.json$/, '');
}

/** Lists the files of a folder that are not lists of a language; an intent may be called `tea_usersays_v-2`. */
function listEntries(files: Files, folder: string, lists: RegExp): string[] {
  const isList = (path: string, text: string) =>
    lists.test(path) &&
    (files.has(path.replace(lists, '.json')) || !isJsonObject(readJson(text, path, createFindings(), partsMax)));
  return [...files.entries()]
    .filter(([path, text]) => path.startsWith(folder) && path.endsWith('.json') && !isList(path, text))
    .map(([path]) => path)
    .toSorted();
}

function readEntryList(files: Files, entry: string, suffix: string, findings: Findings): readonly JsonValue[] {
  const path = `${entry.slice(0, -'.json'.length)}${suffix}.json`;
  const text = files.get(path);
  const list = text === undefined ? [] : readJson(text, path, findings);
  return isJsonArray(list) ? list : [];
}
