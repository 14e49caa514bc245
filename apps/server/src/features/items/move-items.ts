import type { ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from './change-project.ts';
import { attachTo, detachFrom, type Detached } from './detach.ts';
import { findDetached, relocateItem, storeDetached, type ItemRow, type NewPlace } from './items.repository.ts';

/** A move that has been found to be allowed. */
export interface Move {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  /** The workflow or node itself first, then what goes along. */
  readonly items: readonly ItemRow[];
  readonly from: Side;
  readonly to: Side;
  readonly place: Omit<NewPlace, 'teamId' | 'id'>;
}

/** What is left, or what is come to. */
interface Side {
  readonly change: ProjectChange;
  readonly projectId: ProjectId;
  /** Everything there that the moved could lead to and be led to from, the moved apart. */
  readonly neighbours: ReadonlySet<string>;
}

/**
 * Puts items elsewhere. Connections that would lead from one place into the other are cut, by edits like any other, and
 * kept with what was moved: those that it finds again where it comes to are put back.
 *
 * @param tell tells of the move itself, between the cuts and what is put back
 * @returns how many connections were cut
 */
export async function moveItems(move: Move, tell: () => Promise<void>): Promise<number> {
  const { services, caller, teamId, items, from, to, place } = move;
  const [root] = items;
  if (!root) throw new Error('A move is of something.');
  const moved = new Set(items.map(({ id }) => id));
  const leaving = { services, caller, teamId, projectId: from.projectId };
  const cut = [
    ...(await detachFrom(from.change, { ...leaving, gone: moved, isConcerned: ({ id }) => from.neighbours.has(id) })),
    ...(await detachFrom(from.change, { ...leaving, gone: from.neighbours, isConcerned: ({ id }) => moved.has(id) })),
  ];
  await relocateItem(from.change.trx, { teamId, id: root.id, ...place });
  await tell();
  const kept = await keptWith(from.change, root);
  const isFound = ({ itemId, value }: Detached) => to.neighbours.has(moved.has(itemId) ? value : itemId);
  await attachTo(to.change, { ...leaving, projectId: to.projectId, detached: kept.filter(isFound) });
  const still = [...kept.filter((one) => !isFound(one)), ...cut];
  await storeDetached(from.change.trx, teamId, root.id, still.length > 0 ? JSON.stringify(still) : null);
  return cut.length;
}

async function keptWith({ trx }: ProjectChange, { teamId, id }: ItemRow): Promise<readonly Detached[]> {
  const kept = await findDetached(trx, teamId, id);
  // This server wrote the text when it moved the item before.
  return kept === null ? [] : (JSON.parse(kept) as readonly Detached[]);
}
