import { isJsonObject, parseBoundedJson, type JsonObject, type JsonValue } from '@confab/model';
import { toBuiltInName } from '../../alexa/built-ins.ts';
import { listModels } from '../../alexa/model-files.ts';
import type { Files } from '../../document.ts';
import { at, objectsAt, textAt } from '../../read-json.ts';
import { toSortedJson } from '../../sorted-json.ts';
import { addNames, changeValues, replaceNames } from './renamed-rows.ts';

const slotMark = /\{([^{}]+)\}/g;

/** Whether a part has a name of its own, which is none of the platform's. */
export function isOwnName(name: string): boolean {
  return !name.startsWith('AMAZON.') && toBuiltInName(name) === undefined;
}

/** Renames the parts of a skill: `from` and `to` are exports of the same project, with their names and those to give. */
export function renameSkill(files: Files, from: Files, to: Files): Files {
  const [own] = listModels(from);
  const [other] = listModels(to);
  const [fromModel, toModel] = [readModel(from, own?.entry), readModel(to, other?.entry)];
  const intents = new Map<string, string>();
  const types = new Map<string, string>();
  const slots = new Map<string, string>();
  const [fromIntents, toIntents] = [objectsAt(fromModel, 'intents'), objectsAt(toModel, 'intents')];
  addNames(intents, fromIntents, toIntents);
  addNames(types, objectsAt(fromModel, 'types'), objectsAt(toModel, 'types'));
  for (const [index, intent] of fromIntents.entries())
    addNames(slots, objectsAt(intent, 'slots'), objectsAt(toIntents[index], 'slots'));
  const renamed = new Map(files);
  for (const { entry } of listModels(files)) {
    const { value } = parseBoundedJson(files.get(entry) ?? '');
    if (value !== undefined) renamed.set(entry, toSortedJson(renameModel(value, { intents, types, slots })));
  }
  return renamed;
}

function readModel(files: Files, entry = ''): JsonValue | undefined {
  return at(at(parseBoundedJson(files.get(entry) ?? '').value, 'interactionModel'), 'languageModel');
}

interface SkillNames {
  readonly intents: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
  readonly slots: ReadonlyMap<string, string>;
}

function renameModel(model: JsonValue, { intents, types, slots }: SkillNames): JsonValue {
  const rename = (names: ReadonlyMap<string, string>) => (entry: JsonValue) => {
    if (!isJsonObject(entry)) return entry;
    const renamed = names.get(textAt(entry, 'name'));
    return renamed === undefined ? entry : { ...entry, name: renamed };
  };
  const changes: Readonly<Record<string, (value: JsonValue) => JsonValue>> = {
    intents: rename(intents),
    types: rename(types),
    slots: (slot) => {
      const type = types.get(textAt(slot, 'type'));
      return rename(slots)(isJsonObject(slot) && type !== undefined ? { ...slot, type } : slot);
    },
    samples: (sample) => (typeof sample === 'string' ? replaceNames(sample, slotMark, slots) : sample),
    variations: (variation) =>
      isJsonObject(variation)
        ? { ...variation, value: replaceNames(textAt(variation, 'value'), slotMark, slots) }
        : variation,
  };
  return changeValues(model, (value) => (isJsonObject(value) ? changeLists(value, changes) : value));
}

/** Changes the entries of the lists of an object. */
function changeLists(
  object: JsonObject,
  changes: Readonly<Record<string, (value: JsonValue) => JsonValue>>,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
      return [key, change && Array.isArray(value) ? value.map(change) : value];
    }),
  );
}
