import type { TeamId } from '@confab/model';
import type { Db } from '../../../services.ts';
import { deletePlace, storePlaces } from './organisation.repository.ts';
import type { Place } from './read-places.ts';

/**
 * Stores which folder a chapter is in. Chapters keep the order of their project, in which conversations match them, so
 * their places have no order of their own, and a chapter in no folder has no place.
 */
export async function storeChapterPlace(
  trx: Db,
  teamId: TeamId,
  chapter: Place,
  all: ReadonlyMap<string, Place>,
): Promise<void> {
  if (all.get(chapter.parentId ?? '')?.type === 'Project') await deletePlace(trx, teamId, chapter.id);
  else await storePlaces(trx, teamId, [{ ...chapter, position: 0 }]);
}
