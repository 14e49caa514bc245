import { projectEventSchema, notFound, type ProjectEvent } from '@confab/contracts';
import type { AccountId, ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Db, Services } from '../../services.ts';

/** What an event says beyond the project, its number and its author. */
export type EventContent = Omit<ProjectEvent, 'teamId' | 'projectId' | 'seq' | 'authorId' | 'authorName' | 'changerConnectionId'>;

/** A change of a project under way. Only `trx` may be used for queries. */
export interface ProjectChange {
  readonly trx: Db;
  /** The number the next event will get. */
  nextSeq(): number;
  /** Numbers an event; it is stored with the change and pushed once the change is committed. */
  emit(content: EventContent, editId?: string): number;
}

export interface ChangeTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** The connection that asked, so that its own client can tell its echo. */
  readonly connectionId?: string | undefined;
}

/**
 * Changes a project: one transaction, the project's row locked, so that its events are numbered without gaps
 * and everyone who applies them in order holds the same draft. The role is read again under the lock.
 */
export async function changeProject<Result>(
  services: Services,
  caller: Caller,
  target: ChangeTarget,
  work: (change: ProjectChange) => Promise<Result>,
): Promise<Result> {
  const { teamId, projectId } = target;
  const events: { event: ProjectEvent; editId: string | null }[] = [];
  const result = await services.db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    let seq = await lockProject(trx, teamId, projectId);
    const before = seq;
    const made = await work({
      trx,
      nextSeq: () => seq + 1,
      emit(content, editId) {
        seq += 1;
        events.push({ event: { ...content, ...author(caller, target), teamId, projectId, seq }, editId: editId ?? null });
        return seq;
      },
    });
    if (seq > before) await storeEvents(trx, events, seq);
    return made;
  });
  for (const { event } of events) services.hub.publishProjectEvent(event);
  return result;
}

function author(caller: Caller, { connectionId }: ChangeTarget): { authorId: AccountId; authorName: string; changerConnectionId: string } {
  return { authorId: caller.accountId, authorName: caller.name, changerConnectionId: connectionId ?? '' };
}

async function lockProject(trx: Db, teamId: string, projectId: string): Promise<number> {
  const project = await trx
    .selectFrom('item')
    .select('seq')
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .where('kind', '=', 'project')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw notFound();
  return project.seq;
}

async function storeEvents(trx: Db, events: readonly { event: ProjectEvent; editId: string | null }[], seq: number) {
  const [first] = events;
  if (!first) return;
  await trx
    .updateTable('item')
    .set({ seq, updatedAt: sql<Date>`now()` })
    .where('id', '=', first.event.projectId)
    .execute();
  const rows = events.map(({ event, editId }) => ({
    teamId: event.teamId,
    projectId: event.projectId,
    seq: event.seq,
    editId,
    itemId: event.itemId ?? event.item?.id ?? null,
    authorId: event.authorId,
    event: JSON.stringify(z.encode(projectEventSchema, event)),
  }));
  for (let start = 0; start < rows.length; start += 200) {
    await trx
      .insertInto('projectEvent')
      .values(rows.slice(start, start + 200))
      .execute();
  }
}
