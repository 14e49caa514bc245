import type { JsonValue, NamedMessage } from '@confab/model';
import { getValueType } from '../types/registry.ts';
import { isBlank } from '../values/is-blank.ts';
import { namedValueMessages } from './value-messages.ts';
import { isMandatory, type AnyProperty } from './property-rules.ts';

/** The error of an input; undefined for a valid value (A5.1 to A5.8). */
export function validate(property: AnyProperty, value: JsonValue | undefined): NamedMessage | undefined {
  const { canBeBlank, validate: validateType } = getValueType(property.type);
  if (!canBeBlank) return undefined;
  if (value === undefined || value === null || isBlank(value))
    return isMandatory(property) ? namedValueMessages.required : undefined;
  return validateType(property, value);
}
