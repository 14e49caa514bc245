import type { EditAction, JsonValue } from '@confab/model';

/**
 * One change of an item's values: the one kind of change there is.
 *
 * Applying, undoing, sending and merging a colleague's change are uses of the same value.
 * - `ValueChanged`: `path` is the value; without `updatedValue` the value is taken away.
 * - `AddRow`: `path` is the list, `updatedValue` the whole row or entry with its id and `Order`.
 * - `DeleteRow`: `path` is the row (`Connectors/{RowId}`).
 * - `ReorderRows`: `path` is the row, `updatedValue` its new `Order`.
 * - `AddExtension`, `RemoveExtension`: `path` is a list of names, `updatedValue` the name.
 * - `StartEdit`, `EndEdit` are presence and change nothing.
 */
export interface InputEdit {
  readonly path: string;
  readonly action: EditAction;
  readonly updatedValue?: JsonValue | undefined;
}
