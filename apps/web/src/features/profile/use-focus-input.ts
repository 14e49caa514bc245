import { useEffect, useRef, type RefObject } from 'react';
import { focusWhenRendered } from '../../platform/focus/focus-when-rendered.ts';

/** Selectors of the element to focus, best first: an invalid control, a row, any control; never the help button of the label. */
const focusSelectors = [
  '[aria-invalid=true]',
  '[data-row]',
  'input:not([type=hidden], [type=file]), textarea, select',
  'button:not([aria-haspopup])',
];

/** Focuses the target input whenever the target changes, as soon as its category has opened. */
export function useFocusInput(target: { readonly name: string } | undefined): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = area.current;
    return target && form ? focusWhenRendered(form, () => findControl(form, target.name)) : undefined;
  }, [target]);
  return area;
}

function findControl(form: HTMLElement, name: string): HTMLElement | undefined {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-input]')];
  const input = inputs.find((one) => one.dataset['input'] === name);
  for (const selector of focusSelectors) {
    const control = input?.querySelector<HTMLElement>(selector);
    if (control) return control;
  }
  return undefined;
}
