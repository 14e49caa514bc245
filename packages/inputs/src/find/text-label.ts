import type { NamedKind } from '../types/selectors.ts';

/** The title of a row that is the name of another item, such as the slot that the row fills. Views look the name up. */
export interface ReferenceLabel {
  /** A variable is referred to by its name, so that it titles a row as a text. */
  readonly kind: Exclude<NamedKind, 'variable'>;
  readonly id: string;
}

/** The title of a row that is one of the options of an input, in the words of its schema. Views translate it. */
interface OptionLabel {
  readonly option: string;
}

/** A label on the way to a text: that of an input, or the title of a row. */
export type TextLabel = string | ReferenceLabel | OptionLabel;
