import type { Services } from '../../services.ts';
import { purgeDeletedBatch } from './deleted-items.repository.ts';

/** The delete statement locks its rows while their versions are deleted too, so a batch is small. */
const batchSize = 200;
const batchesMax = 50;

/**
 * Permanently deletes items that were deleted 30 days ago, with its versions, events and releases.
 *
 * A run ends after 50 batches; the next one continues. An item is purged only when nothing lies below it any more, so a
 * large project is purged from its nodes upwards.
 */
export async function purgeDeletedItems(db: Services['db']): Promise<void> {
  for (let batch = 0; batch < batchesMax; batch += 1) if ((await purgeDeletedBatch(db, batchSize)) === 0) return;
}
