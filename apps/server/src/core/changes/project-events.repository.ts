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
import { compileOnce } from '../../db/compile-once.ts';
import { listBatches } from '../../db/batches/list-batches.ts';
import type { Db } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';

/** An event with the edit that caused it and the workflow that its item left with it, each null where there is none. */
export interface ProjectEventRow {
  readonly event: ProjectEvent;
  readonly editId: EditId | null;
  readonly leftWorkflowId: WorkflowId | null;
}

/**
 * Locks a project's row and the caller's membership until the transaction ends.
 *
 * Both are read in one statement: after waiting for a lock, PostgreSQL reads the row as it has become. Rows that refer to
 * the project, such as turns of conversations, can be stored while it is locked.
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
    .forNoKeyUpdate('item')
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
  const rows: EventRow[] = [];
  for (const event of events) {
    rows.push(toRow(event));
    await pause();
  }
  for (const batch of listBatches(rows, ({ text }) => text.length)) {
    await insertEventRows(trx, {
      teamId: first.event.teamId,
      projectId: first.event.projectId,
      seqs: batch.map(({ seq }) => seq),
      editIds: batch.map(({ editId }) => editId),
      itemIds: batch.map(({ itemId }) => itemId),
      leftWorkflowIds: batch.map(({ leftWorkflowId }) => leftWorkflowId),
      authorIds: batch.map(({ authorId }) => authorId),
      texts: batch.map(({ text }) => text),
    });
  }
}

interface EventRow {
  readonly seq: number;
  readonly editId: EditId | null;
  readonly itemId: ItemId | null;
  readonly leftWorkflowId: WorkflowId | null;
  readonly authorId: AccountId;
  /** The event as JSON. */
  readonly text: string;
}

function toRow({ event, editId, leftWorkflowId }: ProjectEventRow): EventRow {
  const itemId = getEventItemId(event);
  return {
    seq: event.seq,
    editId,
    itemId: itemId === undefined ? null : asItemId(itemId),
    leftWorkflowId,
    authorId: event.authorId,
    text: JSON.stringify(z.encode(projectEventSchema, event)),
  };
}

/** Events of a project as one list for each column, so that the text of the statement is fixed. */
interface EventColumns {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly seqs: readonly number[];
  readonly editIds: readonly (EditId | null)[];
  readonly itemIds: readonly (ItemId | null)[];
  readonly leftWorkflowIds: readonly (WorkflowId | null)[];
  readonly authorIds: readonly AccountId[];
  readonly texts: readonly string[];
}

/** An event belongs to the workflow of its item, or to the item itself when it is a workflow; to none for a project. */
const insertEventRows = compileOnce<EventColumns, never>(
  (_db, rows) => sql`
    insert into project_event (team_id, project_id, seq, edit_id, item_id, workflow_id, left_workflow_id, author_id, event)
    select ${rows.teamId}::uuid, ${rows.projectId}::uuid, row.seq, row.edit_id, row.item_id, (
        select case when item.kind in ('workflow', 'llama') then item.id else item.workflow_id end
        from item where item.team_id = ${rows.teamId} and item.id = row.item_id),
      row.left_workflow_id, row.author_id, row.event
    from unnest(${rows.seqs}::bigint[], ${rows.editIds}::uuid[], ${rows.itemIds}::uuid[], ${rows.leftWorkflowIds}::uuid[],
      ${rows.authorIds}::uuid[], ${rows.texts}::text[]) as row (seq, edit_id, item_id, left_workflow_id, author_id, event)`,
);
