import { useEffect, useRef } from 'react';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** The end of the requests of a window. */
interface Cancelling {
  /** The signal of a request; it aborts when the window closes. */
  readonly getSignal: () => AbortSignal;
  /** Closes the window; with `isStoring`, a toast warns that the requested import may already be stored. */
  readonly cancel: (isStoring: boolean) => void;
}

/** Ends the requests of an import window when it closes in any way. */
export function useCancel(onClose: () => void): Cancelling {
  const say = useWords(words);
  const open = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    open.current = controller;
    return () => controller.abort();
  }, []);
  return {
    getSignal: () => open.current.signal,
    cancel(isStoring) {
      if (isStoring) showToast({ kind: 'message', text: { message: say.cancelled } });
      onClose();
    },
  };
}
