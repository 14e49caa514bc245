import type { Services } from '../../services.ts';
import { countTurns, type CountScope } from './counts.repository.ts';
import { countUnpairedTurns } from './unpaired-turns.repository.ts';

type Db = Services['db'];

/** How often something happened at a node; without an id at the beginning of conversations. */
export interface NodeTimes {
  readonly id: string | null;
  readonly times: number;
}

/** Lists the intents that matched, most frequent first. */
export async function listIntents(db: Db, scope: CountScope) {
  const rows = await countTurns(db, scope, 'key', { kind: 'intent' });
  return rows
    .map(({ groupKey, otherGroupKey, turns }) => ({
      intentId: groupKey ?? '',
      name: otherGroupKey ?? '',
      times: turns,
    }))
    .toSorted((one, other) => byTimes(one, other) || compareIds(one.intentId, other.intentId));
}

/** Lists how often turns led from one node to another, most frequent first. */
export async function listFlows(db: Db, scope: CountScope) {
  const rows = await countTurns(db, scope, 'flow', { kind: 'flow' });
  return rows
    .map(({ groupKey, otherGroupKey, turns }) => ({ from: groupKey, to: otherGroupKey, times: turns }))
    .toSorted(
      (one, other) =>
        byTimes(one, other) ||
        (one.from === other.from ? compareIds(one.to, other.to) : compareIds(one.from, other.from)),
    );
}

/** Lists the nodes at which no intent matched, most frequent first. */
export async function listMissedAt(db: Db, scope: CountScope): Promise<readonly NodeTimes[]> {
  const rows = await countTurns(db, scope, 'key', { kind: 'flow' });
  return toMissedAt(rows.map(({ groupKey, missed }) => ({ id: groupKey, missed })));
}

/** Those of some nodes at which no intent matched, most frequent first. */
export function toMissedAt(pages: readonly Readonly<Pick<PageCounts, 'id' | 'missed'>>[]): readonly NodeTimes[] {
  return pages
    .map(({ id, missed }) => ({ id, times: missed }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => byTimes(one, other) || compareIds(one.id, other.id));
}

/** What happened at a node. */
interface PageCounts {
  readonly id: string | null;
  arrived: number;
  asked: number;
  matched: number;
  missed: number;
  ended: number;
  left: number;
}

/**
 * Lists the nodes of the turns of a range, most visited first.
 *
 * A conversation was left at a node when a turn of the range led there, did not end it, and no turn followed, in the
 * range or after it, and none can follow any more: it has rested too long, or its session has begun again.
 */
export async function listPages(db: Db, scope: CountScope): Promise<readonly Readonly<PageCounts>[]> {
  const pages = new Map<string | null, PageCounts>();
  const getPage = (id: string | null) => {
    const page = pages.get(id) ?? { id, arrived: 0, asked: 0, matched: 0, missed: 0, ended: 0, left: 0 };
    pages.set(id, page);
    return page;
  };
  for (const { groupKey, otherGroupKey, turns, matched, missed, ended } of await countTurns(db, scope, 'flow', {
    kind: 'flow',
  })) {
    const source = getPage(groupKey);
    source.asked += turns;
    source.matched += matched;
    source.missed += missed;
    const target = getPage(otherGroupKey);
    target.arrived += turns;
    target.ended += ended;
  }
  const unpaired = await countUnpairedTurns(db, scope);
  for (const page of pages.values())
    page.left =
      page.id === null ? 0 : Math.max(0, page.arrived - page.ended - page.asked + (unpaired.get(page.id) ?? 0));
  return [...pages.values()].toSorted((one, other) => other.asked - one.asked || compareIds(one.id, other.id));
}

function byTimes(one: { readonly times: number }, other: { readonly times: number }) {
  return other.times - one.times;
}

function compareIds(one: string | null, other: string | null) {
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
