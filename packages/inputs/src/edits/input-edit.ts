import type { TextChange } from '../texts/text-change.ts';
import type { EditAction, JsonValue } from '@confab/model';

/**
 * One change of an item's values. All changes of values are edits: they are applied, inverted, sent and merged.
 *
 * - `ValueChanged`: `path` is the value; without `updatedValue` the value is removed.
 * - `AddRow`: `path` is the list, `updatedValue` the whole row, entry or tree node with its id and `Order`; or a list
 *   of them.
 * - `DeleteRow`: `path` is the row (`Connectors/{RowId}`); `updatedValue`, if any, the ids of more rows to delete.
 *   A tree node is deleted with its descendants.
 * - `ReorderRows`: `path` is the row, `updatedValue` its new `Order`; for a tree's node also `{ ParentId, Order }`.
 * - `AddExtension`, `RemoveExtension`: `path` is a list of names, `updatedValue` the name.
 * - `StartEdit`, `EndEdit` are presence and change nothing.
 *
 * A `ValueChanged` of a text that is written by hand has a `textChange`: what it replaced in the text that it was made on.
 * Edits of one text by several authors are merged by it.
 */
export interface InputEdit {
  readonly path: string;
  readonly action: EditAction;
  readonly updatedValue?: JsonValue | undefined;
  readonly textChange?: TextChange | undefined;
}
