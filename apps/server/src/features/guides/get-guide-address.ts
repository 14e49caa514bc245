import type { Config } from '../../config.ts';

/** Where a guide is read: below the documentation that this installation links to. */
export function getGuideAddress({ links }: Pick<Config, 'links'>, path: string): string {
  const folder = new URL(links.help ?? '');
  // Whatever stands behind the last slash of an address is replaced when another is resolved against it.
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  return new URL(path, folder).href;
}
