import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ValuesDraft } from '../../../editing/index.ts';
import { saveAutomatically, type AutoSave, type Save, type SaveState } from './save-automatically.ts';

/** Saves the changes of a draft shortly after they were made, when the form closes, and when the page does. */
export function useAutoSave(draft: ValuesDraft, save: Save): SaveState & Pick<AutoSave, 'saveNow'> {
  const [state, setState] = useState<SaveState>({ progress: 'idle' });
  const saves = useRef<AutoSave>(undefined);
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    const started = saveAutomatically(draft, (changes, isLeaving) => saveLatest(changes, isLeaving), setState);
    saves.current = started;
    return started.close;
  }, [draft]);
  return { ...state, saveNow: () => saves.current?.saveNow() };
}
