import type { OrganisationFolderType } from '@confab/contracts';
import { asWorkflowId, type ItemId, type ItemKind, type ProjectId, type TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../../services.ts';
import type { Place } from './read-places.ts';

/** The places of a team's organisation tree as they are stored: a top folder of a project has no parent. */
export async function listPlaceRows(db: Db, teamId: TeamId): Promise<Place[]> {
  return db
    .selectFrom('organisationNode')
    .where('teamId', '=', teamId)
    .select(['id', 'parentId', 'itemId', 'type', 'displayName', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The projects of a team by name. */
export async function listProjectNames(
  db: Db,
  teamId: TeamId,
): Promise<{ readonly id: ItemId; readonly displayName: string }[]> {
  return db
    .selectFrom('item')
    .where('item.teamId', '=', teamId)
    .where(sql<boolean>`item.kind = 'project'`)
    .where('item.deletedAt', 'is', null)
    .select(['item.id', 'item.displayName'])
    .orderBy('item.displayName')
    .orderBy('item.id')
    .execute();
}

interface NewFolder {
  readonly id: string;
  readonly type: OrganisationFolderType;
  readonly displayName: string;
  /** As it is stored. */
  readonly parentId: string | null;
  /** The project of a folder of chapters. */
  readonly itemId: ItemId | null;
  readonly position: number;
}

export async function insertFolder(trx: Db, teamId: TeamId, folder: NewFolder): Promise<void> {
  await trx
    .insertInto('organisationNode')
    .values({ ...folder, teamId })
    .execute();
}

/** Renames a folder; the name of a project is a value of it. @returns whether the team has the folder. */
export async function updateFolderName(trx: Db, teamId: TeamId, id: string, displayName: string): Promise<boolean> {
  const updated = await trx
    .updateTable('organisationNode')
    .set({ displayName })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .where('type', 'not in', ['Project', 'Llama'])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Stores the current places of nodes. A project or chapter without a place gets one. */
export async function storePlaces(trx: Db, teamId: TeamId, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await trx
    .insertInto('organisationNode')
    .values(places.map((place) => ({ ...place, teamId })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ parentId: sql<string | null>`excluded.parent_id`, position: sql<number>`excluded.position` })
        .where('organisationNode.teamId', '=', teamId),
    )
    .execute();
}

/** Deletes the place of an empty folder, or of a chapter that leaves its folder. */
export async function deletePlace(trx: Db, teamId: TeamId, id: string): Promise<void> {
  await trx.deleteFrom('organisationNode').where('teamId', '=', teamId).where('id', '=', id).execute();
}

/** The chapters of a One project, or the workflows of a Pro project, in order. */
export async function listChapters(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<{ readonly id: ItemId; readonly kind: ItemKind; readonly type: string; readonly displayName: string }[]> {
  return db
    .selectFrom('item')
    .where('item.teamId', '=', teamId)
    .where('item.projectId', '=', projectId)
    .where('item.kind', 'in', ['workflow', 'llama'])
    .where('item.deletedAt', 'is', null)
    .select(['item.id', 'item.kind', 'item.type', 'item.displayName'])
    .orderBy('item.sortOrder')
    .orderBy('item.id')
    .execute();
}

interface PositionedPageRow {
  readonly id: ItemId;
  readonly type: string;
  readonly displayName: string;
  readonly parent: string | null;
  readonly order: string | null;
}

/** The pages of a llama with the places that their drafts name. Their other values are not read. */
export async function listPositionedPages(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  llamaId: ItemId,
): Promise<PositionedPageRow[]> {
  return db
    .selectFrom('item')
    .where('item.teamId', '=', teamId)
    .where('item.projectId', '=', projectId)
    .where('item.workflowId', '=', asWorkflowId(llamaId))
    .where('item.kind', '=', 'page')
    .where('item.deletedAt', 'is', null)
    .select([
      'item.id',
      'item.type',
      'item.displayName',
      sql<string | null>`item.draft::json ->> 'Parent'`.as('parent'),
      sql<string | null>`item.draft::json ->> 'Order'`.as('order'),
    ])
    .orderBy('item.sortOrder')
    .orderBy('item.id')
    .execute();
}
