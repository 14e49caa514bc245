import type { JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';

/** Whether a draft may hold a value in an input of this type. Every input may be empty. */
export function acceptsValue(property: AnyProperty, value: JsonValue | undefined): boolean {
  return value === undefined || value === null || getValueType(property.type).accepts(property, value);
}

/** Whether responses of other nodes can link to the values of an input (A3.54). */
export function canBeLinked({ type }: AnyProperty): boolean {
  return getValueType(type).canBeLinked;
}
