import type { AssetId } from '@confab/model/media';
import type { Services } from '../../services.ts';

/**
 * A fully random GUID (version 4). Addresses of published assets are open to everyone who knows the id; ordinary ids
 * contain their time, which would make them easier to guess.
 */
export function createAssetId({ newSecret }: Pick<Services, 'newSecret'>): AssetId {
  const hex = Buffer.from(newSecret(), 'base64url').toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  // Random bits make it the id of something new.
  return parts.join('-') as AssetId;
}
