import { isJsonArray, isJsonObject, parseBoundedJson, type JsonObject, type JsonValue } from '@confab/model';
import type { Files } from '../document.ts';
import { getFileTag } from '../dialogflow/agent-files.ts';
import { at, entriesOf, objectsAt, textAt, toWord } from '../read-json.ts';
import { toSortedJson } from '../sorted-json.ts';
import { addLinks, readLinks, removeLinks } from './agent-links.ts';
import { groupTexts, ungroupTexts } from './texts-by-language.ts';
import { isSafePath } from './safe-path.ts';
import { createBranch, fromTree, toTree, type Branch, type ListNames, type PackageTree } from './package-tree.ts';

/** Names the entries of lists of an agent. */
export const agentLists: ListNames = {
  responses: () => 'response',
  parameters: (entry) => textAt(entry, 'name'),
  events: (entry) => textAt(entry, 'name'),
  synonyms: String,
  supportedLanguages: String,
  '#phrases': (entry) => toTemplate(entry),
  '#values': (entry) => toWord(at(entry, 'value')) || toWord(entry),
};

/** Converts the files of an agent to a tree. The most valuable sections come first. */
export function toAgentTree(files: Files, clean: (value: JsonValue) => JsonValue): Branch {
  const json = new Map(
    [...files].map(([path, text]) => [path, parseBoundedJson(text.replace(/^\uFEFF/, ''), partsMax).value]),
  );
  const intents = new NamedFiles(json, 'intents/');
  const entities = new NamedFiles(json, 'entities/');
  const isRead = (path: string) =>
    path === 'agent.json' || path === 'package.json' || intents.has(path) || entities.has(path);
  const agent = json.get('agent.json');
  const ownLanguage = textAt(agent, 'language');
  return createBranch([
    ['agent', agent === undefined ? undefined : toTree(clean(agent), agentLists)],
    ['package', toOptionalTree(json.get('package.json'))],
    ['links', { kind: 'leaf', value: readLinks(intents.named()) }],
    ['intents', nameFiles(intents.named(), (intent) => groupTexts(removeLinks(intent), ownLanguage))],
    ['entities', nameFiles(entities.named(), (entity) => entity)],
    ...intents
      .languages('_usersays_')
      .map(([language, lists]) => [`phrases ${language}`, nameLists(lists, '#phrases')] as const),
    ...entities
      .languages('_entries_')
      .map(([language, lists]) => [`values ${language}`, nameLists(lists, '#values')] as const),
    [
      'files',
      createBranch(
        [...files].filter(([path]) => !isRead(path)).map(([path, value]) => [path, { kind: 'leaf', value }]),
      ),
    ],
  ]);
}

/** Converts a tree back to the files of an agent. */
export function fromAgentTree(tree: Branch): Files {
  const value = fromTree(tree);
  const files = new Map<string, string>();
  const add = (path: string, content: JsonValue | undefined) => {
    if (content !== undefined && isSafePath(path)) files.set(path, toSortedJson(content));
  };
  add('agent.json', at(value, 'agent'));
  add('package.json', at(value, 'package'));
  const links = at(value, 'links');
  const ids = new Map(entriesOf(at(value, 'intents')).map(([name, file]) => [name, textAt(at(file, 'json'), 'id')]));
  const paths = new Map<string, string>();
  for (const section of ['intents', 'entities'])
    for (const [name, file] of entriesOf(at(value, section))) {
      const path = textAt(file, 'path');
      paths.set(`${section} ${name}`, path);
      add(
        `${path}.json`,
        section === 'intents'
          ? addLinks(ungroupTexts(at(file, 'json') ?? null), at(links, name), ids)
          : at(file, 'json'),
      );
    }
  for (const [section, lists] of entriesOf(value)) {
    const [kind = '', language = ''] = section.split(' ');
    const [place, suffix] =
      kind === 'phrases' ? ['intents', '_usersays_'] : kind === 'values' ? ['entities', '_entries_'] : [];
    if (place === undefined) continue;
    for (const [name, list] of entriesOf(lists)) {
      const path = paths.get(`${place} ${name}`);
      if (path !== undefined) add(`${path}${suffix}${language}.json`, list);
    }
  }
  for (const [path, text] of entriesOf(at(value, 'files')))
    if (typeof text === 'string' && isSafePath(path)) files.set(path, text);
  return files;
}

const partsMax = 2_000_000;

/** A file with its name. */
export interface NamedFile {
  readonly name: string;
  /** The path without the extension. */
  readonly path: string;
  readonly json: JsonObject;
}

/** The files of a folder by the names of intents or entities, and their lists by language. */
class NamedFiles {
  readonly #named: NamedFile[] = [];
  readonly #lists = new Map<string, readonly JsonValue[]>();
  readonly #paths = new Set<string>();

  constructor(json: ReadonlyMap<string, JsonValue | undefined>, folder: string) {
    const names = new Set<string>();
    for (const [entry, value] of json) {
      if (!entry.startsWith(folder) || !entry.endsWith('.json')) continue;
      const path = entry.slice(0, -'.json'.length);
      if (isJsonArray(value) && getFileTag(entry) !== undefined) this.#lists.set(path, value);
      else if (isJsonObject(value)) {
        const own = textAt(value, 'name') || path.slice(folder.length);
        const name = names.has(own) ? `${own} (${path})` : own;
        names.add(name);
        this.#named.push({ name, path, json: value });
        this.#paths.add(entry);
      }
    }
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  named(): readonly NamedFile[] {
    return this.#named;
  }

  /** Returns the lists of each language by the name of their intent or entity. */
  languages(suffix: string): (readonly [string, Map<string, readonly JsonValue[]>])[] {
    const names = new Map(this.#named.map(({ path, name }) => [path, name]));
    const languages = new Map<string, Map<string, readonly JsonValue[]>>();
    for (const [path, list] of this.#lists) {
      const split = path.lastIndexOf(suffix);
      const name = split < 0 ? undefined : names.get(path.slice(0, split));
      if (name === undefined) continue;
      this.#paths.add(`${path}.json`);
      const language = path.slice(split + suffix.length);
      const lists = languages.get(language) ?? new Map<string, readonly JsonValue[]>();
      languages.set(language, lists.set(name, list));
    }
    return [...languages];
  }
}

function toOptionalTree(value: JsonValue | undefined): PackageTree | undefined {
  return value === undefined ? undefined : toTree(value, agentLists);
}

function nameFiles(files: readonly NamedFile[], convert: (json: JsonObject) => JsonValue): Branch {
  return createBranch(
    files.map(({ name, path, json }) => [
      name,
      createBranch([
        ['path', { kind: 'leaf', value: path }],
        ['json', toTree(convert(json), agentLists)],
      ]),
    ]),
  );
}

function nameLists(lists: ReadonlyMap<string, readonly JsonValue[]>, property: string): Branch {
  return createBranch([...lists].map(([name, list]) => [name, toTree(list, agentLists, property)]));
}

/** Returns the words of a phrase with its parameters as `{name}`. */
function toTemplate(phrase: JsonValue): string {
  return objectsAt(phrase, 'data')
    .map((part) => (textAt(part, 'alias') === '' ? textAt(part, 'text') : `{${textAt(part, 'alias')}}`))
    .join('');
}
