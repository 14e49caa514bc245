import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { HistoryScope } from './points.repository.ts';

/** The names of items that existed at an event number and are purged now, in the order in which they were added. */
export async function listPurgedNames(db: Db, scope: HistoryScope, seq: number): Promise<readonly string[]> {
  const { teamId, projectId, workflowId } = scope;
  const within = workflowId === undefined ? sql`` : sql`and strpos(added.event, ${`"WorkflowId":"${workflowId}"`}) > 0`;
  const { rows } = await sql<{ name: string }>`
    select substring(added.event from '"DisplayName":"((?:[^"\\\\]|\\\\.)*)"') as name
    from project_event added
    where added.team_id = ${teamId} and added.project_id = ${projectId} and added.type = 'itemAdded'
      and added.seq <= ${seq} ${within}
      and not exists (select from item where item.id = added.item_id and item.team_id = ${teamId})
      and coalesce((
        select last.type from project_event last
        where last.team_id = ${teamId} and last.project_id = ${projectId} and last.item_id = added.item_id
          and last.type in ('itemAdded', 'itemDeleted') and last.seq <= ${seq}
        order by last.seq desc limit 1), 'itemAdded') = 'itemAdded'
    order by added.seq`.execute(db);
  return [...new Set(rows.map(({ name }) => toText(name)))];
}

/** Decodes the inside of a JSON string. */
function toText(quoted: string | null): string {
  try {
    return String(JSON.parse(`"${quoted ?? ''}"`));
  } catch {
    return quoted ?? '';
  }
}
