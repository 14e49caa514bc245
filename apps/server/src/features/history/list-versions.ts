import type { ItemId, TeamId } from '@confab/model';
import { notFound, type historyCalls, type ItemVersion, type ResultOf, type VersionStage } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { listVersions } from './item-versions.repository.ts';
import { getStageVersions } from '../../core/releases/get-stage-versions.ts';

const pageSize = 50;

/** The saves of one item with their stages, newest first (A7.52, A3.18). */
export async function listItemVersions(
  { db }: Services,
  teamId: TeamId,
  itemId: ItemId,
  before = 2_147_483_647,
): Promise<ResultOf<typeof historyCalls.ofItem>> {
  const item = await findItem(db, teamId, itemId);
  if (!item) throw notFound();
  const rows = await listVersions(db, teamId, item.id, before, pageSize + 1);
  const stages = await listStages(db, teamId, item.projectId);
  const standing = new Map<VersionStage, number | undefined>([
    ['Development', item.version],
    ['Staging', getStageVersions(stages, 'Beta').get(item.id)],
    ['Production', getStageVersions(stages, 'Live').get(item.id)],
  ]);
  const page = rows.slice(0, pageSize);
  return {
    versions: page.map((row): ItemVersion => ({
      version: row.version,
      authorId: row.authorId,
      authorName: getAccountName(row),
      createdUtc: row.createdAt.toISOString(),
      description: row.description,
      contentHash: row.hash,
      stages: [...standing].flatMap(([stage, version]) => (version === row.version ? [stage] : [])),
    })),
    isDirty: item.isDirty,
    nextBefore: rows.length > pageSize ? (page.at(-1)?.version ?? null) : null,
  };
}
