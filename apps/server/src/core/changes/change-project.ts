import { can } from '@confab/access';
import { forbidden, notFound, type ProjectEvent } from '@confab/contracts';
import type { ProjectId, TeamId, EditId, WorkflowId } from '@confab/model';
import { transact } from '../../db/transact.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { withSeq } from './event-parts.ts';
import { publishEvents } from './publish-events.ts';
import { ignoreQuota } from '../quotas/quotas.repository.ts';
import { insertProjectEvents, lockProject, type ProjectEventRow } from './project-events.repository.ts';

/** An event without its project, number and author, which `emit` adds. */
export type EventContent = OmitFromEach<
  ProjectEvent,
  'teamId' | 'projectId' | 'seq' | 'authorId' | 'authorName' | 'changerConnectionId'
>;

/** Removes keys from each member of a union. */
type OmitFromEach<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** A change of a project inside its transaction. Use only `trx` for queries. */
export interface ProjectChange {
  readonly trx: Db;
  /** The number that the next event gets. */
  nextSeq(): number;
  /** Numbers an event. It is stored with the change and published after the commit. */
  emit(content: EventContent, editId?: EditId): number;
  /** Emits the event of an item that moves to another workflow. Histories read in it which workflow the item left. */
  emitMove(content: EventContent, leftWorkflowId: WorkflowId): number;
}

export interface ChangeTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** The caller's live connection; its client recognises its own events by it. */
  readonly connectionId?: string | undefined;
  /** True when the change restores a deleted project. */
  readonly isDeleted?: boolean;
  /** True for a change that removes content. It is allowed in a full team too, although its events take some bytes. */
  readonly ignoresQuota?: boolean;
}

/**
 * Changes a project in one transaction that locks the project's row, so that its events are numbered without gaps and
 * every client that applies them in order holds the same draft. The caller's membership is locked too: a member who is
 * removed or demoted while waiting cannot write.
 */
export function changeProject<Result>(
  services: Services,
  caller: Caller,
  target: ChangeTarget,
  work: (change: ProjectChange) => Promise<Result>,
): Promise<Result> {
  return changeProjects(services, caller, [target], (getChange) => work(getChange(target.projectId)));
}

/** Changes several projects in one transaction. They are locked in the order of their ids, which avoids deadlocks. */
export async function changeProjects<Result>(
  services: Services,
  caller: Caller,
  targets: readonly ChangeTarget[],
  work: (getChange: (projectId: ProjectId) => ProjectChange) => Promise<Result>,
): Promise<Result> {
  const published: ProjectEvent[] = [];
  const result = await transact(services.db, async (trx) => {
    if (targets.some(({ ignoresQuota }) => ignoresQuota)) await ignoreQuota(trx);
    const changes = new Map<ProjectId, OpenChange>();
    for (const target of targets.toSorted((one, other) => (one.projectId < other.projectId ? -1 : 1))) {
      changes.set(target.projectId, await openChange(trx, caller, target));
    }
    const workResult = await work((projectId) => {
      const change = changes.get(projectId);
      if (!change) throw new Error('Only the projects that were passed as targets can be changed.');
      return change;
    });
    for (const { events } of changes.values()) {
      await insertProjectEvents(trx, events);
      published.push(...events.map(({ event }) => event));
    }
    return workResult;
  });
  await publishEvents(services, published);
  return result;
}

interface OpenChange extends ProjectChange {
  /** The events numbered so far. */
  readonly events: readonly ProjectEventRow[];
}

async function openChange(trx: Db, caller: Caller, target: ChangeTarget): Promise<OpenChange> {
  const { teamId, projectId, isDeleted = false } = target;
  const project = await lockProject(trx, { teamId, projectId, isDeleted }, caller.accountId);
  if (!project) throw notFound();
  if (!can(project.role, 'project.edit')) throw forbidden();
  let { seq } = project;
  const events: ProjectEventRow[] = [];
  function add(content: EventContent, editId: EditId | null, leftWorkflowId: WorkflowId | null): number {
    seq += 1;
    events.push({ event: toProjectEvent(content, caller, target, seq), editId, leftWorkflowId });
    return seq;
  }
  return {
    trx,
    events,
    nextSeq: () => seq + 1,
    emit: (content, editId) => add(content, editId ?? null, null),
    emitMove: (content, leftWorkflowId) => add(content, null, leftWorkflowId),
  };
}

/** Adds the project, the number and the author to an event. The author comes from the session, never from the request. */
export function toProjectEvent(
  content: EventContent,
  caller: Caller,
  { teamId, projectId, connectionId }: ChangeTarget,
  seq: number,
): ProjectEvent {
  const event = {
    ...content,
    teamId,
    projectId,
    seq,
    authorId: caller.accountId,
    authorName: caller.name,
    changerConnectionId: connectionId ?? '',
  };
  return withSeq(event, seq);
}
