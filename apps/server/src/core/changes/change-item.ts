import type { ItemId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findItemWithSavedHash, type ItemWithSavedHash } from '../items/items-with-hash.repository.ts';
import { runInOrder } from '../../scheduling/run-in-order.ts';
import {
  changeProject,
  toProjectEvent,
  type ChangeTarget,
  type EventContent,
  type ProjectChange,
} from './change-project.ts';
import { withSeq } from './event-parts.ts';
import {
  storeItemWrite,
  storeItemWriteInOneStatement,
  type ItemWrite,
  type StoredWrite,
} from './item-writes.repository.ts';

/** The outcome of planning a change of an item. */
export type ItemChangePlan<Result> =
  | { readonly type: 'write'; readonly write: PlannedWrite; readonly toResult: (stored: StoredWrite) => Result }
  /** There is nothing to write. */
  | { readonly type: 'done'; readonly result: Result }
  /** The result depends on other items: plan again under the lock. Only allowed without `change`. */
  | { readonly type: 'lock' };

/** A write with its events, which are numbered when they are stored. */
export interface PlannedWrite extends ItemWrite {
  readonly events: readonly EventContent[];
}

export interface ItemChange<Result> {
  readonly target: ChangeTarget;
  readonly itemId: ItemId;
  /**
   * Plans the change of the item as it is now. Called without `change` before the project is locked; called again with
   * it when the item has changed in between. Throws a refusal when the change is not allowed.
   */
  plan(item: ItemWithSavedHash | undefined, change: ProjectChange | undefined): Promise<ItemChangePlan<Result>>;
}

/**
 * Changes one item and publishes the events.
 *
 * The write is tried in one statement first, without a lock; see docs/decisions/2026-11-22-write-path.md. When nothing
 * was written, the change is planned and stored again in a transaction that locks the project, which also says exactly
 * why a change is refused.
 */
export async function changeItem<Result>(
  services: Services,
  caller: Caller,
  { target, itemId, plan }: ItemChange<Result>,
): Promise<Result> {
  const { db, hub } = services;
  const unlocked = await plan(await findItemWithSavedHash(db, target.teamId, itemId), undefined);
  if (unlocked.type === 'done') return unlocked.result;
  if (unlocked.type === 'write') {
    const { write, toResult } = unlocked;
    const events = write.events.map((content) => toProjectEvent(content, caller, target, 0));
    const stored = await inProjectOrder(services, target, () =>
      storeItemWriteInOneStatement(db, write, events, caller.accountId),
    );
    if (stored) {
      const firstSeq = stored.seq - events.length + 1;
      for (const [index, event] of events.entries()) hub.publish('projectEvent', withSeq(event, firstSeq + index));
      return toResult(stored);
    }
  }
  return inProjectOrder(services, target, () =>
    changeProject(services, caller, target, async (change) => {
      const planned = await plan(await findItemWithSavedHash(change.trx, target.teamId, itemId), change);
      if (planned.type === 'lock') throw new Error('The project is locked already.');
      if (planned.type === 'done') return planned.result;
      const { write, toResult } = planned;
      const updatedAt = await storeItemWrite(change.trx, write, caller.accountId);
      for (const content of write.events)
        change.emit(content, content.type === 'edited' ? content.edit.editId : write.editId);
      return toResult({ seq: change.nextSeq() - 1, updatedAt });
    }),
  );
}

/** Writes to one project wait in this process instead of in the database, where each would hold a connection. */
function inProjectOrder<Result>(
  services: Services,
  { projectId }: ChangeTarget,
  work: () => Promise<Result>,
): Promise<Result> {
  return runInOrder(services, `project ${projectId}`, work);
}
