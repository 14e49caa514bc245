import type { JsonObject } from '@confab/model';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ValuesDraft } from '../../../editing/index.ts';

/** Milliseconds after the first change until it is saved. */
const saveDelay = 700;
/** Milliseconds until a failed save is tried again. A toast has shown the error. */
const retryDelay = 10_000;

type SaveState = 'idle' | 'saving' | 'saved';
/** Saves changed values. @returns what is stored then. */
type Save = (changes: JsonObject) => Promise<{ readonly propertyValues: JsonObject } | undefined>;

/** Saves the changes of a draft shortly after they were made, and when the form closes. */
export function useAutoSave(draft: ValuesDraft, save: Save): SaveState {
  const [state, setState] = useState<SaveState>('idle');
  const saveLatest = useEffectEvent(save);
  useEffect(() => saveAutomatically(draft, (changes) => saveLatest(changes), setState), [draft]);
  return state;
}

/** @returns saves what is left and stops */
function saveAutomatically(draft: ValuesDraft, save: Save, onState: (state: SaveState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;

  function schedule(delay: number) {
    clearTimeout(timer);
    if (draft.getStatus().unsavedItemIds.length > 0) timer = setTimeout(() => void saveChanges(), delay);
  }

  async function saveChanges() {
    const changes = draft.getChanges();
    if (isSaving || Object.keys(changes).length === 0) return;
    isSaving = true;
    onState('saving');
    let delay = saveDelay;
    try {
      const saved = await save(changes);
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
  return () => {
    unsubscribe();
    clearTimeout(timer);
    void saveChanges();
  };
}
