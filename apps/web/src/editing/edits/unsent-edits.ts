import type { PendingEdit } from '@confab/inputs';
import type { TextStorage } from '../types.ts';

interface UnsentEntry {
  readonly pending: readonly PendingEdit[];
  /** When the tab last wrote, so that another one can tell a living tab from a lost one. */
  readonly at: number;
  /** The tab has gone, or may have: its edits may be taken over, and it changes none of them any more. */
  readonly isLeft: boolean;
}

type Entries = Readonly<Record<string, UnsentEntry>>;

/** How long a tab may keep silent before its unsent edits are taken over. A living one with edits writes every 5 s. */
const abandonedAfterMs = 15_000;

/** Unsent edits of one project in the browser's storage: one entry for each tab that has any. */
export interface UnsentEdits {
  write(pending: readonly PendingEdit[], isLeft: boolean): void;
  /** The edits that tabs of before have left behind; they are this tab's now. */
  takeOver(): readonly PendingEdit[];
}

export function createUnsentEdits(
  storage: TextStorage,
  { projectId, accountId }: { readonly projectId: string; readonly accountId: string },
  tabId: string,
  now: () => number,
): UnsentEdits {
  // Whoever signs in next in this browser is not to send what somebody else has typed.
  const key = `unsentEdits:${accountId}:${projectId}`;

  function save(entries: Entries) {
    try {
      if (Object.keys(entries).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(entries));
    } catch {
      // Storage may be full or forbidden. The edits are in memory still, and are sent from there.
    }
  }

  return {
    write(pending, isLeft) {
      const { [tabId]: own, ...others } = readEntries(storage, key);
      if (pending.length > 0) save({ ...others, [tabId]: { pending, at: now(), isLeft } });
      else if (own) save(others);
    },
    takeOver() {
      const entries = Object.entries(readEntries(storage, key));
      const isLost = ([id, entry]: readonly [string, UnsentEntry]) =>
        id !== tabId && (entry.isLeft || entry.at < now() - abandonedAfterMs);
      const lost = entries.filter(isLost).toSorted(([, one], [, other]) => one.at - other.at);
      if (lost.length > 0) save(Object.fromEntries(entries.filter((entry) => !isLost(entry))));
      return lost.flatMap(([, entry]) => entry.pending);
    },
  };
}

function readEntries(storage: TextStorage, key: string): Entries {
  try {
    // The key is this module's own; a text that somebody else put there is not JSON or has no entries with edits.
    const entries = JSON.parse(storage.getItem(key) ?? '{}') as Entries;
    return Object.fromEntries(Object.entries(entries).filter(([, entry]) => Array.isArray(entry?.pending)));
  } catch {
    return {};
  }
}
