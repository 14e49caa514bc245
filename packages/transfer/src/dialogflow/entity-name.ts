import { ownSlotTypes } from '../assistant.ts';

/** A list's name as the platform has it; the types of the product keep theirs. */
export function entityName(name: string): string {
  if (ownSlotTypes.has(name)) return name;
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '_').replaceAll(/^_+|_+$/g, '') || 'list';
}
