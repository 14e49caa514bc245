import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { SkinnyRow } from '../../core/items/items.repository.ts';
import type { Db } from '../../services.ts';

/** An item of a project, deleted or not, as a comparison of releases names it. */
export interface NamedItem extends Pick<SkinnyRow, 'id' | 'kind' | 'type' | 'workflowId' | 'displayName' | 'version'> {
  readonly isDeleted: boolean;
}

/** The items of a project in the order of the trees, deleted ones included that are not purged. */
export async function listNamedItems(db: Db, teamId: TeamId, projectId: ProjectId): Promise<readonly NamedItem[]> {
  return selectNamedItems(db, teamId, projectId).execute();
}

/** The deleted items of a project that are not purged, in the order of the trees. */
export async function listDeletedItems(db: Db, teamId: TeamId, projectId: ProjectId): Promise<readonly NamedItem[]> {
  return selectNamedItems(db, teamId, projectId).where('deletedAt', 'is not', null).execute();
}

function selectNamedItems(db: Db, teamId: TeamId, projectId: ProjectId) {
  return db
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .orderBy('sortOrder')
    .orderBy('id')
    .select(['id', 'kind', 'type', 'workflowId', 'displayName', 'version'])
    .select(sql<boolean>`deleted_at is not null`.as('isDeleted'));
}
