import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEditingSession } from '../../editing/index.ts';
import { createDraftKey, hasDraft, type DraftPlace } from './comment-drafts.ts';

/**
 * A field that is opened by a button. It is open from the start when its place has a draft; then it takes no focus.
 *
 * @param opener the first button in it gets the focus of the field that is closed
 */
export function useDraftField(place: DraftPlace, opener: RefObject<HTMLElement | null>) {
  const { projectId } = useEditingSession();
  const [state, setState] = useState<'closed' | 'restored' | 'opened'>(() =>
    hasDraft(createDraftKey(projectId, place)) ? 'restored' : 'closed',
  );
  return {
    isOpen: state !== 'closed',
    isFocused: state === 'opened',
    open: () => setState('opened'),
    close: () => {
      flushSync(() => setState('closed'));
      const { activeElement, body } = document;
      // A focus that has moved elsewhere while the comment was sent stays there.
      if (activeElement === null || activeElement === body) opener.current?.querySelector('button')?.focus();
    },
  };
}
