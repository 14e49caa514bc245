import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { findSelector, type NamedKind } from '../types/selectors.ts';

/** What an input's value names; undefined for an input that holds a value of its own. */
export function getNamedKind({ type, displayAs }: AnyProperty): NamedKind | undefined {
  const names = findSelector(displayAs)?.names;
  if (names) return names;
  const { references } = getValueType(type);
  return references === 'node' || references === 'workflow' ? references : undefined;
}
