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

/** What an author does anywhere on the page: from then on, the focus is theirs. */
const acts = ['pointerdown', 'keydown', 'input'] as const;
/** They only begin a shortcut, and repeat while they are held after one. */
const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);

/**
 * Scrolls to an input once its form is rendered; the code for it loads on demand. When it cannot be loaded, as during
 * an outage, a toast is shown; a new target loads it again. If the author continues before that, in the form or
 * elsewhere, the focus is not moved.
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
    const element = form.current;
    if (!target || !isReady || !element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const stopUnlessModifier = (event: Event) => {
      if (!(event instanceof KeyboardEvent && modifiers.has(event.key))) stop();
    };
    for (const act of acts) document.addEventListener(act, stopUnlessModifier, { signal, capture: true });
    load().then(
      (scrollToInput) => {
        if (!signal.aborted) void scrollToInput(element, target, showLanguage, signal).finally(stop);
      },
      () => {
        if (!signal.aborted) showToast({ kind: 'error', text: toastMessages.notOpened });
      },
    );
    return stop;
  }, [form, target, isReady, showLanguage, load]);
}
