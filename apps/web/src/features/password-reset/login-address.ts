import type { Flavour } from '@confab/model';

/** Sites that a reset link may name, by the name it has there (P2.30). */
const sitesByName: Readonly<Record<string, Flavour>> = {
  author: 'pro',
  pro: 'pro',
  one: 'one',
  my: 'my',
  analytics: 'analytics',
};

/**
 * The login page of the site that a reset was asked for at (P2.32); this site's own when the name is none that we
 * know, or nobody has told us the addresses.
 */
export function loginAddress(frontendApp: string | null, sites: Readonly<Record<string, string>> = {}): string {
  const flavour = Object.hasOwn(sitesByName, frontendApp ?? '') ? sitesByName[frontendApp ?? ''] : undefined;
  const address = flavour && sites[flavour];
  if (address === undefined) return '/login';
  const login = new URL(address);
  login.pathname = '/login';
  return login.href;
}
