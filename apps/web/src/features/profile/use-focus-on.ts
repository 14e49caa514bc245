import { useEffect, useRef, type RefObject } from 'react';

/** What to go to in an input, best first: what is wrong, a row, a control; never the explanation beside the label. */
const places = [
  '[aria-invalid=true]',
  '[data-row]',
  'input:not([type=hidden], [type=file]), textarea, select',
  'button:not([aria-haspopup])',
];
/** A category that was closed needs this long to open and to have its inputs. */
const openingMs = 160;

/** Puts the focus into an input of the form each time one is sought, once its category is open. */
export function useFocusOn(sought: { readonly name: string } | undefined): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sought || focusIn(area.current, sought.name)) return undefined;
    const later = setTimeout(() => focusIn(area.current, sought.name), openingMs);
    return () => clearTimeout(later);
  }, [sought]);
  return area;
}

/** @returns whether there was something to go to. */
function focusIn(area: HTMLElement | null, name: string): boolean {
  const inputs = [...(area?.querySelectorAll<HTMLElement>('[data-input]') ?? [])];
  const input = inputs.find((one) => one.dataset['input'] === name);
  for (const place of places) {
    const control = input?.querySelector<HTMLElement>(place);
    if (!control) continue;
    control.focus();
    return true;
  }
  return false;
}
