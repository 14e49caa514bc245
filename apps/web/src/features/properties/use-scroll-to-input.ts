import { useEffect, type RefObject } from 'react';
import { showToast } from '../../toasts/index.ts';
import { toastMessages } from '../../words/web-messages.ts';

/** An input to scroll to, for example from a problem; a new object scrolls again. */
export interface InputTarget {
  readonly itemId: string;
  /** Key of its top-level property. */
  readonly name: string;
  readonly path: string;
  /** The further language of the project that is to be shown there, null for the first one; undefined for any. */
  readonly language?: string | null;
}

const loadScrollToInput = async () => (await import('./scroll-to-input.ts')).scrollToInput;

/**
 * Scrolls to an input once its form is rendered; the code for it loads on demand. When it cannot be loaded, as during an
 * outage, a toast is shown; a new target loads it once more.
 *
 * @param showLanguage changes the language that texts are shown in
 */
export function useScrollToInput(
  form: RefObject<HTMLElement | null>,
  target: InputTarget | undefined,
  isReady: boolean,
  showLanguage: (language: string | undefined) => void,
  load = loadScrollToInput,
): void {
  useEffect(() => {
    if (!target || !isReady) return undefined;
    let isCurrent = true;
    load().then(
      (scrollToInput) => {
        if (isCurrent && form.current) void scrollToInput(form.current, target, showLanguage);
      },
      () => {
        if (isCurrent) showToast({ kind: 'error', text: toastMessages.notOpened });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [form, target, isReady, showLanguage, load]);
}
