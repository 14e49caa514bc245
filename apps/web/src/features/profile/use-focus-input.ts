import { useEffect, useRef, type RefObject } from 'react';

/** Selectors of the element to focus, best first: an invalid control, a row, any control; never the help button of the label. */
const focusSelectors = [
  '[aria-invalid=true]',
  '[data-row]',
  'input:not([type=hidden], [type=file]), textarea, select',
  'button:not([aria-haspopup])',
];
/** The time until a closed category has opened and rendered its inputs. */
const openingMs = 160;

/** Focuses the target input whenever the target changes, after its category has opened. */
export function useFocusInput(target: { readonly name: string } | undefined): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!target || focusInput(area.current, target.name)) return undefined;
    const timer = setTimeout(() => focusInput(area.current, target.name), openingMs);
    return () => clearTimeout(timer);
  }, [target]);
  return area;
}

/** @returns whether an element was focused. */
function focusInput(area: HTMLElement | null, name: string): boolean {
  const inputs = [...(area?.querySelectorAll<HTMLElement>('[data-input]') ?? [])];
  const input = inputs.find((one) => one.dataset['input'] === name);
  for (const selector of focusSelectors) {
    const control = input?.querySelector<HTMLElement>(selector);
    if (!control) continue;
    control.focus();
    return true;
  }
  return false;
}
