import { useEffect, type RefObject } from 'react';
import { scrollToInput } from './scroll-to-input.ts';

/** An input to scroll to, for example from a problem; a new object scrolls again. */
export interface InputTarget {
  readonly itemId: string;
  /** Key of its top-level property. */
  readonly name: string;
  readonly path: string;
}

/** Scrolls to an input once its form is rendered. */
export function useScrollToInput(
  form: RefObject<HTMLElement | null>,
  target: InputTarget | undefined,
  isReady: boolean,
): void {
  useEffect(() => {
    if (target && isReady && form.current) void scrollToInput(form.current, target.path);
  }, [form, target, isReady]);
}
