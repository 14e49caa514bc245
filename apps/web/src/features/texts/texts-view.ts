import { create } from 'zustand';
import { useEditingSession, type EditingSession } from '../../editing/index.ts';
import type { TextFilter } from './list-texts.ts';

/** What an author has chosen on the page of texts. */
interface TextsView {
  readonly filter: TextFilter;
  readonly ownerId: string;
  readonly search: string;
  /** Whether all languages are shown side by side. */
  readonly isAll: boolean;
}

const initial: TextsView = { filter: 'all', ownerId: '', search: '', isAll: false };

/** The choices outlive the page, until the project is closed, so that the author returns to the same rows. */
const useStore = create<{ readonly session: EditingSession | undefined; readonly view: TextsView }>(() => ({
  session: undefined,
  view: initial,
}));

/** The choices for the open project, and a function that changes some of them. */
export function useTextsView() {
  const session = useEditingSession();
  const stored = useStore();
  const view = stored.session === session ? stored.view : initial;
  return [view, (change: Partial<TextsView>) => useStore.setState({ session, view: { ...view, ...change } })] as const;
}
