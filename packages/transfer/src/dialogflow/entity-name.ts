import { trimBy } from '@confab/model';
import { builtInSlotTypes } from '../assistant.ts';

/** Converts a list name to an entity name; built-in types keep theirs. */
export function toEntityName(name: string): string {
  if (builtInSlotTypes.has(name)) return name;
  return trimBy(name.replaceAll(/[^A-Za-z0-9_-]+/g, '_'), (letter) => letter === '_') || 'list';
}
