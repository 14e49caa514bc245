import { useState } from 'react';
import { createInputTarget, type InputTarget } from '../../properties/index.ts';

/** Selects an item and, with a path, scrolls to its input: used for problems, people and undo. */
export function useNavigateToInput(select: (itemId: string) => void) {
  const [inputTarget, setInputTarget] = useState<InputTarget>();
  return {
    inputTarget,
    navigateTo(itemId: string, path?: string | null) {
      if (path) setInputTarget(createInputTarget(itemId, path));
      select(itemId);
    },
  };
}
