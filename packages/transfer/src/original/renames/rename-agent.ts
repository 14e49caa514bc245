import { isJsonArray, isJsonObject, parseBoundedJson, type JsonObject, type JsonValue } from '@confab/model';
import type { Files } from '../../document.ts';
import { at, objectsAt, textAt } from '../../read-json.ts';
import { toSortedJson } from '../../sorted-json.ts';
import { addNames, changeValues, replaceNames } from './renamed-rows.ts';

/** Renames the parts of an agent: `from` and `to` are exports of the same project, with their names and those to give. */
export function renameAgent(files: Files, from: Files, to: Files): Files {
  if (from.size !== to.size) return files;
  const names = {
    intents: new Map<string, string>(),
    lists: new Map<string, string>(),
    slots: new Map<string, string>(),
  };
  const paths = new Map<string, string>();
  const target = [...to];
  for (const [index, [path, text]] of [...from].entries()) {
    const [renamedPath = path, renamedText = text] = target[index] ?? [];
    if (path !== renamedPath) paths.set(path, renamedPath);
    const [one, other] = [read(text), read(renamedText)];
    if (path.startsWith('entities/')) addNames(names.lists, toList(one), toList(other));
    if (!path.startsWith('intents/')) continue;
    addNames(names.intents, toList(one), toList(other));
    const parameters = (intent: JsonValue | undefined) => objectsAt(objectsAt(intent, 'responses')[0], 'parameters');
    addNames(names.slots, parameters(one), parameters(other));
  }
  const renamed = new Map<string, string>();
  for (const [path, text] of files) {
    const value = /^(?:intents|entities)\/.*\.json$/.test(path) ? read(text) : undefined;
    const own = paths.get(path) ?? path;
    renamed.set(
      own !== path && files.has(own) ? path : own,
      value === undefined ? text : toSortedJson(renameFile(path, value, names)),
    );
  }
  return renamed;
}

const partsMax = 2_000_000;

function read(text: string): JsonValue | undefined {
  return parseBoundedJson(text.replace(/^\uFEFF/, ''), partsMax).value;
}

function toList(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonObject(value) ? [value] : [];
}

interface AgentNames {
  readonly intents: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, string>;
  readonly slots: ReadonlyMap<string, string>;
}

function renameFile(path: string, file: JsonValue, { intents, lists, slots }: AgentNames): JsonValue {
  const toType = (type: string) => replaceNames(type, /^@([\w.-]+)$/g, lists);
  const toText = (text: string) => replaceNames(text, /\$([\w-]+)/g, slots);
  const changes: Readonly<Record<string, (text: string) => string>> = {
    dataType: toType,
    meta: toType,
    alias: (name) => slots.get(name) ?? name,
    value: path.startsWith('intents/') ? toText : (value) => value,
  };
  const isPhrases = isJsonArray(file);
  const changed = changeValues(file, (value) => {
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        if (key === 'speech' && isJsonArray(entry))
          return [key, entry.map((text) => (typeof text === 'string' ? toText(text) : text))];
        if (key === 'parameters' && isJsonArray(entry)) return [key, entry.map((one) => rename(one, slots))];
        const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
        return [key, change && typeof entry === 'string' ? change(entry) : entry];
      }),
    );
  });
  if (isPhrases) return changed;
  return rename(changed, path.startsWith('entities/') ? lists : intents);
}

function rename(entry: JsonValue, names: ReadonlyMap<string, string>): JsonValue {
  const name = names.get(textAt(entry, 'name'));
  return isJsonObject(entry) && name !== undefined && at(entry, 'name') !== name ? { ...entry, name } : entry;
}
