import { useEffect, type RefObject } from 'react';

/** An input to scroll to, for example from a problem; a new object scrolls again. */
export interface InputTarget {
  readonly itemId: string;
  /** Key of its top-level property. */
  readonly name: string;
  readonly path: string;
}

/** Scrolls to an input once its form is rendered; the code for it loads on demand. */
export function useScrollToInput(
  form: RefObject<HTMLElement | null>,
  target: InputTarget | undefined,
  isReady: boolean,
): void {
  useEffect(() => {
    if (!target || !isReady) return undefined;
    let isCurrent = true;
    void import('./scroll-to-input.ts').then(({ scrollToInput }) => {
      if (isCurrent && form.current) void scrollToInput(form.current, target.path);
    });
    return () => {
      isCurrent = false;
    };
  }, [form, target, isReady]);
}
