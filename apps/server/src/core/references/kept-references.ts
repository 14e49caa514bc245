import { asItemId, type ItemId, type ProjectId, type TeamId, readJsonText, type JsonText } from '@confab/model';
import type { Db } from '../../services.ts';
import type { ProjectChange } from '../changes/change-project.ts';
import type { ChangeScope } from '../changes/store-edits.ts';
import { restoreReferences } from './clear-references.ts';
import { addKeptReferences, listDeletionStates, listDetached } from './references.repository.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

// Cleared references are stored with a deleted item, in its column `detached`, until the item is restored. An item that
// is deleted with its parent keeps its own references, so that either of the two can be restored.

/** Stores cleared references with the deleted items that they led to. */
export function keepReferences(
  trx: Db,
  { teamId }: { readonly teamId: TeamId },
  references: readonly ClearedReference[],
): Promise<void> {
  return addKeptReferences(trx, teamId, groupBy(references, getTarget));
}

/** The references that are stored with these items, which may be deleted. */
export async function listKeptReferences(
  trx: Db,
  { teamId }: { readonly teamId: TeamId },
  ids: readonly ItemId[],
): Promise<readonly ClearedReference[]> {
  return (await listDetached(trx, teamId, ids)).flatMap(readKeptReferences);
}

/** The references that are stored in the column `detached` of an item. */
export function readKeptReferences({
  detached,
}: {
  readonly detached: JsonText<readonly ClearedReference[]> | null;
}): readonly ClearedReference[] {
  return detached === null ? [] : readJsonText(detached);
}

/**
 * Puts back the references that were stored with restored items, where their input is still empty. A reference from or
 * to an item that is still deleted is stored with that item.
 */
export async function restoreKeptReferences(
  change: ProjectChange,
  scope: ChangeScope,
  kept: readonly ClearedReference[],
): Promise<void> {
  if (kept.length === 0) return;
  const states = await listEnds(change.trx, scope, kept);
  const complete: ClearedReference[] = [];
  const waiting: { readonly at: ItemId; readonly reference: ClearedReference }[] = [];
  for (const reference of kept) {
    const ends = [getTarget(reference), reference.itemId];
    const deleted = ends.find((id) => states.get(id) === 'deleted');
    if (!ends.every((id) => states.has(id))) continue;
    if (deleted === undefined) complete.push(reference);
    else waiting.push({ at: deleted, reference });
  }
  await restoreReferences(change, { ...scope, detached: complete });
  const groups = groupBy(waiting, ({ at }) => at);
  await addKeptReferences(
    change.trx,
    scope.teamId,
    new Map([...groups].map(([id, group]) => [id, group.map(({ reference }) => reference)])),
  );
}

function listEnds(
  trx: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  references: readonly ClearedReference[],
) {
  const ids = new Set(references.flatMap((reference) => [getTarget(reference), reference.itemId]));
  return listDeletionStates(trx, teamId, projectId, [...ids]);
}

/** The id of a cleared reference is that of an item. */
function getTarget({ value }: ClearedReference): ItemId {
  return asItemId(value);
}

function groupBy<Value>(values: readonly Value[], getId: (value: Value) => ItemId): ReadonlyMap<ItemId, Value[]> {
  const groups = new Map<ItemId, Value[]>();
  for (const value of values) {
    const group = groups.get(getId(value));
    if (group) group.push(value);
    else groups.set(getId(value), [value]);
  }
  return groups;
}
