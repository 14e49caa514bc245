import { assertNever, isJsonObject, type JsonValue } from '@confab/model';
import { compareValues, type ValueChange } from './compare-values.ts';
import type { InputEdit } from './input-edit.ts';
import { appendToPath, parsePath, splitLast } from '../values/path.ts';
import { getRowFields, getRowOrder, getRowId } from '../rows/rows.ts';
import { isTreeNode, getParentId } from '../rows/tree-shape.ts';

/**
 * Creates ordinary edits that revert one change in a document that contains its later value. Everything else stays the
 * same.
 */
export function createRevertEdits(change: ValueChange): readonly InputEdit[] {
  const { type, path } = change;
  switch (type) {
    case 'added':
      return [change.isRow ? { path, action: 'DeleteRow' } : { path, action: 'ValueChanged' }];
    case 'removed':
      return [change.isRow ? createAddEdit(path, change.before) : createValueEdit(path, change.before)];
    case 'moved':
      return [{ path, action: 'ReorderRows', updatedValue: change.before }];
    case 'changed':
      if (isTreeNode(change.before) && isTreeNode(change.after))
        return createMoveBackEdits(path, change.before, change.after);
      return isRow(path, change.before)
        ? [{ path, action: 'DeleteRow' }, createAddEdit(path, change.before)]
        : [createValueEdit(path, change.before)];
    default:
      return assertNever(type);
  }
}

/** Moves a tree node back below its previous parent, with its descendants, and restores its fields. */
function createMoveBackEdits(path: string, before: JsonValue, after: JsonValue): readonly InputEdit[] {
  const place = { ParentId: getParentId(before) ?? '', Order: getRowOrder(before) };
  const [was, is] = [before, after].map((node) => (isJsonObject(node) ? getRowFields(node) : undefined));
  const fields = isJsonObject(was) && isJsonObject(is) ? compareValues(was, is).flatMap(createRevertEdits) : [];
  return [
    { path, action: 'ReorderRows', updatedValue: place },
    ...fields.map((edit) => ({ ...edit, path: appendToPath(path, ...parsePath(edit.path)) })),
  ];
}

/** Whether the path of a change ends with the id of the row itself. */
function isRow(path: string, value: JsonValue) {
  const id = getRowId(value);
  return id !== undefined && splitLast(path)?.last === id;
}

function createAddEdit(path: string, row: JsonValue): InputEdit {
  return { path: splitLast(path)?.parent ?? '', action: 'AddRow', updatedValue: row };
}

function createValueEdit(path: string, updatedValue: JsonValue): InputEdit {
  return { path, action: 'ValueChanged', updatedValue };
}
