import { refused, releaseMessages } from '@confab/contracts';
import type { PublishedStage } from '@confab/model';
import type { ItemRow } from '../items/items.repository.ts';

/** A One project goes live only after a review; beta needs none. */
export function assertReviewed(
  { type, publishStatus }: Pick<ItemRow, 'type' | 'publishStatus'>,
  targets: readonly PublishedStage[],
): void {
  if (type !== 'One' || !targets.includes('Live') || publishStatus === 'Approved') return;
  throw refused(releaseMessages.reviewMissing);
}
