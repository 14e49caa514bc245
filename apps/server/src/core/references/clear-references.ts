import { applyEdit, joinPath, readAt, type InputEdit } from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type ProjectId,
  type TeamId,
  type ItemId,
} from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from '../changes/change-project.ts';
import { findItem, type ItemRow } from '../items/items.repository.ts';
import { numberEdit } from '../changes/number-edit.ts';
import { listItemsMentioning } from './references.repository.ts';
import { storeDraft } from '../items/store-draft.ts';
import { parseDraft } from '../items/to-item.ts';

interface ReferenceScope {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** A reference to a deleted or moved item that was cleared. */
export interface ClearedReference {
  readonly itemId: ItemId;
  readonly path: string;
  readonly value: string;
}

interface ClearRequest extends ReferenceScope {
  /** The items to which references are cleared. */
  readonly deletedIds: ReadonlySet<string>;
  /** Whether the references of an item are cleared; those of all items by default. */
  readonly isInScope?: (item: ItemRow) => boolean;
}

/** Clears all references to deleted items by numbered edits. @returns the cleared references, to restore them later. */
export async function clearReferences(
  change: ProjectChange,
  { deletedIds, isInScope = () => true, ...place }: ClearRequest,
): Promise<ClearedReference[]> {
  const detached: ClearedReference[] = [];
  if (deletedIds.size === 0) return detached;
  for (const item of await listItemsMentioning(change.trx, place.teamId, place.projectId, [...deletedIds])) {
    if (!isInScope(item)) continue;
    const values = parseDraft(item.draft);
    const paths = findPathsToIds(values, deletedIds);
    for (const path of paths) detached.push({ itemId: item.id, path, value: String(readAt(values, path)) });
    await storeItemEdits(
      change,
      place,
      item,
      paths.map((path) => ({ path, action: 'ValueChanged', updatedValue: '' })),
    );
  }
  return detached;
}

/** Restores cleared references whose input still exists and is still empty. */
export async function restoreReferences(
  change: ProjectChange,
  { detached, ...place }: ReferenceScope & { readonly detached: readonly ClearedReference[] },
): Promise<void> {
  for (const itemId of new Set(detached.map((one) => one.itemId))) {
    const item = await findItem(change.trx, place.teamId, itemId);
    if (!item) continue;
    const values = parseDraft(item.draft);
    const empty = detached.filter((one) => one.itemId === itemId && readAt(values, one.path) === '');
    await storeItemEdits(
      change,
      place,
      item,
      empty.map(({ path, value }) => ({ path, action: 'ValueChanged', updatedValue: value })),
    );
  }
}

/** Stores and publishes edits of an item in a transaction that has locked its project. */
async function storeItemEdits(
  change: ProjectChange,
  place: ReferenceScope,
  item: ItemRow,
  edits: readonly InputEdit[],
) {
  const { services, caller, teamId } = place;
  let values = parseDraft(item.draft);
  for (const edit of edits) {
    const result = applyEdit(values, edit);
    if (result.type !== 'applied') continue;
    values = result.values;
    const [editId, baseSeq] = [services.newId(), change.nextSeq() - 1];
    change.emit({ type: 'edited', edit: numberEdit(edit, { editId, item, teamId, caller, baseSeq }) }, editId);
  }
  if (edits.length > 0) await storeDraft(change.trx, item, values);
}

/** The paths of all texts in a document that equal one of the ids. */
function findPathsToIds(values: JsonObject, ids: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(values)) collectPaths(value, [key], ids, found);
  return found;
}

function collectPaths(value: JsonValue, segments: readonly string[], ids: ReadonlySet<string>, found: string[]) {
  if (typeof value === 'string') {
    if (ids.has(value)) found.push(joinPath(...segments));
  } else if (isJsonArray(value)) {
    for (const row of value) collectRowPaths(row, segments, ids, found);
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) collectPaths(entry, [...segments, key], ids, found);
  }
}

/** A path names a row by its id and leaves out the row's `Values` level. */
function collectRowPaths(row: JsonValue, segments: readonly string[], ids: ReadonlySet<string>, found: string[]) {
  if (!isJsonObject(row)) return;
  const id = row.RowId ?? row.NodeId ?? row.EntryId;
  if (typeof id !== 'string') return;
  const fields = isJsonObject(row.Values) ? row.Values : row;
  for (const [key, entry] of Object.entries(fields)) {
    if (fields === row && (key === 'EntryId' || key === 'Order')) continue;
    collectPaths(entry, [...segments, id, key], ids, found);
  }
}
