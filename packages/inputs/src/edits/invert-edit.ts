import { assertNever, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { applyEdit } from './apply-edit.ts';
import type { InputEdit } from './input-edit.ts';
import { appendToPath, splitLast } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { listRowsWithDescendants } from './row-changes.ts';
import { invertTextChange } from '../texts/text-change.ts';
import { getRowOrder, getRowId, findRowIndex } from '../rows/rows.ts';

/**
 * Creates the inverse of an edit, from the values before it.
 *
 * A list or composite that the edit created stays, empty; everything else is restored.
 *
 * @returns undefined when the edit changes nothing.
 */
export function invertEdit(before: JsonObject, edit: InputEdit): InputEdit | undefined {
  if (applyEdit(before, edit).type !== 'applied') return undefined;
  const { path, action, updatedValue } = edit;
  switch (action) {
    case 'ValueChanged':
      return withInverseChange(createEdit(path, action, readAt(before, path)), edit);
    case 'AddRow':
      return createDeletion(path, readAt(before, path), updatedValue);
    case 'DeleteRow':
      return createAddition(before, path, updatedValue);
    case 'ReorderRows':
      return { path, action, updatedValue: getPreviousPlace(readAt(before, path), updatedValue) };
    case 'AddExtension':
      return createEdit(path, 'RemoveExtension', updatedValue);
    case 'RemoveExtension':
      return createEdit(path, 'AddExtension', updatedValue);
    case 'StartEdit':
    case 'EndEdit':
      return undefined;
    default:
      return assertNever(action);
  }
}

function withInverseChange(inverse: InputEdit, { textChange }: InputEdit): InputEdit {
  return textChange ? { ...inverse, textChange: invertTextChange(textChange) } : inverse;
}

/** Deletes the rows that the edit added. */
function createDeletion(path: string, list: JsonValue | undefined, added: JsonValue | undefined): InputEdit {
  const rows = isJsonArray(list) ? list : [];
  const ids = (isJsonArray(added) ? added : [added]).map((row) => getRowId(row) ?? '');
  const [first = '', ...others] = ids.filter((id) => findRowIndex(rows, id) < 0);
  return createEdit(appendToPath(path, first), 'DeleteRow', others.length > 0 ? others : undefined);
}

/** Adds the deleted rows again: one row as itself, several as a list. */
function createAddition(before: JsonObject, path: string, others: JsonValue | undefined): InputEdit {
  const { parent = '', last = '' } = splitLast(path) ?? {};
  const list = readAt(before, parent);
  const rows = isJsonArray(list) ? list : [];
  const named = isJsonArray(others) ? others.filter((one) => typeof one === 'string') : [];
  const taken = new Set([last, ...named].flatMap((id) => listRowsWithDescendants(rows, id)));
  const [first, ...more] = rows.filter((row) => taken.has(row));
  return createEdit(parent, 'AddRow', first !== undefined && more.length === 0 ? first : [...taken]);
}

/** The previous order of a row (for a tree node, with its parent), as the value of a `ReorderRows` edit. */
function getPreviousPlace(row: JsonValue | undefined, next: JsonValue | undefined): JsonValue {
  const order = getRowOrder(row);
  if (!isJsonObject(next)) return order;
  const parent = isJsonObject(row) ? row['ParentId'] : undefined;
  return { ParentId: parent ?? '', Order: order };
}

function createEdit(path: string, action: InputEdit['action'], updatedValue: InputEdit['updatedValue']): InputEdit {
  return updatedValue === undefined ? { path, action } : { path, action, updatedValue };
}
