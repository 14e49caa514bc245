/** A value of a list, with its synonyms. */
interface SlotTypeValue {
  readonly value: string;
  readonly synonyms: readonly string[];
}

/** An authored list, in one language. */
export interface SlotTypeDefinition {
  readonly id: string;
  readonly name: string;
  /** The values of an open list are examples: other words are accepted, too. */
  readonly isOpen: boolean;
  readonly values: readonly SlotTypeValue[];
}

/** A slot of an intent; samples name it in braces. */
export interface SlotDefinition {
  readonly name: string;
  /** An entity kind, `text` for any words, or the id or name of a list. */
  readonly type: string;
  /** The slot takes all values of its type, as a list: 'with cheese and ham'. */
  readonly takesSeveral?: boolean | undefined;
}
