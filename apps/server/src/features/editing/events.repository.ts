import type { EditId, ProjectId, TeamId } from '@confab/model';
import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { z } from 'zod';
import type { Db } from '../../services.ts';

/** The number of an edit that is stored already; undefined for a new one. */
export async function findSeqOfEdit(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  editId: EditId,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('projectEvent')
    .select('seq')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('editId', '=', editId)
    .executeTakeFirst();
  return row?.seq;
}

/** Events of a project after one number and up to another, in order. Both bounds keep every plan from reading more. */
export async function listEventsBetween(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  seq: number,
  lastSeq: number,
): Promise<ProjectEvent[]> {
  const rows = await db
    .selectFrom('projectEvent')
    .select('event')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('seq', '>', seq)
    .where('seq', '<=', lastSeq)
    .orderBy('seq')
    .execute();
  // This server wrote the text by the same schema.
  return rows.map(({ event }) => z.decode(projectEventSchema, JSON.parse(event) as never));
}
