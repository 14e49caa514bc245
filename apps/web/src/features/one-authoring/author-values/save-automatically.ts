import { authorValueCalls } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import { describeFailure, draftItem, type ValuesDraft } from '../../../editing/index.ts';
import { addUnsavedWork } from '../../../leave-guard/unsaved-work.ts';
import { showToast } from '../../../toasts/index.ts';
import { getFallback, type Message } from '../../../words/message.ts';

/** Milliseconds after the first change until it is saved. */
const saveDelay = 700;
/** Milliseconds until a save that did not reach the server is tried again. */
const retryDelay = 10_000;

/** The state of the saves that the author sees. */
export interface SaveState {
  readonly progress: 'idle' | 'saving' | 'saved';
  /** Why the last save failed. */
  readonly failure?: Message | undefined;
}

/**
 * Saves changed values; before the page closes, in a single request.
 * @returns the stored values.
 */
export type Save = (
  changes: JsonObject,
  isLeaving: boolean,
) => Promise<{ readonly propertyValues: JsonObject } | undefined>;

/** The saves of one form. */
export interface AutoSave {
  readonly saveNow: () => void;
  /** Saves the remaining changes and stops once they are stored or refused. */
  readonly close: () => void;
}

/**
 * Saves the changes of a draft until it is closed. Changes that did not reach the server are sent again; refused
 * changes are sent again only after another edit or when the author requests it.
 */
export function saveAutomatically(draft: ValuesDraft, save: Save, onState: (state: SaveState) => void): AutoSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isClosed = false;
  let isDiscarded = false;
  let failure: Message | undefined;
  let isRefused = false;
  let removeWork: (() => void) | undefined;
  const isUnsaved = () => !isDiscarded && draft.getStatus().unsavedItemIds.length > 0;
  const work = {
    hasFailed: () => failure !== undefined,
    discard() {
      isDiscarded = true;
      follow(0);
    },
  };

  function fail(message: Message | undefined, wasRefused = false) {
    failure = message;
    isRefused = wasRefused;
  }

  /** Plans the next save, and has the page ask before it is left for as long as there is something to save. */
  function follow(delay: number) {
    clearTimeout(timer);
    if (isUnsaved() && !(isClosed && isRefused)) {
      removeWork ??= addUnsavedWork(work);
      if (!isRefused) timer = setTimeout(() => void saveChanges(), delay);
      return;
    }
    removeWork?.();
    removeWork = undefined;
  }

  async function saveChanges(isLeaving = false) {
    const changes = draft.getChanges();
    // The request of a running save may be lost with the page, so it is sent again.
    if (isDiscarded || (isSaving && !isLeaving) || Object.keys(changes).length === 0) return;
    isSaving = true;
    onState({ progress: 'saving', failure });
    let delay = isClosed ? 0 : saveDelay;
    try {
      const saved = await save(changes, isLeaving);
      fail(undefined);
      draft.setSaved(saved?.propertyValues ?? {}, changes);
      onState({ progress: 'saved' });
    } catch (error) {
      const { isRefusal, message } = describeFailure(error, getFallback(authorValueCalls.save));
      fail(message, isRefusal);
      delay = retryDelay;
      onState({ progress: 'idle', failure });
      // The form that would have shown the message is closed.
      if (isClosed && isRefusal) showToast({ kind: 'error', text: message });
    }
    isSaving = false;
    follow(delay);
  }

  const stopFollowing = draft.subscribeTo('status', () => {
    if (!isUnsaved() && failure !== undefined) {
      fail(undefined);
      onState({ progress: 'idle' });
    }
    follow(saveDelay);
  });
  const stopWatching = draft.subscribe(draftItem, '', () => {
    if (!isRefused || isSaving) return;
    isRefused = false;
    follow(saveDelay);
  });
  const saveBeforeLeaving = () => void saveChanges(true);
  addEventListener('pagehide', saveBeforeLeaving);
  return {
    saveNow: () => void saveChanges(),
    close() {
      isClosed = true;
      stopFollowing();
      stopWatching();
      removeEventListener('pagehide', saveBeforeLeaving);
      clearTimeout(timer);
      void saveChanges();
    },
  };
}
