import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';

/** Whether responses of other nodes can link to the values of an input (A3.54). */
export function canBeLinked({ type }: AnyProperty): boolean {
  return getValueType(type).canBeLinked;
}
