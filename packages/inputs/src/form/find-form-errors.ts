import { type JsonObject, type JsonValue, type Property, getEnglish, type Message } from '@confab/model';
import { readRows } from '../rows/read-rows.ts';
import { isLocked } from './property-rules.ts';
import { validate } from './validate.ts';
import { getControlDisplay, isHidden, type ControlDisplays } from './visibility.ts';

/** The inputs that can be edited: not hidden, locked or disabled by the schema's script (P4.56, P5.37). */
export function listEditableInputs(
  properties: readonly Property[],
  controls: ControlDisplays | undefined,
  extensions: readonly string[] = [],
): readonly Property[] {
  return properties.filter(
    (property) =>
      !isHidden(property, { extensions, controls }) &&
      !isLocked(property) &&
      getControlDisplay(controls, property.name).enabled !== false,
  );
}

/** Input errors of a form, by input name and in the order of the form. */
export function findFormErrors(
  properties: readonly Property[],
  values: JsonObject,
  controls: ControlDisplays | undefined,
): Readonly<Record<string, Message>> {
  const errors: Record<string, Message> = {};
  for (const property of listEditableInputs(properties, controls)) {
    const value = values[property.name];
    const error = validate(property, value) ?? findRowError(property, value);
    if (error !== undefined) errors[property.name] = error;
  }
  return errors;
}

/** The first input error in a table, prefixed with the label of its column. */
function findRowError({ table }: Property, value: JsonValue | undefined): string | undefined {
  for (const { values } of readRows(value)) {
    for (const column of table?.properties ?? []) {
      const error = validate(column, values[column.name]);
      if (error !== undefined) return `${column.label ?? column.name}: ${getEnglish(error)}`;
    }
  }
  return undefined;
}
