import { builtInSlotTypes } from '../assistant.ts';

/** A list's name as the platform has it; the types of the product keep theirs. */
export function toEntityName(name: string): string {
  if (builtInSlotTypes.has(name)) return name;
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '_').replaceAll(/^_+|_+$/g, '') || 'list';
}
