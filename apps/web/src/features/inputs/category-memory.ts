import type { ItemSchema } from '@confab/model';
import { useState } from 'react';
import type { EditingSession } from '../../editing/index.ts';

/** How long a category or a group takes to open or to close (A9.36, P9.18). */
export const collapseMs = 100;

/** What somebody has opened and closed on one level of the navigation: project, workflow, node, page. */
interface LevelMemory {
  readonly tab: string | undefined;
  /** By id of a category or group: whether it was left open. What is not here was never touched. */
  readonly opened: ReadonlyMap<string, boolean>;
}

const untouched: LevelMemory = { tab: undefined, opened: new Map() };
const memories = new WeakMap<EditingSession, Map<ItemSchema['kind'], LevelMemory>>();

/**
 * Which tab, categories and groups are open. Each level of the navigation remembers by itself for as long as its project
 * is open (A4.17): whoever goes from node to node finds open what was open, and the project's own settings as they were.
 */
export function useCategoryMemory(session: EditingSession, level: ItemSchema['kind']) {
  const [memory, setMemory] = useState(() => memories.get(session)?.get(level) ?? untouched);

  function keep(change: Partial<LevelMemory>) {
    const levels = memories.get(session) ?? new Map<ItemSchema['kind'], LevelMemory>();
    memories.set(session, levels);
    const next = { ...(levels.get(level) ?? untouched), ...change };
    levels.set(level, next);
    setMemory(next);
  }

  return {
    tab: memory.tab,
    chooseTab: (tab: string) => keep({ tab }),
    isOpen: (id: string, isOpenAtFirst: boolean) => memory.opened.get(id) ?? isOpenAtFirst,
    setOpen(id: string, isOpen: boolean) {
      const { opened } = memories.get(session)?.get(level) ?? untouched;
      keep({ opened: new Map(opened).set(id, isOpen) });
    },
  };
}

export type CategoryMemory = ReturnType<typeof useCategoryMemory>;
