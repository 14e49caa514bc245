import { useEffect, useRef, type RefObject } from 'react';

const focusable = 'input:not([type=hidden]), textarea, select, button';

/** Puts the focus into an input of the form each time one is sought, once its category is open. */
export function useFocusOn(sought: { readonly name: string } | undefined): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sought) return;
    const place = area.current?.querySelector(`[data-input="${CSS.escape(sought.name)}"]`);
    const control =
      place?.querySelector<HTMLElement>(`[aria-invalid=true]`) ?? place?.querySelector<HTMLElement>(focusable);
    control?.focus();
    place?.scrollIntoView({ block: 'center' });
  }, [sought]);
  return area;
}
