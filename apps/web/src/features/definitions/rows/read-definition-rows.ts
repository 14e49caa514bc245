import { getRowFields, getRowId } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** An intent of the project as its page shows it. */
export interface IntentRow {
  readonly id: string;
  readonly name: string;
  readonly samples: readonly string[];
  /** Lower-case names of the slots that the samples mark. */
  readonly slotNames: readonly string[];
}

export interface SlotRow {
  readonly id: string;
  readonly name: string;
  /** A built-in type, or the id or name of a list. */
  readonly type: string;
  readonly variable: string;
}

export interface ListRow {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly values: readonly ListValue[];
}

/** A value of a list with its synonyms. */
export interface ListValue {
  readonly value: string;
  readonly synonyms: readonly string[];
}

export interface VariableRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly firstValue: string;
  readonly scope: string;
  /** Whether the product sets it. Such a variable has no row and cannot be changed. */
  readonly isSystem: boolean;
}

/** The rows of a table; a row that did not change is the same object as before. */
export function readDefinitionRows<Row>(
  rows: JsonValue | undefined,
  known: WeakMap<JsonObject, Row>,
  read: (id: string, values: JsonObject) => Row,
): readonly Row[] {
  return (isJsonArray(rows) ? rows : []).flatMap((row) => {
    const id = getRowId(row);
    const values = isJsonObject(row) ? getRowFields(row) : undefined;
    if (id === undefined || !isJsonObject(row) || !isJsonObject(values)) return [];
    const result = known.get(row) ?? read(id, values);
    known.set(row, result);
    return [result];
  });
}

export function readIntent(id: string, values: JsonObject): IntentRow {
  const samples = splitLines(readText(values['Samples']));
  return { id, name: readText(values['Name']), samples, slotNames: findSlotNames(samples) };
}

export function readSlot(id: string, values: JsonObject): SlotRow {
  const type = readText(values['SlotType']) || 'text';
  return { id, name: readText(values['Name']), type, variable: readText(values['Variable']) };
}

export function readList(id: string, values: JsonObject): ListRow {
  const isOpen = values['IsOpen'] === true || values['IsOpen'] === 'true';
  return { id, name: readText(values['Name']), isOpen, values: splitLines(readText(values['Values'])).map(readValue) };
}

export function readVariable(id: string, values: JsonObject): VariableRow {
  return {
    id,
    name: readText(values['Name']),
    type: readText(values['Type']) || 'string',
    firstValue: readText(values['DefaultValue']),
    scope: readText(values['Scope']) || 'Project',
    isSystem: false,
  };
}

/** The lines of a text that are not blank, trimmed. */
function splitLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readValue(line: string): ListValue {
  const [value = '', ...synonyms] = line.split('|').map((part) => part.trim());
  return { value, synonyms: synonyms.filter((part) => part !== '') };
}

function findSlotNames(samples: readonly string[]): readonly string[] {
  const names = samples.flatMap((sample) =>
    Array.from(sample.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name.trim().toLowerCase()),
  );
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('tv.'));
}

function readText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
}
