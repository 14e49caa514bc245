import { asItemId, type ItemId, type ProjectId, type TeamId, readJsonText, type JsonText } from '@confab/model';
import type { Db } from '../../services.ts';
import type { ProjectChange } from '../changes/change-project.ts';
import type { ChangeScope } from '../changes/store-edits.ts';
import { restoreReferences } from './clear-references.ts';
import { addKeptReferences, listDeletionStates, listDetached } from './references.repository.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

// Cleared references wait with a deleted item, in its column `detached`, until that is restored. An item that is
// deleted with its parent has its own references waiting, whichever of the two is restored.

/** Keeps cleared references with the deleted items that they led to. */
export function keepReferences(
  trx: Db,
  { teamId }: { readonly teamId: TeamId },
  references: readonly ClearedReference[],
): Promise<void> {
  return addKeptReferences(trx, teamId, groupBy(references, getTarget));
}

/** The references that wait with these items, which may be deleted. */
export async function listKeptReferences(
  trx: Db,
  { teamId }: { readonly teamId: TeamId },
  ids: readonly ItemId[],
): Promise<readonly ClearedReference[]> {
  return (await listDetached(trx, teamId, ids)).flatMap(readKeptReferences);
}

/** The references that wait with an item, whose column `detached` was read. */
export function readKeptReferences({
  detached,
}: {
  readonly detached: JsonText<readonly ClearedReference[]> | null;
}): readonly ClearedReference[] {
  return detached === null ? [] : readJsonText(detached);
}

/**
 * Puts references back that were kept with restored items, where their place is still empty. Those with an end that is still
 * deleted are kept with that end.
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
