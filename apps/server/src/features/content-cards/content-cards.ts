import { catalogue } from '@confab/catalogue';
import type { ContentCard } from '@confab/contracts';
import type { Config } from '../../config.ts';
import { guideAddress } from './guide-address.ts';

/** The cards of the guides page (P3.21). Each leads to a page below the documentation that this installation links to. */
export function contentCards(config: Pick<Config, 'links'>): ContentCard[] {
  return catalogue.guideCards.map(({ path, ...card }) => ({ url: guideAddress(config, path), ...card }));
}
