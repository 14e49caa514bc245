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
  readonly isDeleted?: boolean;
}

/**
 * Changes a project: one transaction, the project's row locked, so that its events are numbered without gaps
 * and everyone who applies them in order holds the same draft. The caller's membership is locked with it, so
 * that nobody writes who was demoted or removed while waiting.
 */
export function changeProject<Result>(
  services: Services,
  caller: Caller,
  target: ChangeTarget,
  work: (change: ProjectChange) => Promise<Result>,
): Promise<Result> {
  return changeProjects(services, caller, [target], (changeOf) => work(changeOf(target.projectId)));
}

/** The same for what concerns several projects: all of it happens, or nothing. Two that wait for each other cannot be. */
export async function changeProjects<Result>(
  services: Services,
  caller: Caller,
  targets: readonly ChangeTarget[],
  work: (changeOf: (projectId: ProjectId) => ProjectChange) => Promise<Result>,
): Promise<Result> {
  const events: NumberedEvent[] = [];
  const result = await transact(services.db, async (trx) => {
    const changes = new Map<ProjectId, OpenChange>();
    for (const target of targets.toSorted((one, other) => (one.projectId < other.projectId ? -1 : 1))) {
      changes.set(target.projectId, await openChange(trx, caller, target));
    }
    const made = await work((projectId) => {
      const change = changes.get(projectId);
      if (!change) throw new Error('A project that was not named is not changed.');
      return change;
    });
    for (const { events: told } of changes.values()) {
      await storeEvents(trx, told);
      events.push(...told);
    }
    return made;
  });
  for (const { event } of events) services.hub.publishProjectEvent(event);
  return result;
}

interface NumberedEvent {
  readonly event: ProjectEvent;
  readonly editId: string | null;
}

interface OpenChange extends ProjectChange {
  /** What it has numbered so far. */
  readonly events: readonly NumberedEvent[];
}

async function openChange(trx: Db, caller: Caller, target: ChangeTarget): Promise<OpenChange> {
  let seq = await lockProject(trx, caller, target);
  const told: NumberedEvent[] = [];
  return {
    trx,
    events: told,
    nextSeq: () => seq + 1,
    emit(content, editId) {
      seq += 1;
      told.push({ event: toEvent(content, caller, target, seq), editId: editId ?? null });
      return seq;
    },
  };
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
  { teamId, projectId, isDeleted: isInBin = false }: ChangeTarget,
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

async function storeEvents(trx: Db, events: readonly NumberedEvent[]) {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return;
  await trx
    .updateTable('item')
    .set({ seq: last.event.seq, updatedAt: sql<Date>`now()` })
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
