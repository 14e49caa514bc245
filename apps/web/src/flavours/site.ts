import type { Flavour } from '@confab/model';
import type { ReactNode } from 'react';
import type { SiteWords } from './words.ts';

/** A page of a site: its path in the router's notation, and what is shown there. */
interface SiteRoute {
  readonly path: string;
  readonly show: (parameters: Readonly<Record<string, string | undefined>>) => ReactNode;
}

/** An entry of the left navigation: a page of the site, or an address of the installation's that opens in a new tab. */
export type NavigationEntry =
  | { readonly kind: 'page'; readonly name: keyof SiteWords; readonly path: string; readonly icon: ReactNode }
  | {
      readonly kind: 'link';
      readonly name: keyof SiteWords;
      /** Which of the installation's addresses it opens. */
      readonly link: string;
      /** What is said where the installation names no such address. */
      readonly absent: keyof SiteWords;
      readonly icon: ReactNode;
    };

/** One of the sites that this client serves. */
export interface Site {
  readonly flavour: Flavour;
  /** What it is called in the header. */
  readonly title: string;
  /** Nothing here: the site has no screens yet, and says so. */
  readonly routes: readonly SiteRoute[];
  /** Its first page is the one that is preselected at '/'. */
  readonly navigation: readonly NavigationEntry[];
  readonly hasTeamSwitch: boolean;
  /** Where its library of media is, if it has one. */
  readonly library?: string;
  /** Only people who run the installation get anything from it. */
  readonly isForStaff?: boolean;
  /** Fetches the code of all its pages, so that going to one works while the server is away. */
  readonly fetchPages?: () => Promise<unknown>;
  /** Pixels of plain text: 16 where one reads, 14 where one works. */
  readonly textSize: 14 | 16;
}
