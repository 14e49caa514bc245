import type { EditId, NumberedEdit, ProjectId, TeamId } from '@confab/model';
import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { z } from 'zod';
import type { Db } from '../../services.ts';

/** An edit that is stored already, with its number; undefined for a new one. */
export async function findEditEvent(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  editId: EditId,
): Promise<{ readonly seq: number; readonly edit: Pick<NumberedEdit, 'updatedValue' | 'textChange'> } | undefined> {
  const row = await db
    .selectFrom('projectEvent')
    .select(['seq', 'event'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('editId', '=', editId)
    .executeTakeFirst();
  if (!row) return undefined;
  const event = decodeEvent(row.event);
  return { seq: row.seq, edit: event.type === 'edited' ? event.edit : {} };
}

/** Events of a project after one number and up to another, in order. With both bounds, no plan reads further events. */
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
  return rows.map(({ event }) => decodeEvent(event));
}

function decodeEvent(text: string): ProjectEvent {
  // This server wrote the text by the same schema.
  return z.decode(projectEventSchema, JSON.parse(text));
}
