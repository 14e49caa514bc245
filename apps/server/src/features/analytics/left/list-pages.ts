import type { Services } from '../../../services.ts';
import { countPages, type PageCounts } from '../counts-by-key.repository.ts';
import type { CountScope } from '../counts.repository.ts';
import { countUnpairedTurns } from './unpaired-turns.repository.ts';

type Db = Services['db'];

/**
 * How often an event of one kind, such as a miss, happened at a node; the id is null for the beginning of
 * conversations.
 */
export interface NodeTimes {
  readonly id: string | null;
  readonly times: number;
}

/** A node with its turns and the conversations that were left there. */
type Page = PageCounts & { readonly left: number };

/** The nodes at which no intent matched, with how often, most frequent first. */
export function toMissedAt(pages: readonly PageCounts[]): readonly NodeTimes[] {
  return toTimes(pages.map(({ id, missed }) => ({ id, times: missed })));
}

/** The nodes at which conversations were left, with how often, most frequent first. */
export function toLeftAt(pages: readonly Page[]): readonly NodeTimes[] {
  return toTimes(pages.map(({ id, left }) => ({ id, times: left })));
}

/**
 * Lists the nodes of the turns of a range, most visited first.
 *
 * A conversation was left at a node when a turn of the range led there, did not end it, and no turn followed, in the
 * range or after it, and none can follow any more: it has rested too long, or its session has begun again.
 */
export async function listPages(db: Db, scope: CountScope): Promise<readonly Page[]> {
  const [pages, unpaired] = await Promise.all([countPages(db, scope), countUnpairedTurns(db, scope)]);
  return pages.map((page) => {
    const { id, arrived, ended, asked } = page;
    return { ...page, left: id === null ? 0 : Math.max(0, arrived - ended - asked + (unpaired.get(id) ?? 0)) };
  });
}

function toTimes(rows: readonly NodeTimes[]): readonly NodeTimes[] {
  return rows
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times || ((one.id ?? '') < (other.id ?? '') ? -1 : 1));
}
