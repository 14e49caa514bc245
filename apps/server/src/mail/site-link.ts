import { siteAddress } from '../config.ts';

/** Sites that a client may name, with the older names of two of them; others are the account portal (MAIL-1). */
const sites: ReadonlyMap<string, string> = new Map([
  ['author', 'author'],
  ['pro', 'pro'],
  ['one', 'one'],
  ['my', 'my'],
  ['account', 'my'],
  ['analytics', 'analytics'],
  ['inclusion', 'inclusion'],
]);

/** The site that a client named, as our links name it. What it sent never stands in a link itself. */
export function knownSite(frontendApp: string | undefined): string {
  return sites.get(frontendApp ?? 'my') ?? 'my';
}

interface LinkParts {
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string>>;
  /** The secret of the link. Behind `#`, no server on the way logs it and no page passes it on. */
  readonly code?: string;
}

/** A link into the account portal, built from the configured address alone, never from what a request says. */
export function portalLink(publicUrl: string, { path, query = {}, code }: LinkParts): string {
  const url = new URL(siteAddress(publicUrl, 'my'));
  url.pathname = path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (code !== undefined) url.hash = `code=${code}`;
  return url.href;
}
