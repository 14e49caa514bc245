import { roleIncludes } from '@confab/access';
import { forbidden, projectEventSchema, notFound, type ProjectEvent } from '@confab/contracts';
import { itemIdOfEdit } from '@confab/inputs';
import type { ProjectId, TeamId, TeamRole } from '@confab/model';
import { sql } from 'kysely';
import { z } from 'zod';
import { transact } from '../../db/transact.ts';
import type { Caller, Db, Services } from '../../services.ts';

/** What an event says beyond the project, its number and its author. */
export type EventContent = Omit<
  ProjectEvent,
  'teamId' | 'projectId' | 'seq' | 'authorId' | 'authorName' | 'changerConnectionId'
>;

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
  /** The project itself is what comes back from the bin. */
  readonly isInBin?: boolean;
}

/**
 * Changes a project: one transaction, the project's row locked, so that its events are numbered without gaps
 * and everyone who applies them in order holds the same draft. The caller's membership is locked with it, so
 * that nobody writes who was demoted or removed while waiting.
 */
export async function changeProject<Result>(
  services: Services,
  caller: Caller,
  target: ChangeTarget,
  work: (change: ProjectChange) => Promise<Result>,
): Promise<Result> {
  const events: { event: ProjectEvent; editId: string | null }[] = [];
  const result = await transact(services.db, async (trx) => {
    let seq = await lockProject(trx, caller, target);
    const before = seq;
    const made = await work({
      trx,
      nextSeq: () => seq + 1,
      emit(content, editId) {
        seq += 1;
        events.push({ event: toEvent(content, caller, target, seq), editId: editId ?? null });
        return seq;
      },
    });
    if (seq > before) await storeEvents(trx, events, seq);
    return made;
  });
  for (const { event } of events) services.hub.publishProjectEvent(event);
  return result;
}

/** An event with its number: who caused it comes from the session, never from the request. */
export function toEvent(
  content: EventContent,
  caller: Caller,
  { teamId, projectId, connectionId }: ChangeTarget,
  seq: number,
): ProjectEvent {
  return {
    ...content,
    teamId,
    projectId,
    seq,
    authorId: caller.accountId,
    authorName: caller.name,
    changerConnectionId: connectionId ?? '',
  };
}

/** Both rows in one statement: what a lock waited for is seen as it became. */
async function lockProject(
  trx: Db,
  caller: Caller,
  { teamId, projectId, isInBin = false }: ChangeTarget,
): Promise<number> {
  const project = await trx
    .selectFrom('item')
    .innerJoin('teamMember', 'teamMember.teamId', 'item.teamId')
    .innerJoin('team', 'team.id', 'item.teamId')
    .select(['item.seq', 'teamMember.permission'])
    .where('item.teamId', '=', teamId)
    .where('item.id', '=', projectId)
    .where('item.kind', '=', 'project')
    .where('item.deletedAt', isInBin ? 'is not' : 'is', null)
    .where('teamMember.accountId', '=', caller.accountId)
    .where('team.deletedAt', 'is', null)
    .forUpdate('item')
    .forShare('teamMember')
    .executeTakeFirst();
  if (!project) throw notFound();
  // The column's check constraint holds exactly the roles.
  if (!roleIncludes(project.permission as TeamRole, 'AppEditor')) throw forbidden();
  return project.seq;
}

async function storeEvents(trx: Db, events: readonly { event: ProjectEvent; editId: string | null }[], seq: number) {
  const [first] = events;
  if (!first) return;
  await trx
    .updateTable('item')
    .set({ seq, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', first.event.teamId)
    .where('id', '=', first.event.projectId)
    .execute();
  const rows = events.map(({ event, editId }) => ({
    teamId: event.teamId,
    projectId: event.projectId,
    seq: event.seq,
    editId,
    itemId: event.itemId ?? event.item?.id ?? (event.edit ? itemIdOfEdit(event.edit) : null),
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
