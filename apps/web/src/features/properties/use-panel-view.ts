import { useState } from 'react';
import { useSearchParams } from 'wouter';

/** The views of an item in the properties panel. */
export const panelViews = ['properties', 'comments', 'history'] as const;
export type PanelView = (typeof panelViews)[number];

/**
 * The shown view of an item, stored in the URL. A new `inputTarget` shows the properties until the author chooses another
 * view.
 */
export function usePanelView(inputTarget?: object): readonly [PanelView, (view: PanelView) => void] {
  const [params, setParams] = useSearchParams();
  const [handledTarget, setHandledTarget] = useState<object>();
  const chosen = panelViews.find((view) => view === params.get('side')) ?? 'properties';

  function choose(view: PanelView) {
    setHandledTarget(inputTarget);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('thread');
        if (view === 'properties') next.delete('side');
        else next.set('side', view);
        return next;
      },
      { replace: true },
    );
  }

  return [inputTarget !== undefined && inputTarget !== handledTarget ? 'properties' : chosen, choose];
}
