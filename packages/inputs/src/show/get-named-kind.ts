import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { findSelector, type NamedKind } from '../types/selectors.ts';

/** The kind of object that an input refers to; undefined if its value is not a reference. */
export function getNamedKind({ type, displayAs }: AnyProperty): NamedKind | undefined {
  const names = findSelector(displayAs)?.names;
  if (names) return names;
  const { references } = getValueType(type);
  return references === 'node' || references === 'workflow' ? references : undefined;
}
