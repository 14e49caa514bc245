import { catalogue, type GuideCard } from '@confab/catalogue';
import type { ContentCard } from '@confab/contracts';
import type { Config } from '../../config.ts';

/**
 * The cards of the guides page (P3.21). Each leads to a page of the documentation that this installation links to; one
 * that has none has no guides.
 */
export function contentCards({ links }: Pick<Config, 'links'>): ContentCard[] {
  const { help } = links;
  return help ? catalogue.guideCards.map((card) => toCard(card, help)) : [];
}

function toCard({ heading, type, svg, colour, path }: GuideCard, help: string): ContentCard {
  // Whatever stands behind the last slash of an address is replaced when another is resolved against it.
  const folder = new URL(help);
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  return { url: new URL(path, folder).href, heading, type, svg, colour };
}
