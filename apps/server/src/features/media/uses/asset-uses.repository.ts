import type { ItemId, ProjectId, PublishedStage, TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../../services.ts';

const stagesMax = 500;

/** The projects of a team, by name, with the numbers of their last changes. */
export function listProjects(db: Db, teamId: TeamId) {
  return db
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where(sql<boolean>`kind = 'project'`)
    .where('deletedAt', 'is', null)
    .select(['projectId', 'displayName', 'seq'])
    .orderBy('displayName')
    .execute();
}

/** The ids of the project itself and of everything in it, tests included. */
export async function listItemIds(db: Db, teamId: TeamId, projectId: ProjectId): Promise<readonly ItemId[]> {
  const rows = await db
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The test suites and test runs of a project. */
export async function listTestWorkflowIds(db: Db, teamId: TeamId, projectId: ProjectId): Promise<readonly ItemId[]> {
  const rows = await db
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('kind', '=', 'workflow')
    .where('type', 'in', ['TestSuite', 'TestRun'])
    .where('deletedAt', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The published stages whose releases show these assets. */
export function listStagesShowing(db: Db, teamId: TeamId, ids: readonly AssetId[]) {
  return db
    .selectFrom('releaseAsset')
    .innerJoin('releaseStage', (join) =>
      join
        .onRef('releaseStage.teamId', '=', 'releaseAsset.teamId')
        .onRef('releaseStage.releaseId', '=', 'releaseAsset.releaseId'),
    )
    .innerJoin('item', (join) =>
      join.onRef('item.teamId', '=', 'releaseStage.teamId').onRef('item.id', '=', 'releaseStage.projectId'),
    )
    .where('releaseAsset.teamId', '=', teamId)
    .where(sql<boolean>`release_asset.asset_id = any(${[...ids]}::uuid[])`)
    .where('item.deletedAt', 'is', null)
    .select(['releaseAsset.assetId', 'releaseStage.stage', 'releaseStage.projectId', 'item.displayName as projectName'])
    .orderBy('item.displayName')
    .orderBy('releaseStage.stage')
    .limit(stagesMax)
    .$narrowType<{ stage: PublishedStage }>()
    .execute();
}
