import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { getEventItemId } from '@confab/inputs';
import {
  type TeamRole,
  type AccountId,
  type EditId,
  type ItemId,
  type ProjectId,
  type TeamId,
  type WorkflowId,
  asItemId,
} from '@confab/model';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../services.ts';
import { createPause } from '../scheduling/create-pause.ts';

/** An event with the id of the edit that caused it, if an edit did. */
export interface ProjectEventRow {
  readonly event: ProjectEvent;
  readonly editId: EditId | null;
}

/** Events per insert statement. */
const batchSize = 200;

/**
 * Locks a project's row and the caller's membership until the transaction ends.
 *
 * Both are read in one statement: after waiting for a lock, PostgreSQL reads the row as it has become.
 *
 * @returns the number of the project's last event and the caller's role; undefined when the project does not exist or
 * the caller is not a member of its team.
 */
export async function lockProject(
  trx: Db,
  project: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly isDeleted: boolean },
  accountId: AccountId,
): Promise<{ readonly seq: number; readonly role: TeamRole } | undefined> {
  const row = await trx
    .selectFrom('item')
    .innerJoin('teamMember', 'teamMember.teamId', 'item.teamId')
    .innerJoin('team', 'team.id', 'item.teamId')
    .select(['item.seq', 'teamMember.permission'])
    .where('item.teamId', '=', project.teamId)
    .where('item.id', '=', project.projectId)
    .where('item.kind', '=', 'project')
    .where('item.deletedAt', project.isDeleted ? 'is not' : 'is', null)
    .where('teamMember.accountId', '=', accountId)
    .where('team.deletedAt', 'is', null)
    .forUpdate('item')
    .forShare('teamMember')
    .executeTakeFirst();
  return row && { seq: row.seq, role: row.permission };
}

/** Stores the events of one project, in order, and sets the project's last event number. */
export async function insertProjectEvents(trx: Db, events: readonly ProjectEventRow[]): Promise<void> {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return;
  await trx
    .updateTable('item')
    .set({ seq: last.event.seq, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', first.event.teamId)
    .where('id', '=', first.event.projectId)
    .execute();
  const pause = createPause();
  for (let start = 0; start < events.length; start += batchSize) {
    const rows = [];
    for (const row of events.slice(start, start + batchSize)) {
      rows.push(toRow(row));
      await pause();
    }
    await trx.insertInto('projectEvent').values(rows).execute();
  }
}

function toRow({ event, editId }: ProjectEventRow) {
  const itemId = getEventItemId(event);
  return {
    teamId: event.teamId,
    projectId: event.projectId,
    seq: event.seq,
    editId,
    itemId: itemId === undefined ? null : asItemId(itemId),
    workflowId: itemId === undefined ? null : findWorkflowId(event.teamId, asItemId(itemId)),
    authorId: event.authorId,
    event: JSON.stringify(z.encode(projectEventSchema, event)),
  };
}

/** The workflow of an item, or the item itself when it is a workflow; null for a project. */
function findWorkflowId(teamId: TeamId, itemId: ItemId) {
  return sql<WorkflowId | null>`(
    select case when kind in ('workflow', 'llama') then id else workflow_id end
    from item where team_id = ${teamId} and id = ${itemId})`;
}
