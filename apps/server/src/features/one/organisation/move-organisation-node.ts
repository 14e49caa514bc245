import {
  canMoveInto,
  notFound,
  organisationMessages,
  unprocessable,
  type BodyOf,
  type organisationCalls,
} from '@confab/contracts';
import { asItemId, type TeamId } from '@confab/model';
import { findItem } from '../../../core/items/items.repository.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { changeOrganisation } from './change-organisation.ts';
import { storePlaces } from './organisation.repository.ts';
import { toStoredPlace, type Place } from './read-places.ts';
import { storeChapterPlace } from './store-chapter-place.ts';

/** Moves a folder, project or chapter into another node of the organisation tree, or among its siblings (A2.20). */
export function moveOrganisationNode(
  services: Services,
  caller: Caller,
  { teamId, nodeId, parentId, beforeId }: BodyOf<typeof organisationCalls.move>,
): Promise<null> {
  return changeOrganisation(services, caller, teamId, async (trx, places) => {
    const moved = places.find(({ id }) => id === nodeId) ?? (await findChapter(trx, teamId, nodeId));
    if (!moved) throw notFound();
    const all = new Map([...places, moved].map((place) => [place.id, place]));
    if ([parentId, beforeId].some((id) => id !== null && !all.has(id))) throw notFound(organisationMessages.parentGone);
    if (!canMoveInto(all, nodeId, parentId)) throw unprocessable(organisationMessages.wrongParent);
    if (moved.type === 'Llama') await storeChapterPlace(trx, teamId, { ...moved, parentId }, all);
    else if (beforeId !== nodeId)
      await storePlaces(trx, teamId, planMove(places, moved, parentId, beforeId).map(toStoredPlace));
    return null;
  });
}

/** A chapter that is in no folder: it is in its project. */
async function findChapter(trx: Db, teamId: TeamId, id: string): Promise<Place | undefined> {
  const item = await findItem(trx, teamId, asItemId(id));
  if (item?.kind !== 'llama') return undefined;
  return { id, type: 'Llama', parentId: item.projectId, itemId: item.id, displayName: '', position: 0 };
}

/**
 * The positions that change when a node moves into a parent: its own, and those of the siblings that get other
 * positions.
 */
function planMove(
  places: readonly Place[],
  moved: Place,
  parentId: string | null,
  beforeId: string | null,
): readonly Place[] {
  const siblings = places.filter(
    (place) => place.parentId === parentId && place.id !== moved.id && place.type !== 'Llama',
  );
  const at = beforeId === null ? siblings.length : siblings.findIndex(({ id }) => id === beforeId);
  if (at < 0) throw notFound(organisationMessages.parentGone);
  return [...siblings.slice(0, at), moved, ...siblings.slice(at)].flatMap((place, position) =>
    place.position === position && place.parentId === parentId ? [] : [{ ...place, parentId, position }],
  );
}
