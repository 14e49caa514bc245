import { useEffect, useRef, type RefObject } from 'react';

const focusable = 'input:not([type=hidden]), textarea, select, button';

/** Puts the focus into an input of the form each time one is sought, once its category is open. */
export function useFocusOn(sought: { readonly name: string } | undefined): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const places = [...(area.current?.querySelectorAll<HTMLElement>('[data-input]') ?? [])];
    const place = sought && places.find((one) => one.dataset['input'] === sought.name);
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = wrong ?? place?.querySelector<HTMLElement>(focusable);
    control?.focus();
  }, [sought]);
  return area;
}
