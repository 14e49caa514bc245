import type { projectEventSchema } from '@confab/contracts';
import { getEditedItemId, type DraftEvent } from '@confab/inputs';
import { personColour } from '../../live/person-colour.ts';
import type { z } from 'zod';
import { getChangedPath, type EditingStore } from '../store/editing-store.ts';
import type { RemoteFlash, Schedule } from '../types.ts';

const flashMs = 1_000;

/** The latest changes by colleagues, which inputs highlight briefly in the colour of their author. */
export function createRemoteFlashes(schedule: Schedule, store: EditingStore) {
  const flashes = new Map<string, RemoteFlash>();
  return {
    at: (itemId: string, path: string) => flashes.get(`${itemId} ${path}`),
    /** Starts the highlight of a colleague's edit; it ends after one second. */
    note(event: DraftEvent, own: ReadonlySet<string>) {
      if (event.type !== 'edited' || !hasAuthor(event)) return;
      const { edit } = event;
      if (own.has(edit.editId)) return;
      const [itemId, path] = [getEditedItemId(edit), getChangedPath(edit)];
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

/** An event that names its author. */
export type AuthoredEvent = z.output<typeof projectEventSchema>;

/** Whether an event names its author: events of the server do, events built from own answers do not. */
export function hasAuthor(event: DraftEvent): event is AuthoredEvent {
  return 'authorId' in event;
}
