import type { Config } from '../../config.ts';

/** Returns the address of a guide, below the documentation that this installation links to. */
export function getGuideAddress({ links }: Pick<Config, 'links'>, path: string): string {
  const folder = new URL(links.help ?? '');
  // Resolving against an address replaces whatever follows its last slash, so a slash is appended.
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  return new URL(path, folder).href;
}
