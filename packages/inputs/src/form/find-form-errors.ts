import type { JsonObject, JsonValue, NamedMessage, Property } from '@confab/model';
import { readRows } from '../rows/read-rows.ts';
import { getRowsDefinition } from '../rows/rows-definition.ts';
import { isLocked } from './property-rules.ts';
import { validate } from './validate.ts';
import { getControlDisplay, isHidden, type ControlDisplays } from './visibility.ts';

/** What is wrong with an input, or with a value in one of its rows. */
export interface FormError extends NamedMessage {
  /** The label of the column of a wrong cell, which is shown before the message. */
  readonly column?: string;
}

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
): Readonly<Record<string, FormError>> {
  const errors: Record<string, FormError> = {};
  for (const property of listEditableInputs(properties, controls)) {
    const value = values[property.name];
    const error = validate(property, value) ?? findRowError(property, value);
    if (error !== undefined) errors[property.name] = error;
  }
  return errors;
}

/** The first input error in the rows of a table or the nodes of a tree, with the label of its column. */
function findRowError(property: Property, value: JsonValue | undefined): FormError | undefined {
  const columns = getRowsDefinition(property)?.properties ?? [];
  for (const { values } of readRows(value)) {
    for (const column of columns) {
      const error = validate(column, values[column.name]);
      if (error !== undefined) return { ...error, column: column.label ?? column.name };
    }
  }
  return undefined;
}
