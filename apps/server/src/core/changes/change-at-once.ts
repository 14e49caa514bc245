import type { Caller, Services } from '../../services.ts';
import { toEvent, type ChangeTarget, type EventContent } from './change-project.ts';
import { storeAtOnce, type ItemChange } from './changes.repository.ts';
import { withSeq } from './event-parts.ts';

/** A change of one item, worked out from what was read without a lock. */
export interface QuickChange extends Omit<ItemChange, 'accountId' | 'events'> {
  readonly target: ChangeTarget;
  /** What the change tells, made once its number is known. */
  readonly events: readonly EventContent[];
}

export interface Changed {
  readonly seq: number;
  readonly updatedAt: Date;
}

/**
 * Changes one workflow or node in one statement, so that its project is held no longer than that, and tells
 * everyone.
 *
 * @returns undefined when nothing was written: the item has changed since it was read, or may not be written.
 * `changeProject` is the way that tells which.
 */
export async function changeAtOnce(
  services: Services,
  caller: Caller,
  change: QuickChange,
): Promise<Changed | undefined> {
  const { target, events: contents, ...write } = change;
  const events = contents.map((content) => toEvent(content, caller, target, 0));
  const stored = await storeAtOnce(services.db, { ...write, accountId: caller.accountId, events });
  if (!stored) return undefined;
  const first = stored.seq - events.length + 1;
  for (const [index, event] of events.entries()) services.hub.publishProjectEvent(withSeq(event, first + index));
  return stored;
}
