import type { AnyProperty } from '../form/property-rules.ts';
import { compositeType } from '../types/composite.ts';
import { getValueType } from '../types/registry.ts';
import { responseType } from '../types/response.ts';

/** Whether an input holds an object with the values of its columns under their names. */
export function isComposite({ type }: Pick<AnyProperty, 'type'>): boolean {
  return getValueType(type) === compositeType;
}

/** Whether an input holds an assistant response, whose entries have fields of their own. */
export function isResponse({ type }: Pick<AnyProperty, 'type'>): boolean {
  return getValueType(type) === responseType;
}
