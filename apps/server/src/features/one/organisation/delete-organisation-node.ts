import { canBeIn, isOrganisationFolder, notFound, type BodyOf, type organisationCalls } from '@confab/contracts';
import type { Caller, Services } from '../../../services.ts';
import { changeOrganisation } from './change-organisation.ts';
import { deletePlace, storePlaces } from './organisation.repository.ts';
import { groupByParent, toStoredPlace, type Place } from './read-places.ts';
import { storeChapterPlace } from './store-chapter-place.ts';

/**
 * Deletes a folder. Its content moves to the parent of the folder, or to a higher node if the parent may not contain
 * it.
 */
export function deleteOrganisationNode(
  services: Services,
  caller: Caller,
  { teamId, nodeId }: BodyOf<typeof organisationCalls.remove>,
): Promise<null> {
  return changeOrganisation(services, caller, teamId, async (trx, places) => {
    const folder = places.find(({ id }) => id === nodeId);
    if (!folder || !isOrganisationFolder(folder.type)) throw notFound();
    const all = new Map(places.map((place) => [place.id, place]));
    const content = places.filter(({ parentId }) => parentId === nodeId);
    const moved = content.map((place): Place => ({ ...place, parentId: findNewParent(all, folder, place) }));
    for (const place of moved.filter(({ type }) => type === 'Llama')) await storeChapterPlace(trx, teamId, place, all);
    await storePlaces(trx, teamId, orderMoved(places, folder, moved).map(toStoredPlace));
    await deletePlace(trx, teamId, nodeId);
    return null;
  });
}

/** The nearest node above a folder that may contain its content. */
function findNewParent(all: ReadonlyMap<string, Place>, folder: Place, place: Place): string | null {
  let parent = folder.parentId === null ? undefined : all.get(folder.parentId);
  while (parent && !canBeIn(place.type, parent.type))
    parent = parent.parentId === null ? undefined : all.get(parent.parentId);
  return parent?.id ?? null;
}

/** Places the content of a folder among the siblings of the folder, or after all others in its new parent. */
function orderMoved(places: readonly Place[], folder: Place, moved: readonly Place[]): readonly Place[] {
  const ordered = moved.filter(({ type }) => type !== 'Llama');
  return [...groupByParent(ordered)].flatMap(([parentId, group]) => {
    const siblings = places.filter((place) => place.parentId === parentId && place.type !== 'Llama');
    const row =
      parentId === folder.parentId
        ? siblings.flatMap((place) => (place === folder ? group : [place]))
        : [...siblings, ...group];
    return row.map((place, position) => ({ ...place, position }));
  });
}
