import {
  isJsonArray,
  isJsonObject,
  limits,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type TableDefinition,
} from '@confab/model';
import { applyEdit } from './apply-edit.ts';
import { hasDerivedRows } from '../rows/derived-rows.ts';
import { findEditTarget, type EditTarget, type ListKind } from './find-edit-target.ts';
import type { InputEdit } from './input-edit.ts';
import { isSafePath, parsePath } from '../values/path.ts';
import { acceptsValue } from '../values/accepts-value.ts';
import { isLocked, type AnyProperty } from '../form/property-rules.ts';
import { getRowFields, getRowOrder, getRowId } from '../rows/rows.ts';
import { isTreeNode } from '../rows/tree-shape.ts';

/** Why the server does not take an edit, in the words its author reads. */
export interface EditError {
  readonly kind: 'path' | 'value' | 'locked' | 'row' | 'size';
  readonly message: string;
}

/** What a refused edit is called, by what it tried (A8.18, A8.76, A8.77). */
export const editMessages = {
  value: 'Error saving value',
  add: 'Sorry, there was a problem adding an item',
  remove: 'Sorry, there was a problem removing an item',
  move: 'Sorry, there was a problem moving an item',
  whichRow: "Sorry, I don't know what row to delete",
} as const;

/**
 * Whether an edit fits the schema of its item: the path leads to something, the value can stand there, and neither the
 * input nor its table forbids it. Whether the row it names still exists is not looked at: `applyEdit` says that.
 *
 * A draft may hold values that `validate` complains about, so completeness and ranges are no problem here.
 */
export function checkEdit(schema: ItemSchema, values: JsonObject, edit: InputEdit): readonly EditError[] {
  const errors = checkFit(schema, values, edit);
  if (errors.length > 0) return errors;
  const words = wordsOf[edit.action];
  const [name] = parsePath(edit.path);
  const isLockedBlock = schema.properties.some((property) => property.name === name && isLocked(property));
  return words !== undefined && isLockedBlock ? [createEditError('locked', words)] : [];
}

/** Whether a row could stand in a list, locked or not: what is there already is checked by this. */
export function isFittingRow(schema: ItemSchema, path: string, row: JsonValue): boolean {
  return checkFit(schema, {}, { path, action: 'AddRow', updatedValue: row }).length === 0;
}

/** What an edit of each kind is refused with where nothing may be changed; presence is no change. */
const wordsOf: Readonly<Partial<Record<InputEdit['action'], string>>> = {
  ValueChanged: editMessages.value,
  AddRow: editMessages.add,
  DeleteRow: editMessages.remove,
  ReorderRows: editMessages.move,
  AddExtension: editMessages.value,
  RemoveExtension: editMessages.value,
};

function checkFit(schema: ItemSchema, values: JsonObject, edit: InputEdit): readonly EditError[] {
  const segments = parsePath(edit.path);
  if (!isSafePath(segments)) return [createEditError('path', editMessages.value)];
  switch (edit.action) {
    case 'StartEdit':
    case 'EndEdit':
      return [];
    case 'AddExtension':
    case 'RemoveExtension':
      return segments.length === 1 && typeof edit.updatedValue === 'string'
        ? []
        : [createEditError('path', editMessages.value)];
    case 'ValueChanged':
      return checkValue(findEditTarget(schema.properties, segments), edit.updatedValue);
    case 'AddRow':
      return checkAdding(findEditTarget(schema.properties, segments), values, edit);
    case 'DeleteRow':
      return checkDeleting(findEditTarget(schema.properties, segments));
    case 'ReorderRows':
      return checkMoving(findEditTarget(schema.properties, segments), edit.updatedValue);
  }
}

/** Whether a document is over the size an item may have, from its JSON text. */
export function isTooLarge(valuesText: string): boolean {
  if (valuesText.length * 3 <= limits.nodeBytesMax) return false;
  let bytes = 0;
  for (let at = 0; at < valuesText.length; at += 1) {
    const code = valuesText.charCodeAt(at);
    // Each half of a surrogate pair is two of the pair's four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes > limits.nodeBytesMax;
}

function checkValue(target: EditTarget, value: JsonValue | undefined): readonly EditError[] {
  if (target.type !== 'value') return [createEditError('path', editMessages.value)];
  if (isLocked(target.property)) return [createEditError('locked', editMessages.value)];
  return acceptsValue(target.property, value) ? [] : [createEditError('value', editMessages.value)];
}

function checkAdding(target: EditTarget, values: JsonObject, edit: InputEdit): readonly EditError[] {
  const { updatedValue } = edit;
  if (target.type !== 'list') return [createEditError('path', editMessages.add)];
  const rows = isJsonArray(updatedValue) ? updatedValue : [updatedValue];
  const { table, of } = target;
  if (table?.allowAddRow === false && !hasDerivedRows(table) && !rows.every((row) => isForced(table, getRowId(row))))
    return [createEditError('row', editMessages.add)];
  const isFine = (row: JsonValue | undefined) => isRow(row, of) && hasPlausibleFields(target.columns, row);
  if (rows.length === 0 || !rows.every(isFine)) return [createEditError('value', editMessages.add)];
  return isOverRowLimit(values, edit) ? [createEditError('size', editMessages.add)] : [];
}

/** Whether something can be a member of a list of this kind: it has an id under its key, a place and nothing odd. */
function isRow(row: JsonValue | undefined, of: ListKind): row is JsonObject {
  const id = getRowId(row);
  if (!isJsonObject(row) || id === undefined || !isSafePath([id]) || getRowOrder(row) === '') return false;
  if (of !== 'Tree') return typeof row['NodeId'] !== 'string' || typeof row['RowId'] === 'string' || of === 'Entries';
  return isTreeNode(row) && isParent(row['ParentId']) && id !== row['ParentId'];
}

function isParent(parent: JsonValue | undefined) {
  return parent === undefined || parent === null || (typeof parent === 'string' && parent.length <= 200);
}

function checkDeleting(target: EditTarget): readonly EditError[] {
  if (target.type === 'list') return [createEditError('row', editMessages.whichRow)];
  if (target.type !== 'row') return [createEditError('path', editMessages.remove)];
  const isKept = target.table?.allowRemoveRow === false || isForced(target.table, target.rowId);
  return isKept ? [createEditError('row', editMessages.remove)] : [];
}

function checkMoving(target: EditTarget, place: JsonValue | undefined): readonly EditError[] {
  if (target.type !== 'row') return [createEditError('path', editMessages.move)];
  if (target.table?.allowRowReorder === false) return [createEditError('row', editMessages.move)];
  const isBelow = target.of === 'Tree' && isJsonObject(place) && isParent(place['ParentId']);
  const order = isBelow ? place['Order'] : place;
  return typeof order === 'string' && /^[0-9A-Za-z]{1,200}$/.test(order)
    ? []
    : [createEditError('value', editMessages.move)];
}

function hasPlausibleFields(columns: readonly AnyProperty[] | undefined, row: JsonObject) {
  const fields = getRowFields(row);
  if (!isJsonObject(fields)) return false;
  if (!columns) return true;
  const isBesideId = fields === row;
  return Object.entries(fields).every(([name, value]) => {
    if (isBesideId && (name === 'EntryId' || name === 'Order')) return true;
    const column = columns.find((one) => one.name === name);
    return column !== undefined && acceptsValue(column, value);
  });
}

function isForced(table: TableDefinition | undefined, rowId: string | undefined) {
  return table?.defaultRows?.some((row) => row.rowId === rowId) ?? false;
}

function isOverRowLimit(values: JsonObject, edit: InputEdit) {
  const result = applyEdit(values, edit);
  return result.type === 'dropped' && result.reason === 'tooManyRows';
}

function createEditError(kind: EditError['kind'], message: string): EditError {
  return { kind, message };
}
