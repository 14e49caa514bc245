import type {
  Stage,
  TestRunState,
  AccountId,
  ProjectId,
  ReleaseId,
  TeamId,
  WorkflowId,
  Coverage,
  JsonText,
} from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { FrozenSource } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** A run with the counts of its cases. */
export interface RunRow {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly targetProjectId: ProjectId;
  readonly workflowId: WorkflowId;
  readonly displayName: string;
  readonly number: number;
  readonly stage: Stage;
  readonly state: TestRunState;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly round: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly waiting: number;
}

export interface NewRun {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly targetProjectId: ProjectId;
  readonly workflowId: WorkflowId;
  readonly displayName: string;
  readonly stage: Stage;
  readonly startedBy: AccountId;
  readonly source: PackedJson<FrozenSource>;
  readonly releaseId: ReleaseId | null;
}

/**
 * Stores a run under the next number of its workflow. The caller has locked the team, so that each number is unique.
 */
export async function insertRun(trx: Db, run: NewRun): Promise<void> {
  const { last } = await trx
    .selectFrom('testRun')
    .where('teamId', '=', run.teamId)
    .where('workflowId', '=', run.workflowId)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('testRun')
    .values({ ...run, number: (last ?? 0) + 1, coverage: null })
    .execute();
}

const countStates = (...states: readonly string[]) =>
  sql<number>`(count(*) filter (where test_result.state in (${sql.join(states)})))::int`;

/** Selects the runs of a team with the counts of their cases, newest first. */
function selectRuns(db: Db, teamId: TeamId) {
  return db
    .selectFrom('testRun')
    .innerJoin('testResult', (join) =>
      join.onRef('testResult.teamId', '=', 'testRun.teamId').onRef('testResult.runId', '=', 'testRun.id'),
    )
    .leftJoin('account', 'account.id', 'testRun.startedBy')
    .where('testRun.teamId', '=', teamId)
    .groupBy(['testRun.id', 'account.id'])
    .orderBy('testRun.startedAt', 'desc')
    .orderBy('testRun.id', 'desc')
    .select([
      'testRun.id',
      'testRun.teamId',
      'testRun.projectId',
      'testRun.targetProjectId',
      'testRun.workflowId',
      'testRun.displayName',
      'testRun.number',
      'testRun.stage',
      'testRun.state',
      'testRun.startedAt',
      'testRun.finishedAt',
      'testRun.round',
      'account.firstName',
      'account.lastName',
      'account.email',
      sql<number>`count(*)::int`.as('total'),
      countStates('Passed').as('passed'),
      countStates('Failed', 'Error').as('failed'),
      countStates('Queued', 'Running').as('waiting'),
    ]);
}

/** Lists the newest runs of tests in a project or against it. */
export function listRuns(db: Db, teamId: TeamId, projectId: ProjectId, most: number): Promise<RunRow[]> {
  return selectRuns(db, teamId)
    .where((is) => is.or([is('testRun.projectId', '=', projectId), is('testRun.targetProjectId', '=', projectId)]))
    .limit(most)
    .execute();
}

export function findRun(db: Db, teamId: TeamId, id: string): Promise<RunRow | undefined> {
  return selectRuns(db, teamId).where('testRun.id', '=', id).executeTakeFirst();
}

/** Finds the previous finished run of the same workflow. */
export async function findPreviousRun(db: Db, run: Pick<RunRow, 'teamId' | 'workflowId' | 'number'>) {
  return db
    .selectFrom('testRun')
    .where('teamId', '=', run.teamId)
    .where('workflowId', '=', run.workflowId)
    .where('number', '<', run.number)
    .where('state', '=', 'Done')
    .orderBy('number', 'desc')
    .select('id')
    .executeTakeFirst();
}

/** Locks a run, so that the process that finishes its last case sees all other results. */
export function lockRun(trx: Db, teamId: TeamId, id: string) {
  return trx
    .selectFrom('testRun')
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .select(['id', 'state', 'round', 'targetProjectId', 'projectId', 'stage'])
    .forUpdate()
    .executeTakeFirst();
}

/** Finds how often a run was begun, and the release whose files it shows. */
export function findRound(db: Db, teamId: TeamId, id: string) {
  return db
    .selectFrom('testRun')
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .select(['round', 'releaseId'])
    .executeTakeFirst();
}

/** Finds the packed source that a run tests, of up to many megabytes; null after the run has ended. */
export async function findSource(db: Db, teamId: TeamId, id: string): Promise<PackedJson<FrozenSource> | null> {
  const row = await db
    .selectFrom('testRun')
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .select('source')
    .executeTakeFirst();
  return row?.source ?? null;
}

export async function findCoverage(db: Db, teamId: TeamId, id: string): Promise<JsonText<Coverage> | null> {
  const row = await db
    .selectFrom('testRun')
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .select('coverage')
    .executeTakeFirst();
  return row?.coverage ?? null;
}

/** Ends a run and removes its packed source. */
export async function endRun(
  trx: Db,
  teamId: TeamId,
  id: string,
  end: { state: 'Done' | 'Cancelled'; coverage: JsonText<Coverage> | null },
): Promise<void> {
  await trx
    .updateTable('testRun')
    .set({ ...end, source: null, finishedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Reopens a run with the current source of the project. */
export async function reopenRun(
  trx: Db,
  teamId: TeamId,
  id: string,
  target: Pick<NewRun, 'source' | 'releaseId'>,
): Promise<void> {
  await trx
    .updateTable('testRun')
    .set({ ...target, state: 'Running', round: sql<number>`round + 1`, finishedAt: null })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Counts the running test runs of a team. */
export async function countOpenRuns(db: Db, teamId: TeamId): Promise<number> {
  const { count } = await db
    .selectFrom('testRun')
    .where('teamId', '=', teamId)
    .where('state', '=', 'Running')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes all but the newest runs of a workflow. */
export async function removeOldRuns(trx: Db, teamId: TeamId, workflowId: WorkflowId, kept: number): Promise<void> {
  await trx
    .deleteFrom('testRun')
    .where('teamId', '=', teamId)
    .where('workflowId', '=', workflowId)
    .where('state', '<>', 'Running')
    .where('number', '<=', (query) =>
      query
        .selectFrom('testRun as newest')
        .where('newest.teamId', '=', teamId)
        .where('newest.workflowId', '=', workflowId)
        .select(({ fn }) => sql<number>`${fn.max('newest.number')} - ${kept}`.as('oldest')),
    )
    .execute();
}
