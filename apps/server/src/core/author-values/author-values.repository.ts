import type { AuthorValueType, ProjectId, TeamId, JsonObject, JsonText } from '@confab/model';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** A node of the author values of a project; `propertyValues` is JSON text. */
export interface AuthorValueRow {
  readonly id: string;
  /** Null for a root. */
  readonly parentId: string | null;
  readonly type: AuthorValueType;
  readonly name: string;
  readonly propertyValues: JsonText<JsonObject>;
  readonly version: number;
}

/** The nodes of a project, oldest first, so that parents come before their children. */
export function listAuthorValues(db: Db, { teamId, projectId }: ProjectPlace): Promise<AuthorValueRow[]> {
  return db
    .selectFrom('authorValue')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'parentId', 'type', 'name', 'propertyValues', 'version'])
    .execute();
}

/** Finds the project of a node. */
export function findAuthorValueProject(
  db: Db,
  id: string,
): Promise<(ProjectPlace & { readonly type: AuthorValueType }) | undefined> {
  // No team filter, because this query looks up the owning team.
  return acrossTeams(db)
    .selectFrom('authorValue')
    .innerJoin('item', 'item.id', 'authorValue.projectId')
    .where('authorValue.id', '=', id)
    .where('item.deletedAt', 'is', null)
    .select(['authorValue.teamId', 'authorValue.projectId', 'authorValue.type'])
    .executeTakeFirst();
}

/** Adds a node. @returns false when the id is taken, in any team. */
export async function insertAuthorValue(
  trx: Db,
  row: AuthorValueRow & ProjectPlace & { readonly createdAt: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('authorValue')
    .values(row)
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a node of a project that the caller has locked. */
export async function updateAuthorValue(
  trx: Db,
  { teamId, projectId }: ProjectPlace,
  { id, ...changed }: AuthorValueRow,
): Promise<void> {
  await trx
    .updateTable('authorValue')
    .set(changed)
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a node with all below it. @returns whether it existed. */
export async function deleteAuthorValue(trx: Db, { teamId, projectId }: ProjectPlace, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('authorValue')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
