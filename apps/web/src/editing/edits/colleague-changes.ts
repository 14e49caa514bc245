import { containsPath, getEditedItemId, getEventItemId, listChangedPaths, type DraftEvent } from '@confab/inputs';
import type { EditingStore } from '../store/editing-store.ts';

/** A change by a colleague; `at` counts them in the order in which they arrived. */
interface ColleagueChange {
  readonly at: number;
  readonly by: string;
}

/** The changes known of one item; the oldest beyond this number are forgotten. */
const maxPaths = 2_000;

/** The changes of others while the project was open, by item and path, so that undo does not revert them. */
export function createColleagueChanges(store: EditingStore) {
  const items = new Map<string, ItemChanges>();
  let count = 0;

  function add(itemId: string, path: string, by: string) {
    const changes = items.get(itemId) ?? createItemChanges();
    items.set(itemId, changes);
    changes.add(path, { at: count, by });
  }

  /** The cards that a layout has moved are changes of the workflow's canvas. */
  function addMovedCards({ layout }: Extract<DraftEvent, { type: 'layoutSaved' }>, by: string) {
    const before = new Map(store.draft.layouts.get(layout.workflowId)?.positions.map((one) => [one.nodeId, one]));
    for (const { nodeId, x, y } of layout.positions) {
      const old = before.get(nodeId);
      if (old && (old.x !== x || old.y !== y)) add(getCanvasId(layout.workflowId), nodeId, by);
    }
  }

  return {
    /** Records an event of a colleague before it changes the items. */
    note(event: DraftEvent, by: string) {
      count += 1;
      if (event.type === 'layoutSaved') addMovedCards(event, by);
      else if (event.type === 'edited')
        for (const path of listChangedPaths(event.edit)) add(getEditedItemId(event.edit), path, by);
      else if (event.type === 'itemAdded' || event.type === 'itemReplaced') add(getEventItemId(event) ?? '', '', by);
    },
    /** The number of changes so far. A step that is recorded now keeps it. */
    count: () => count,
    /** Who has changed one of the paths of an item, or something inside them, after the first `since` changes. */
    find(itemId: string, paths: readonly string[], since: number): string | undefined {
      return since === count ? undefined : items.get(itemId)?.find(paths, since);
    },
    /** Who has changed one of the items, or an item inside it. */
    findInItems(itemIds: readonly string[], since: number): string | undefined {
      if (since === count) return undefined;
      for (const [id, changes] of items) {
        const isInside = itemIds.includes(id) || itemIds.includes(store.draft.items.get(id)?.workflowId ?? '');
        const by = isInside ? changes.find([''], since) : undefined;
        if (by !== undefined) return by;
      }
      return undefined;
    },
    /** Whether a colleague moved a card. */
    isCardMoved: (workflowId: string, nodeId: string, since: number) =>
      items.get(getCanvasId(workflowId))?.find([nodeId], since) !== undefined,
  };
}

export type ColleagueChanges = ReturnType<typeof createColleagueChanges>;

type ItemChanges = ReturnType<typeof createItemChanges>;

function createItemChanges() {
  const byPath = new Map<string, ColleagueChange>();
  let latest: ColleagueChange = { at: 0, by: '' };
  let forgotten = latest;

  function findInside(outer: string, since: number) {
    if (outer === '') return latest;
    let found: ColleagueChange | undefined;
    for (const [path, change] of byPath) if (change.at > since && containsPath(outer, path)) found = change;
    return found;
  }

  return {
    add(path: string, change: ColleagueChange) {
      latest = change;
      // The map is in the order of the changes.
      byPath.delete(path);
      byPath.set(path, change);
      const [oldest] = byPath.size > maxPaths ? byPath : [];
      if (!oldest) return;
      [, forgotten] = oldest;
      byPath.delete(oldest[0]);
    },
    find(paths: readonly string[], since: number): string | undefined {
      if (latest.at <= since || paths.length === 0) return undefined;
      // A forgotten change may have been at any of the paths.
      if (forgotten.at > since) return forgotten.by;
      const found = paths.map((path) => findInside(path, since)).find((change) => change && change.at > since);
      return found?.by;
    },
  };
}

function getCanvasId(workflowId: string) {
  return `canvas of ${workflowId}`;
}
