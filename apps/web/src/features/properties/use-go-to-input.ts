import { useCallback, useState } from 'react';
import type { InputTarget } from './use-scroll-to-input.ts';

/**
 * The input to scroll to: the one that was chosen in the panel itself, or the given one if that is newer.
 *
 * @returns the input, and a function that chooses a top-level input of the item
 */
export function useGoToInput(itemId: string, given: InputTarget | undefined) {
  const [chosen, setChosen] = useState<{ readonly target: InputTarget; readonly after: InputTarget | undefined }>();
  const isChosen = chosen !== undefined && chosen.after === given && chosen.target.itemId === itemId;
  const goTo = useCallback(
    (name: string) => setChosen({ target: { itemId, name, path: name }, after: given }),
    [itemId, given],
  );
  return [isChosen ? chosen.target : given, goTo] as const;
}
