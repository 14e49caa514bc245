import { flavours, type Flavour } from '@confab/model';
import { createHandoverHash } from '../../../session/handover/handover-hash.ts';
import { isSafePath } from '../../../session/remembered-path.ts';
import { openSitePath } from './account-site.ts';

/** What another site, or a page of the account site, asks the account site for. */
export interface SiteRequest {
  readonly site: Flavour;
  /** Base address of the site, from the settings of the installation only. */
  readonly address: string;
  /** The state that the site asked with; undefined for a link that only opens it. */
  readonly state: string | undefined;
  /** The page of the site that a link opens. */
  readonly path: string;
  /** Whether the person has to click before the site is signed in to, as after signing out there. */
  readonly needsClick: boolean;
}

/** Reads a request; undefined for a site that the installation does not have, so that nothing leads anywhere else. */
export function readSiteRequest(
  search: string,
  sites: Readonly<Record<string, string>> | undefined,
): SiteRequest | undefined {
  const query = new URLSearchParams(search);
  const site = flavours.find((flavour) => flavour === query.get('site'));
  const address = site && sites?.[site];
  if (site === undefined || site === 'my' || address === undefined) return undefined;
  const state = query.get('state') ?? undefined;
  if (state !== undefined && !/^[\w-]{43}$/.test(state)) return undefined;
  const path = query.get('path') ?? '/';
  return { site, address, state, path: isSafePath(path) ? path : '/', needsClick: query.has('confirm') };
}

/** The path of the account site that repeats a request after signing in; the repeated request needs no click. */
export function toRepeatedPath({ site, state, path }: Pick<SiteRequest, 'site' | 'state' | 'path'>): string {
  const query = state === undefined ? { site, path } : { site, state };
  return `${openSitePath}?${new URLSearchParams(query).toString()}`;
}

/** The address that a site is opened with: its answer in the fragment, which no server sees. */
export function createAnswerAddress({ address, state, path }: SiteRequest, code: string): URL {
  const page = new URL(state === undefined ? path : '/login', address);
  if (state !== undefined) page.hash = createHandoverHash(code, state);
  return page;
}
