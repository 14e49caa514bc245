import {
  canBeIn,
  isOrganisationFolder,
  notFound,
  organisationFoldersMax,
  organisationMessages,
  unprocessable,
  type BodyOf,
  type organisationCalls,
  type ResultOf,
} from '@confab/contracts';
import type { Caller, Services } from '../../../services.ts';
import { changeOrganisation } from './change-organisation.ts';
import { insertFolder } from './organisation.repository.ts';
import { toStoredPlace, type Place } from './read-places.ts';

/** Adds an empty folder, group or bucket as the last one of its parent. */
export function addOrganisationNode(
  services: Services,
  caller: Caller,
  { teamId, type, displayName, parentId }: BodyOf<typeof organisationCalls.add>,
): Promise<ResultOf<typeof organisationCalls.add>> {
  return changeOrganisation(services, caller, teamId, async (trx, places) => {
    const parent = parentId === null ? null : places.find(({ id }) => id === parentId);
    if (parent === undefined) throw notFound(organisationMessages.parentGone);
    if (!canBeIn(type, parent?.type ?? null)) throw unprocessable(organisationMessages.wrongParent);
    if (places.filter((place) => isOrganisationFolder(place.type)).length >= organisationFoldersMax)
      throw unprocessable(organisationMessages.tooMany);
    const id = services.newId();
    // A folder of chapters is in the project that its parent is, or is in.
    const itemId = type === 'LlamaFolder' ? (parent?.itemId ?? null) : null;
    const position = findNextPosition(places.filter((place) => place.parentId === parentId));
    const place = toStoredPlace({ id, type, displayName, parentId, itemId, position });
    await insertFolder(trx, teamId, { ...place, type });
    return { id };
  });
}

/** The position after all siblings that have one. Projects that were never moved stay last. */
function findNextPosition(siblings: readonly Place[]): number {
  const positions = siblings.map(({ position }) => position).filter((position) => position < Number.MAX_SAFE_INTEGER);
  return Math.max(-1, ...positions) + 1;
}
