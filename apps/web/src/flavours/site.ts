import type { Flavour } from '@confab/model';
import type { ReactNode } from 'react';

/** A page of a site: its path in the router's notation, and what is shown there. */
interface SiteRoute {
  readonly path: string;
  readonly show: (parameters: Readonly<Record<string, string | undefined>>) => ReactNode;
}

/** An entry of the left navigation: a page of the site, or a link of the installation's that is shown when it is set. */
export type NavigationEntry =
  | { readonly kind: 'page'; readonly label: string; readonly path: string; readonly icon: ReactNode }
  | { readonly kind: 'link'; readonly label: string; readonly link: string; readonly icon: ReactNode };

/** One of the sites that this client serves. */
export interface Site {
  readonly flavour: Flavour;
  /** What it is called in the header. */
  readonly title: string;
  /** Nothing here: the site has no screens yet, and says so. */
  readonly routes: readonly SiteRoute[];
  readonly navigation: readonly NavigationEntry[];
  readonly hasTeamSwitch: boolean;
  /** Pixels of plain text: 16 where one reads, 14 where one works. */
  readonly textSize: 14 | 16;
}
