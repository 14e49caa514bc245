import {
  type ItemKind,
  type ProjectId,
  type TeamId,
  type WorkflowId,
  type ItemId,
  asItemId,
  type JsonObject,
  type JsonText,
} from '@confab/model';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';

/** An id in use, and the item that has it. */
export interface TakenId {
  readonly id: ItemId;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId | null;
  readonly kind: ItemKind;
  readonly type: string;
  readonly isDeleted: boolean;
}

/** Lists which of the ids are in use by any team; ids are unique in the whole installation. */
export async function listTakenIds(db: Db, ids: readonly string[]): Promise<TakenId[]> {
  const taken: TakenId[] = [];
  for (let start = 0; start < ids.length; start += 1_000) {
    const rows = await acrossTeams(db)
      .selectFrom('item')
      .select(['id', 'teamId', 'projectId', 'workflowId', 'kind', 'type', 'deletedAt'])
      .where('id', 'in', ids.slice(start, start + 1_000).map(asItemId))
      .execute();
    for (const { deletedAt, ...row } of rows) taken.push({ ...row, isDeleted: deletedAt !== null });
  }
  return taken;
}

/** An item of a project, deleted or not, as an import needs it. */
export interface ExistingItem extends Omit<TakenId, 'teamId' | 'projectId'> {
  readonly displayName: string;
  readonly sortOrder: string;
  readonly draft: JsonText<JsonObject>;
  readonly version: number;
  readonly isDirty: boolean;
}

export async function listExistingItems(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ExistingItem[]> {
  const rows = await db
    .selectFrom('item')
    .select([
      'id',
      'kind',
      'type',
      'workflowId',
      'displayName',
      'sortOrder',
      'draft',
      'version',
      'isDirty',
      'deletedAt',
    ])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .execute();
  return rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null }));
}

/** The workflows of a project in order, with their values. */
export function listWorkflowDrafts(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<readonly Pick<ExistingItem, 'id' | 'type' | 'draft'>[]> {
  return db
    .selectFrom('item')
    .select(['id', 'type', 'draft'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('kind', '=', 'workflow')
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

export async function setSortOrder(trx: Db, teamId: TeamId, id: ItemId, sortOrder: string): Promise<void> {
  await trx.updateTable('item').set({ sortOrder }).where('teamId', '=', teamId).where('id', '=', id).execute();
}
