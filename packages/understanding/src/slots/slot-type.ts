import { entityKinds, type EntityKind } from '../entities/entity.ts';

/** One thing that a slot of a list may hold, with the other words for it. */
export interface SlotTypeValue {
  readonly value: string;
  readonly synonyms: readonly string[];
}

/** A list of an author's, in one language. */
export interface SlotTypeDefinition {
  readonly id: string;
  readonly name: string;
  /** An open list gives examples: other words may stand in its place. */
  readonly isOpen: boolean;
  readonly values: readonly SlotTypeValue[];
}

/** A slot of an intent; samples name it in braces. */
export interface SlotDefinition {
  readonly name: string;
  /** A kind that every project knows, `text` for whatever is said there, or the id or name of a list. */
  readonly type: string;
}

const kinds: ReadonlySet<string> = new Set(entityKinds);

export function isEntityKind(type: string): type is EntityKind {
  return kinds.has(type);
}
