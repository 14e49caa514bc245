import { useMemo, useSyncExternalStore } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { createPageLists, type PageList } from './create-page-lists.ts';

/** The pages of every llama in reading order; loads the llamas when they are first used (A4.1). */
export function usePageLists(): readonly PageList[] {
  const session = useEditingSession();
  // One reader for each session: it keeps the references of unchanged lists.
  const { subscribe, getLists } = useMemo(() => createPageLists(session), [session]);
  return useSyncExternalStore(subscribe, getLists);
}
