import { type ProjectId, type TeamId, type ThreadId, readJsonText, toJsonText } from '@confab/model';
import { afterCommit } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from '../changes/change-project.ts';
import { restoreReferences, clearReferences } from '../references/clear-references.ts';
import { copySecrets } from '../secrets/copy-secrets.ts';
import { updateItemParent, type ItemParent } from './item-parent.repository.ts';
import { findClearedReferences, storeClearedReferences, type ItemRow } from './items.repository.ts';
import { parseDraft } from './to-item.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

/** A move that was checked and is allowed. */
export interface ItemMove {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  /** The workflow or node first, then the items that move with it. */
  readonly items: readonly ItemRow[];
  readonly from: MoveSide;
  readonly to: MoveSide;
  readonly place: Omit<ItemParent, 'teamId' | 'id'>;
}

/** The project that the items leave or enter. */
interface MoveSide {
  readonly change: ProjectChange;
  readonly projectId: ProjectId;
  /** The ids of the other items of this project that may refer to the moved items or be referred to by them. */
  readonly neighbours: ReadonlySet<string>;
}

/**
 * Moves items. References between the moved items and those left behind are cleared by numbered edits and stored with the
 * moved item; stored references whose items are in the new place are restored.
 *
 * Their secrets, comments and test runs move with them.
 *
 * @param emitMove emits the events of the move itself, between the cleared and the restored references
 * @returns the number of cleared references
 */
export async function moveItems(move: ItemMove, emitMove: () => Promise<void>): Promise<number> {
  const { services, caller, teamId, items, from, to, place } = move;
  const [root] = items;
  if (!root) throw new Error('A move needs at least one item.');
  const moved = new Set(items.map(({ id }) => id));
  const source = { services, caller, teamId, projectId: from.projectId };
  const cut = [
    ...(await clearReferences(from.change, {
      ...source,
      deletedIds: moved,
      isInScope: (id) => from.neighbours.has(id),
    })),
    ...(await clearReferences(from.change, {
      ...source,
      deletedIds: from.neighbours,
      isInScope: (id) => moved.has(id),
    })),
  ];
  if (from.projectId !== to.projectId)
    await copySecrets(
      services,
      from.change.trx,
      { teamId, from: from.projectId, to: to.projectId },
      items.map(({ kind, type, draft }) => ({ kind, type, values: parseDraft(draft) })),
    );
  const [threadId] = await updateItemParent(from.change.trx, { teamId, id: root.id, ...place });
  if (threadId !== undefined) announceThreads(move, threadId);
  await emitMove();
  const kept = await loadClearedReferences(from.change, root);
  const isFound = ({ itemId, value }: ClearedReference) => to.neighbours.has(moved.has(itemId) ? value : itemId);
  await restoreReferences(to.change, { ...source, projectId: to.projectId, detached: kept.filter(isFound) });
  const remaining = [...kept.filter((one) => !isFound(one)), ...cut];
  await storeClearedReferences(from.change.trx, teamId, root.id, remaining.length > 0 ? toJsonText(remaining) : null);
  return cut.length;
}

/** Publishes an event about one of the moved threads, so that the clients of both projects load their comments. */
function announceThreads({ services, caller, teamId, from, to }: ItemMove, threadId: ThreadId): void {
  afterCommit(from.change.trx, () => {
    for (const { projectId } of [from, to])
      services.hub.publish('commentsChanged', { teamId, projectId, threadId, authorId: caller.accountId });
  });
}

async function loadClearedReferences(
  { trx }: ProjectChange,
  { teamId, id }: ItemRow,
): Promise<readonly ClearedReference[]> {
  const kept = await findClearedReferences(trx, teamId, id);
  return kept === null ? [] : readJsonText(kept);
}
