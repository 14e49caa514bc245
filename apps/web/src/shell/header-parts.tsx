import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where in the header a page may put something: after the site's name, or before the search button. */
export type HeaderPlace = 'breadcrumb' | 'tools';

export const HeaderPlaces = createContext<Readonly<Record<HeaderPlace, HTMLElement | null>>>({
  breadcrumb: null,
  tools: null,
});

/** Puts something of a page into the header above it: the way to where one is, who else is here, what can be done. */
export function HeaderPart({ place, children }: { readonly place: HeaderPlace; readonly children: ReactNode }) {
  const element = use(HeaderPlaces)[place];
  return element && createPortal(children, element);
}
