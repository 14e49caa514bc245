import type { ItemSchema } from '@confab/model';
import { useState } from 'react';
import type { EditingSession } from '../../../editing/index.ts';

/** How long a category or a group takes to open or close, in milliseconds (A9.36, P9.18). */
export const collapseMs = 100;

/** The categories that the author opened and closed on one navigation level: project, workflow, node or page. */
interface LevelMemory {
  readonly tab: string | undefined;
  /** Whether each category or group is open, by id. Entries the author never toggled are absent. */
  readonly opened: ReadonlyMap<string, boolean>;
}

const untouched: LevelMemory = { tab: undefined, opened: new Map() };
const memories = new WeakMap<EditingSession, Map<ItemSchema['kind'], LevelMemory>>();

/**
 * Remembers which tab, categories and groups are open, per navigation level and for as long as the project is open
 * (A4.17). Moving from node to node keeps the same categories open.
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
