import { readRows } from '@confab/inputs';
import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { getBuiltInType, toListType, type Assistant } from '../../assistant.ts';
import { at, entriesOf, textAt } from '../../read-json.ts';

/** The tables of a project whose rows have names on a platform. */
const tables = { intents: 'Intents', slots: 'Slots', lists: 'SlotTypes' } as const;

type NamedTable = keyof typeof tables;

/** The names that rows had when they were imported, by their present names. */
export type RowRenames = Readonly<Record<NamedTable, ReadonlyMap<string, string>>>;

/** Lists the names of the rows of a project by their ids, by which an export recognises them after a rename. */
export function listRowNames(values: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.values(tables).map((table) => [
      table,
      Object.fromEntries(readRows(values[table]).map(({ id, values: row }) => [id, textAt(row, 'Name')])),
    ]),
  );
}

/**
 * Finds the rows that were renamed since the import; undefined for none. A row whose former name now belongs to another
 * one is not among them.
 */
export function findRenames(
  values: JsonObject,
  rowNames: JsonValue | undefined,
  canRename: (name: string) => boolean,
): RowRenames | undefined {
  const find = (table: NamedTable) => {
    const stored = new Map(entriesOf(at(rowNames, tables[table])));
    const rows = readRows(values[tables[table]]).map(({ id, values: row }) => ({
      name: textAt(row, 'Name'),
      former: stored.get(id),
    }));
    const renamed = rows.flatMap(({ name, former }) =>
      typeof former === 'string' && former !== '' && name !== '' && former !== name && [name, former].every(canRename)
        ? [[name, former] as const]
        : [],
    );
    const names = new Map(renamed);
    const others = new Set(rows.filter(({ name }) => !names.has(name)).map(({ name }) => name.toLowerCase()));
    const isUnique = rows.length === new Set(rows.map(({ name }) => name.toLowerCase())).size;
    return new Map(isUnique ? renamed.filter(([, former]) => !others.has(former.toLowerCase())) : []);
  };
  const renames = { intents: find('intents'), slots: find('slots'), lists: find('lists') };
  return Object.values(renames).some(({ size }) => size > 0) ? renames : undefined;
}

/** Gives the parts of an assistant the names that they had when they were imported. */
export function restoreNames(assistant: Assistant, renames: RowRenames): Assistant {
  const slotNames = new Map([...renames.slots].map(([name, former]) => [name.toLowerCase(), former]));
  const toSlot = (name: string) => slotNames.get(name.trim().toLowerCase()) ?? name;
  const toIntent = (name: string) => renames.intents.get(name) ?? name;
  const toList = (name: string) => renames.lists.get(name) ?? name;
  const { intents, slots, lists, translations } = assistant;
  return {
    ...assistant,
    intents: intents.map((intent) => ({
      ...intent,
      name: toIntent(intent.name),
      follows: intent.follows.map(toIntent),
      samples: intent.samples.map((sample) =>
        sample.replaceAll(/\{([^{}]*)\}/g, (_mark, slot: string) => `{${toSlot(slot)}}`),
      ),
      fills: intent.fills.map((fill) => ({ ...fill, slot: toSlot(fill.slot) })),
    })),
    slots: slots.map((slot) => ({
      ...slot,
      name: toSlot(slot.name),
      ...(getBuiltInType(slot) === undefined && toListType(toList(slot.type))),
    })),
    lists: lists.map((list) => ({ ...list, name: toList(list.name) })),
    ...(translations && { translations: translations.map((one) => restoreNames(one, renames)) }),
  };
}

/** Replaces names inside of a text by a pattern whose group is a name. */
export function replaceNames(text: string, pattern: RegExp, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(pattern, (mark: string, name: string) => {
    const renamed = names.get(name);
    return renamed === undefined ? mark : mark.replace(name, () => renamed);
  });
}

/** Adds the pairs of names of two lists that have the same entries in the same order. */
export function addNames(names: Map<string, string>, from: readonly JsonValue[], to: readonly JsonValue[]): void {
  if (from.length !== to.length) return;
  for (const [index, entry] of from.entries()) {
    const [name, renamed] = [textAt(entry, 'name'), textAt(to[index], 'name')];
    if (name !== renamed) names.set(name, renamed);
  }
}

/** Changes all values of a JSON value, the innermost first. */
export function changeValues(value: JsonValue, change: (value: JsonValue) => JsonValue): JsonValue {
  if (Array.isArray(value)) return change(value.map((entry: JsonValue) => changeValues(entry, change)));
  if (!isJsonObject(value)) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, changeValues(entry, change)])));
}
