import type { ProjectId } from '@confab/model';
import type { PendingEdit } from '@confab/inputs';
import type { TextStorage } from '../types.ts';

interface UnsentEntry {
  readonly pending: readonly PendingEdit[];
  /** The names of the edited items, by id. */
  readonly names?: ItemNames;
  /** When the tab last wrote; other tabs recognise a dead tab by it. */
  readonly at: number;
  /** The tab was closed or hidden: another tab may take over its edits. */
  readonly isLeft: boolean;
}

/** The names of items by id. An item may have been deleted when its edits are taken over. */
export type ItemNames = Readonly<Record<string, string>>;

type Entries = Readonly<Record<string, UnsentEntry>>;

/** A tab that has not written for this long counts as dead; a living tab with edits writes every 5 s. */
const abandonedAfterMs = 15_000;

/** The unsent edits of one project in the browser's storage, one entry for each tab. */
export interface UnsentEdits {
  write(pending: readonly PendingEdit[], names: ItemNames, isLeft: boolean): void;
  /** Moves the edits of dead tabs to this tab and returns them. */
  takeOver(): { readonly pending: readonly PendingEdit[]; readonly names: ItemNames };
  /**
   * Milliseconds until the first other tab with unsent edits counts as dead, unless it writes again; undefined when no
   * other tab has any.
   */
  findNextDeath(): number | undefined;
}

export function createUnsentEdits(
  storage: TextStorage,
  { projectId, accountId }: { readonly projectId: ProjectId; readonly accountId: string },
  tabId: string,
  now: () => number,
): UnsentEdits {
  // The key has the account, so that the next account in this browser does not send these edits.
  const key = `unsentEdits:${accountId}:${projectId}`;
  /** The edits that this tab has left for others. */
  let left: ReadonlySet<string> = new Set();

  function save(entries: Entries) {
    try {
      if (Object.keys(entries).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(entries));
    } catch {
      // Storage may be full or forbidden: the edits are still sent from memory.
    }
  }

  const isDead = ({ isLeft, at }: UnsentEntry) => isLeft || at <= now() - abandonedAfterMs;

  return {
    write(pending, names, isLeft) {
      const { [tabId]: own, ...others } = readEntries(storage, key);
      // Without its entry, another tab has taken over what this one left, even if a request of this one fails later.
      const kept = own ? pending : pending.filter(({ editId }) => !left.has(editId));
      if (kept.length > 0) save({ ...others, [tabId]: { pending: kept, names, at: now(), isLeft } });
      else if (own) save(others);
      if (isLeft) left = new Set(kept.map(({ editId }) => editId));
    },
    takeOver() {
      const entries = Object.entries(readEntries(storage, key));
      const isLost = ([id, entry]: readonly [string, UnsentEntry]) => id !== tabId && isDead(entry);
      const lost = entries.filter(isLost).toSorted(([, one], [, other]) => one.at - other.at);
      if (lost.length > 0) save(Object.fromEntries(entries.filter((entry) => !isLost(entry))));
      return {
        pending: lost.flatMap(([, entry]) => entry.pending),
        names: Object.fromEntries(lost.flatMap(([, entry]) => Object.entries(entry.names ?? {}))),
      };
    },
    findNextDeath() {
      const { [tabId]: _own, ...others } = readEntries(storage, key);
      const waits = Object.values(others).map((entry) => (isDead(entry) ? 0 : entry.at + abandonedAfterMs - now()));
      return waits.length === 0 ? undefined : Math.min(...waits);
    },
  };
}

function readEntries(storage: TextStorage, key: string): Entries {
  try {
    // Only this module writes this key; entries of any other shape are ignored.
    const entries: Entries = JSON.parse(storage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(entries).filter(([, entry]) => Array.isArray(entry?.pending)));
  } catch {
    return {};
  }
}
