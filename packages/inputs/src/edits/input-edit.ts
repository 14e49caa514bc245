import type { EditAction, JsonValue } from '@confab/model';

/**
 * One change of an item's values: the one kind of change there is.
 *
 * Applying, undoing, sending and merging a colleague's change are uses of the same value.
 * - `ValueChanged`: `path` is the value; without `updatedValue` the value is taken away.
 * - `AddRow`: `path` is the list, `updatedValue` the whole row, entry or tree node with its id and `Order`; or a list
 *   of them that come together.
 * - `DeleteRow`: `path` is the row (`Connectors/{RowId}`); `updatedValue`, if any, the ids of others that go with it.
 *   A tree's node takes what is below it along.
 * - `ReorderRows`: `path` is the row, `updatedValue` its new `Order`; for a tree's node also `{ ParentId, Order }`.
 * - `AddExtension`, `RemoveExtension`: `path` is a list of names, `updatedValue` the name.
 * - `StartEdit`, `EndEdit` are presence and change nothing.
 */
export interface InputEdit {
  readonly path: string;
  readonly action: EditAction;
  readonly updatedValue?: JsonValue | undefined;
}
