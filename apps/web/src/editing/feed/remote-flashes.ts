import type { projectEventSchema } from '@confab/contracts';
import { itemIdOfEdit, type DraftEvent } from '@confab/inputs';
import { personColour } from '@confab/live';
import type { z } from 'zod';
import { getChangedPath, type EditingStore } from '../store/editing-store.ts';
import type { RemoteFlash, Schedule } from '../types.ts';

const flashMs = 1_000;

/** Changes that came from elsewhere a moment ago, for showing them once in the colour of whoever made them. */
export function createRemoteFlashes(schedule: Schedule, store: EditingStore) {
  const flashes = new Map<string, RemoteFlash>();
  return {
    at: (itemId: string, path: string) => flashes.get(`${itemId} ${path}`),
    /** Begins one for an edit of somebody else, and ends it by itself. */
    note(event: DraftEvent, own: ReadonlySet<string>) {
      const { edit } = event;
      if (!edit || own.has(edit.editId) || !hasAuthor(event)) return;
      const [itemId, path] = [itemIdOfEdit(edit), getChangedPath(edit)];
      const key = `${itemId} ${path}`;
      const value = { name: event.authorName, colour: personColour(event.authorId) };
      flashes.set(key, value);
      schedule(() => {
        if (flashes.get(key) !== value) return;
        flashes.delete(key);
        store.paths.notify(itemId, path);
      }, flashMs);
    },
  };
}

/** Whether an event says who made it: those of the contract do, those made of own answers do not. */
export function hasAuthor(event: DraftEvent): event is z.output<typeof projectEventSchema> {
  return 'authorId' in event;
}
