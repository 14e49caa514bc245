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
import { isSafePath, joinPath, parsePath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { acceptsTranslations } from '../translations/accepts-translations.ts';
import { acceptsValue } from '../values/accepts-value.ts';
import { isLocked, type AnyProperty } from '../form/property-rules.ts';
import { getRowFields, getRowOrder, getRowId } from '../rows/rows.ts';
import { isTreeNode } from '../rows/tree-shape.ts';

/** Why the server refuses an edit, with the message for the author. */
export interface EditError {
  readonly kind: 'path' | 'value' | 'locked' | 'row' | 'size';
  readonly message: string;
}

/** Messages for refused edits, by action (A8.18, A8.76, A8.77). */
export const editMessages = {
  value: 'Error saving value',
  edit: 'Sorry, there was a problem trying to edit',
  add: 'Sorry, there was a problem adding an item',
  remove: 'Sorry, there was a problem removing an item',
  move: 'Sorry, there was a problem moving an item',
  whichRow: "Sorry, I don't know what row to delete",
} as const;

/**
 * Checks an edit against the schema of its item: the path exists, the value fits, and neither the input nor its table
 * forbids the edit. Whether a list still has the row is checked by `applyEdit`, because here a missing list looks like
 * a missing composite.
 *
 * Drafts may contain values that `validate` rejects, so completeness and ranges are not checked here.
 */
export function checkEdit(schema: ItemSchema, values: JsonObject, edit: InputEdit): readonly EditError[] {
  const errors = checkFit(schema, values, edit);
  if (errors.length > 0) return errors;
  if (isBelowMissingList(schema, values, edit)) return [createEditError('row', editMessages.value)];
  const words = lockedMessages[edit.action];
  const [name] = parsePath(edit.path);
  const isLockedBlock = schema.properties.some((property) => property.name === name && isLocked(property));
  return words !== undefined && isLockedBlock ? [createEditError('locked', words)] : [];
}

/** Whether a row fits a list, even if the list is locked. Checks rows that are already stored. */
export function isFittingRow(schema: ItemSchema, path: string, row: JsonValue): boolean {
  return checkFit(schema, {}, { path, action: 'AddRow', updatedValue: row }).length === 0;
}

/** Whether an edit would create an object where the schema has a list, to put a row's value into. */
function isBelowMissingList({ properties }: ItemSchema, values: JsonObject, edit: InputEdit) {
  const segments = parsePath(edit.path);
  const isMissing = segments.some((_segment, depth) => {
    const outer = segments.slice(0, depth);
    return findEditTarget(properties, outer).type === 'list' && !isJsonArray(readAt(values, joinPath(...outer)));
  });
  return isMissing && applyEdit(values, edit).type === 'applied';
}

/** Messages for edits of locked inputs, by action. Presence actions are always allowed. */
const lockedMessages: Readonly<Partial<Record<InputEdit['action'], string>>> = {
  ValueChanged: editMessages.edit,
  AddRow: editMessages.add,
  DeleteRow: editMessages.remove,
  ReorderRows: editMessages.move,
  AddExtension: editMessages.edit,
  RemoveExtension: editMessages.edit,
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
      if (!acceptsTranslations(schema.properties, segments, edit.updatedValue))
        return [createEditError('value', editMessages.value)];
      return checkValue(findEditTarget(schema.properties, segments), edit.updatedValue);
    case 'AddRow':
      return checkAdding(findEditTarget(schema.properties, segments), values, edit);
    case 'DeleteRow':
      return checkDeleting(findEditTarget(schema.properties, segments));
    case 'ReorderRows':
      return checkMoving(findEditTarget(schema.properties, segments), edit.updatedValue);
  }
}

/** Whether the JSON text of a document exceeds the maximum size of an item. */
export function isTooLarge(valuesText: string): boolean {
  if (valuesText.length * 3 <= limits.nodeBytesMax) return false;
  let bytes = 0;
  for (let at = 0; at < valuesText.length; at += 1) {
    const code = valuesText.charCodeAt(at);
    // A surrogate pair has four bytes in UTF-8, two per half.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes > limits.nodeBytesMax;
}

function checkValue(target: EditTarget, value: JsonValue | undefined): readonly EditError[] {
  if (target.type !== 'value') return [createEditError('path', editMessages.value)];
  if (isLocked(target.property)) return [createEditError('locked', editMessages.edit)];
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

/** Whether a value is a valid member of a list: it has an id, an Order and no unknown keys. */
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
