import { useEffect, type RefObject } from 'react';
import { showInput } from './show-input.ts';

/** An input that somebody is to be led to, as from a problem; another object leads there again. */
export interface WantedInput {
  readonly itemId: string;
  /** The property that it is, or is inside of. */
  readonly name: string;
  readonly path: string;
}

/** Leads to an input once the form that has it is there. */
export function useWantedInput(
  form: RefObject<HTMLElement | null>,
  wanted: WantedInput | undefined,
  isReady: boolean,
): void {
  useEffect(() => {
    if (wanted && isReady && form.current) void showInput(form.current, wanted.path);
  }, [form, wanted, isReady]);
}
