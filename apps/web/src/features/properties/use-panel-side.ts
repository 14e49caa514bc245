import { useState } from 'react';
import { useSearchParams } from 'wouter';

/** What can be seen of an item: its inputs, what people say about it, how it came to be. */
export const panelSides = ['properties', 'comments', 'history'] as const;
export type PanelSide = (typeof panelSides)[number];

/**
 * Which side of an item is shown: the address says it. Whoever is led to an input is shown the inputs, until he
 * chooses another side.
 */
export function usePanelSide(wanted?: object): readonly [PanelSide, (side: PanelSide) => void] {
  const [params, setParams] = useSearchParams();
  const [answered, setAnswered] = useState<object>();
  const chosen = panelSides.find((side) => side === params.get('side')) ?? 'properties';

  function choose(side: PanelSide) {
    setAnswered(wanted);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('thread');
        if (side === 'properties') next.delete('side');
        else next.set('side', side);
        return next;
      },
      { replace: true },
    );
  }

  return [wanted !== undefined && wanted !== answered ? 'properties' : chosen, choose];
}
