import { isJsonArray, type JsonObject } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';
import { orderBetween } from './order-between.ts';
import { appendToPath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { getRowOrder, getRowId, findRowIndex } from './rows.ts';

/**
 * Creates the edits that move a row to an index of its list, usually one.
 *
 * More edits are needed if its new neighbours share an `Order` (after two people added rows at one position): the rows that
 * follow with the same order are moved too. Empty if the row is missing or already there.
 */
export function moveRow(values: JsonObject, listPath: string, rowId: string, toIndex: number): readonly InputEdit[] {
  const rows = readAt(values, listPath);
  if (!isJsonArray(rows)) return [];
  const from = findRowIndex(rows, rowId);
  const to = Math.max(0, Math.min(toIndex, rows.length - 1));
  if (from < 0 || from === to) return [];

  const others = rows.toSpliced(from, 1);
  const edits: InputEdit[] = [];
  let before = to > 0 ? getRowOrder(others[to - 1]) : undefined;
  const tied = others.slice(to).filter((row) => before !== undefined && getRowOrder(row) <= before);
  const beyond = others[to + tied.length];
  const end = beyond === undefined ? undefined : getRowOrder(beyond);
  for (const id of [rowId, ...tied.map((row) => getRowId(row) ?? '')]) {
    before = orderBetween(before, end);
    edits.push({ path: appendToPath(listPath, id), action: 'ReorderRows', updatedValue: before });
  }
  return edits;
}
