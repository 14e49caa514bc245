import { create } from 'zustand';
import type { TextFilter } from './list-texts.ts';

/** What an author has chosen on the page of texts. It outlives the page, so that one comes back to the same rows. */
interface TextsView {
  readonly projectId: string;
  readonly filter: TextFilter;
  readonly ownerId: string;
  readonly search: string;
  /** Whether all languages are shown side by side. */
  readonly isAll: boolean;
}

const initial = { filter: 'all', ownerId: '', search: '', isAll: false } as const;

const useStore = create<TextsView>(() => ({ projectId: '', ...initial }));

/** The choices for a project, and a function that changes some of them. */
export function useTextsView(projectId: string) {
  const stored = useStore();
  const view: TextsView = stored.projectId === projectId ? stored : { projectId, ...initial };
  return [view, (change: Partial<TextsView>) => useStore.setState({ ...view, ...change })] as const;
}

/** Forgets the choices. */
export function resetTextsView(): void {
  useStore.setState({ projectId: '', ...initial });
}
