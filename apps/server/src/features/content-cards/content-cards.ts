import { catalogue } from '@confab/catalogue';
import type { ContentCard } from '@confab/contracts';
import type { Config } from '../../config.ts';

/** The cards of the guides page (P3.21). Each leads to a page below the documentation that this installation links to. */
export function contentCards({ links }: Pick<Config, 'links'>): ContentCard[] {
  const folder = new URL(links.help ?? '');
  // Whatever stands behind the last slash of an address is replaced when another is resolved against it.
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  return catalogue.guideCards.map(({ path, ...card }) => ({ url: new URL(path, folder).href, ...card }));
}
