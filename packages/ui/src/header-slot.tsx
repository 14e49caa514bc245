import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A place in the header that a page can fill: after the site's name, or before the search button. */
type HeaderSlotName = 'breadcrumb' | 'tools';

/** The elements of the header's slots; null until the frame has rendered them. */
export const HeaderSlots = createContext<Readonly<Record<HeaderSlotName, HTMLElement | null>>>({
  breadcrumb: null,
  tools: null,
});

/** Renders a part of a page in a slot of the header above it. */
export function HeaderSlot({ name, children }: { readonly name: HeaderSlotName; readonly children: ReactNode }) {
  const element = use(HeaderSlots)[name];
  return element && createPortal(children, element);
}
