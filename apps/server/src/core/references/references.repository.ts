import { type ProjectId, type TeamId, asItemId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hasIdIn, itemColumns, type ItemRow } from '../items/items.repository.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether all ids are workflows or nodes of the project that are not deleted. */
export async function areItemsInProject(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  if (!ids.every((id) => idPattern.test(id))) return false;
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where(hasIdIn(ids.map(asItemId)))
    .where('kind', '<>', 'project')
    .where('deletedAt', 'is', null)
    .execute();
  return rows.length === new Set(ids.map((id) => id.toLowerCase())).size;
}

/** The items of a project, with their values, whose draft contains one of the ids. */
export function listItemsMentioning(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  ids: readonly string[],
): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .select(itemColumns)
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from unnest(${[...ids]}::text[]) as gone where strpos(item.draft, gone) > 0)`)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}
