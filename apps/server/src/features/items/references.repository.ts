import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { whole, type ItemRow } from './items.repository.ts';

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether all of these are ids of workflows or nodes of a project that are not deleted. */
export async function areInProject(
  db: Db,
  teamId: string,
  projectId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  if (!ids.every((id) => idShape.test(id))) return false;
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', 'in', ids)
    .where('kind', '<>', 'project')
    .where('deletedAt', 'is', null)
    .execute();
  return rows.length === new Set(ids.map((id) => id.toLowerCase())).size;
}

/** Everything in a project, with its values, whose draft mentions one of the ids. */
export function listMentioning(db: Db, teamId: string, projectId: string, ids: readonly string[]): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .select(whole)
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from unnest(${[...ids]}::text[]) as gone where strpos(item.draft, gone) > 0)`)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}
