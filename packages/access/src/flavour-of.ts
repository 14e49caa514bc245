import type { Flavour } from '@confab/model';

/**
 * What the first label of a host name may contain, and the flavour that it means, in the order in which they are tried.
 */
const marks: readonly (readonly [mark: string, flavour: Flavour])[] = [
  ['pro', 'pro'],
  ['one', 'one'],
  ['my', 'my'],
  ['ctower', 'controltower'],
  ['controltower', 'controltower'],
  ['dashboard', 'analytics'],
  ['analytics', 'analytics'],
  ['bench', 'bench'],
  ['test', 'test'],
];

/**
 * Returns the site that a host name belongs to.
 *
 * Only the first label counts, so a customer's own domain cannot turn one site into another. A host name without a
 * flavour, such as localhost, keeps the given one.
 */
export function flavourOf(hostname: string, given: Flavour = 'my'): Flavour {
  const label = firstLabel(hostname);
  return marks.find(([mark]) => label.includes(mark))?.[1] ?? given;
}

/** Whether a host name marks a development installation: it contains `dev` or `localhost` (P1.17). */
export function isDevelopmentHost(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host.includes('dev') || host.includes('localhost');
}

function firstLabel(hostname: string) {
  return hostname.toLowerCase().split('.')[0] ?? '';
}
