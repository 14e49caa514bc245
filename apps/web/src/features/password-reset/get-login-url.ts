import type { Flavour } from '@confab/model';

/** The sites that a reset link may name, by their name in the link (P2.30). */
const sitesByName: Readonly<Record<string, Flavour>> = {
  author: 'pro',
  pro: 'pro',
  one: 'one',
  my: 'my',
  analytics: 'analytics',
};

/**
 * The login page of the site where the reset was requested (P2.32).
 *
 * Falls back to the login page of this site when the site name or its address is unknown.
 */
export function getLoginUrl(frontendApp: string | null, sites: Readonly<Record<string, string>> = {}): string {
  const flavour = Object.hasOwn(sitesByName, frontendApp ?? '') ? sitesByName[frontendApp ?? ''] : undefined;
  const address = flavour && sites[flavour];
  if (address === undefined) return '/login';
  const login = new URL(address);
  login.pathname = '/login';
  return login.href;
}
