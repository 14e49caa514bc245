import { itemMessages, profileMessages, unprocessable } from '@confab/contracts';
import {
  acceptsValue,
  findFormErrors,
  getRowId,
  isFittingRow,
  isLocked,
  isSameJson,
  joinPath,
  listEditableInputs,
  listRows,
  type FormError,
} from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  limits,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type Property,
} from '@confab/model';
import type { Services } from '../../services.ts';

const textMax = 5_000;
const linesMax = 100;

/**
 * Rejects values that no input of the schema could hold: unknown names, values of another type, changes of locked
 * inputs. This protects all other columns of an account (ACC-14).
 */
export function checkShape(schema: ItemSchema, values: JsonObject, before: JsonObject): void {
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties.find((one) => one.name === name);
    if (!property) throw unprocessable(itemMessages.unknownInput, { name: name.slice(0, 60) });
    if (isLocked(property) && !isSameJson(value, before[name])) {
      throw unprocessable(profileMessages.inputLocked, { label: getLabel(property) });
    }
    if (!acceptsValue(property, value) || !hasFittingTexts(value) || !hasFittingRows(schema, property, value)) {
      throw unprocessable(itemMessages.invalidValue, { name: getLabel(property) });
    }
  }
}

/**
 * Rejects incomplete or invalid values with the messages that the form shows under the input. Inputs that the
 * schema's script hides are not required.
 */
export async function checkValues(
  { scripts }: Pick<Services, 'scripts'>,
  schema: ItemSchema,
  values: JsonObject,
): Promise<void> {
  const names = schema.properties.map(({ name }) => name);
  const display = await scripts.getControlDisplay(schema.javaScript?.getControlDisplay, values, names);
  refuseFirst(schema.properties, findFormErrors(schema.properties, values, display));
  const problems = await scripts.findInputErrors(schema.javaScript?.validatePreSave, values, names);
  refuseFirst(listEditableInputs(schema.properties, display), problems ?? {});
}

function refuseFirst(properties: readonly Property[], problems: Readonly<Record<string, FormError | string>>) {
  for (const property of properties) {
    const problem = problems[property.name];
    if (problem === undefined) continue;
    // The messages of the script of a schema are plain texts.
    const { message, column }: FormError = typeof problem === 'string' ? { message: problem } : problem;
    throw unprocessable([getLabel(property), ...(column === undefined ? [] : [column]), message].join(': '));
  }
}

function hasFittingRows(schema: ItemSchema, property: Property, value: JsonValue) {
  return listRows(property, value).every(({ segments, rows }) => {
    const ids = new Set(rows.map(getRowId));
    const path = joinPath(property.name, ...segments);
    return rows.length <= linesMax && ids.size === rows.length && rows.every((row) => isFittingRow(schema, path, row));
  });
}

function hasFittingTexts(value: JsonValue): boolean {
  if (typeof value === 'string') return value.length <= textMax;
  if (isJsonArray(value)) return value.every(hasFittingTexts);
  return !isJsonObject(value) || Object.values(value).every(hasFittingTexts);
}

/** Rejects a name that is too long for the places that show it. */
export function checkNames(...names: readonly string[]): void {
  if (names.some((name) => name.length > limits.nameMax)) {
    throw unprocessable(itemMessages.nameTooLong, { most: limits.nameMax });
  }
}

function getLabel({ name, label }: Pick<Property, 'name' | 'label'>) {
  return label ?? name;
}
