import { canBeIn, isOrganisationFolder, notFound, type BodyOf, type organisationCalls } from '@confab/contracts';
import type { Caller, Services } from '../../../services.ts';
import { changeOrganisation } from './change-organisation.ts';
import { deletePlace, storePlaces } from './organisation.repository.ts';
import { groupByParent, toStoredPlace, type Place } from './read-places.ts';
import { storeChapterPlace } from './store-chapter-place.ts';

/** Deletes a folder. What is in it moves to the place of the folder, or further up where that may not hold it. */
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

/** The nearest node above a folder that may hold what was in it. */
function findNewParent(all: ReadonlyMap<string, Place>, folder: Place, place: Place): string | null {
  let parent = folder.parentId === null ? undefined : all.get(folder.parentId);
  while (parent && !canBeIn(place.type, parent.type))
    parent = parent.parentId === null ? undefined : all.get(parent.parentId);
  return parent?.id ?? null;
}

/** Gives what was in a folder its place among the siblings of the folder, or behind all others of its new parent. */
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
