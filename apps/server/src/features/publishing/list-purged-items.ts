import type { ItemId } from '@confab/model';
import { getStageVersions } from '../../core/releases/get-stage-versions.ts';
import { loadReleaseItems } from '../../core/releases/list-release-items.ts';
import type { StageRow } from '../../core/releases/releases.repository.ts';
import type { Db, Services } from '../../services.ts';
import type { NamedItem } from './named-items.repository.ts';

/**
 * The items that stages have and the project has not even as deleted ones, as their releases name them. Releases are
 * read only where there are such items.
 */
export async function listPurgedItems(
  services: Pick<Services, 'processState'>,
  db: Db,
  stages: readonly StageRow[],
  known: readonly { readonly id: ItemId }[],
): Promise<readonly NamedItem[]> {
  const knownIds = new Set(known.map(({ id }) => id));
  const purged = new Map<ItemId, NamedItem>();
  for (const row of stages) {
    const versions = getStageVersions([row], row.stage);
    if ([...versions.keys()].every((id) => knownIds.has(id) || purged.has(id))) continue;
    for (const item of await loadReleaseItems(services, db, row.releaseId))
      if (!knownIds.has(item.id))
        purged.set(item.id, { ...item, version: versions.get(item.id) ?? 1, isDeleted: true });
  }
  return [...purged.values()];
}
