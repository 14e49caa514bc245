import type { Flavour, ProjectId } from '@confab/model';
import type { ReactNode } from 'react';
import type { SiteWords } from './words.ts';

/** The ids in the address of a page. The server checks them. */
interface AddressIds {
  readonly projectId?: ProjectId;
  readonly reviewId?: string;
}

/** A page of a site: its path in the router's notation, and its content. */
interface SiteRoute {
  readonly path: string;
  readonly show: (ids: AddressIds) => ReactNode;
}

/** An entry of the left navigation: a page of the site, or a link of the installation that opens in a new tab. */
export type NavigationEntry =
  | { readonly kind: 'page'; readonly name: keyof SiteWords; readonly path: string; readonly icon: ReactNode }
  | {
      readonly kind: 'link';
      readonly name: keyof SiteWords;
      /** The key of the installation's link. */
      readonly link: string;
      /** The text that is shown when the installation has no such link. */
      readonly absent: keyof SiteWords;
      readonly icon: ReactNode;
    };

/** One of the sites that this client serves. */
export interface Site {
  readonly flavour: Flavour;
  /** The name in the header. */
  readonly title: string;
  /** Empty for a site without pages; it shows a notice. */
  readonly routes: readonly SiteRoute[];
  /** The first page is preselected at '/'. */
  readonly navigation: readonly NavigationEntry[];
  readonly hasTeamSwitch: boolean;
  /** The path of its media library, if it has one. */
  readonly library?: string;
  /** Only for operators of the installation; other sites do not link to it. */
  readonly isForStaff?: boolean;
  /** Loads the code of all its pages, so that they open while the server is unavailable. */
  readonly fetchPages?: () => Promise<unknown>;
  /** The size of body text in pixels: 16 for reading, 14 for working. */
  readonly textSize: 14 | 16;
}
