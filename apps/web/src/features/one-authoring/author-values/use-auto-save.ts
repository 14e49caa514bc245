import type { JsonObject } from '@confab/model';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ValuesDraft } from '../../../editing/index.ts';

/** Milliseconds after the first change until it is saved. */
const saveDelay = 700;
/** Milliseconds until a failed save is tried again. A toast has shown the error. */
const retryDelay = 10_000;

type SaveState = 'idle' | 'saving' | 'saved';
/** Saves changed values; before the page closes, in a single request. @returns what is stored then. */
type Save = (changes: JsonObject, isLeaving: boolean) => Promise<{ readonly propertyValues: JsonObject } | undefined>;

/** Saves the changes of a draft shortly after they were made, when the form closes, and when the page does. */
export function useAutoSave(draft: ValuesDraft, save: Save): SaveState {
  const [state, setState] = useState<SaveState>('idle');
  const saveLatest = useEffectEvent(save);
  useEffect(() => saveAutomatically(draft, (changes, isLeaving) => saveLatest(changes, isLeaving), setState), [draft]);
  return state;
}

/** @returns saves what is left and stops */
function saveAutomatically(draft: ValuesDraft, save: Save, onState: (state: SaveState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isClosed = false;

  function schedule(delay: number) {
    clearTimeout(timer);
    if (draft.getStatus().unsavedItemIds.length > 0) timer = setTimeout(() => void saveChanges(), delay);
  }

  async function saveChanges(isLeaving = false) {
    const changes = draft.getChanges();
    // What a running save sends may be lost with the page, so that it is sent again then.
    if ((isSaving && !isLeaving) || Object.keys(changes).length === 0) return;
    isSaving = true;
    onState('saving');
    let delay = isClosed ? 0 : saveDelay;
    try {
      const saved = await save(changes, isLeaving);
      draft.setSaved(saved?.propertyValues ?? {}, changes);
      onState('saved');
    } catch {
      delay = retryDelay;
      onState('idle');
    }
    isSaving = false;
    schedule(delay);
  }

  const unsubscribe = draft.subscribeTo('status', () => schedule(saveDelay));
  const saveBeforeLeaving = () => void saveChanges(true);
  addEventListener('pagehide', saveBeforeLeaving);
  return () => {
    isClosed = true;
    unsubscribe();
    removeEventListener('pagehide', saveBeforeLeaving);
    clearTimeout(timer);
    void saveChanges();
  };
}
