import { siteAddress } from '../config.ts';

/** The sites that a client may name, including old names. Unknown names mean the account portal (MAIL-1). */
const sites: ReadonlyMap<string, string> = new Map([
  ['author', 'author'],
  ['pro', 'pro'],
  ['one', 'one'],
  ['my', 'my'],
  ['account', 'my'],
  ['analytics', 'analytics'],
  ['inclusion', 'inclusion'],
]);

/** Maps the site name of a client to the name used in links. The sent text itself is never used. */
export function toSiteName(frontendApp: string | undefined): string {
  return sites.get(frontendApp ?? 'my') ?? 'my';
}

interface LinkParts {
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string>>;
  /** The secret of the link, in the fragment so that servers do not log it and pages do not pass it on. */
  readonly code?: string;
}

/** Creates a link into the account portal from the configured address, never from request headers. */
export function createPortalLink(publicUrl: string, { path, query = {}, code }: LinkParts): string {
  const url = new URL(siteAddress(publicUrl, 'my'));
  url.pathname = path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (code !== undefined) url.hash = `code=${code}`;
  return url.href;
}
