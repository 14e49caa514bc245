import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { createDraftKey, hasDraft, type DraftPlace } from './comment-drafts.ts';

/** A field that is opened by a button. It is open from the start when its place has a draft; then it takes no focus. */
export function useDraftField(place: DraftPlace) {
  const { projectId } = useEditingSession();
  const [state, setState] = useState<'closed' | 'restored' | 'opened'>(() =>
    hasDraft(createDraftKey(projectId, place)) ? 'restored' : 'closed',
  );
  return {
    isOpen: state !== 'closed',
    isFocused: state === 'opened',
    open: () => setState('opened'),
    close: () => setState('closed'),
  };
}
