import { catalogue } from '@confab/catalogue';
import type { ContentCard } from '@confab/contracts';
import type { Config } from '../../config.ts';
import { getGuideAddress } from './get-guide-address.ts';

/** Lists the cards of the guides page (P3.21). Each links to a page of this installation's documentation. */
export function listGuideCards(config: Pick<Config, 'links'>): ContentCard[] {
  return catalogue.guideCards.map(({ path, ...card }) => ({ url: getGuideAddress(config, path), ...card }));
}
