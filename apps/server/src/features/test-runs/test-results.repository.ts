import type { TestResultState, NodeId, TeamId, JsonText, TestCase, Visits } from '@confab/model';
import { sql } from 'kysely';
import { listBatches } from '../../db/batches/list-batches.ts';
import type { Db } from '../../services.ts';

/** The columns of a result in lists. */
export interface ResultRow {
  readonly id: string;
  readonly runId: string;
  readonly nodeId: NodeId;
  readonly caseId: NodeId;
  readonly caseName: string;
  readonly suiteName: string;
  readonly stepCount: number;
  readonly state: TestResultState;
  readonly attempt: number;
  readonly milliseconds: number;
  readonly message: string;
}

const listedColumns = [
  'id',
  'runId',
  'nodeId',
  'caseId',
  'caseName',
  'suiteName',
  'stepCount',
  'state',
  'attempt',
  'milliseconds',
  'message',
] as const;

export interface NewResult {
  readonly id: string;
  readonly teamId: TeamId;
  readonly runId: string;
  readonly place: number;
  readonly nodeId: NodeId;
  readonly caseId: NodeId;
  readonly caseName: string;
  readonly suiteName: string;
  readonly stepCount: number;
  /** The case. */
  readonly content: JsonText<TestCase>;
}

export async function insertResults(trx: Db, results: readonly NewResult[]): Promise<void> {
  for (let start = 0; start < results.length; start += 200)
    await trx
      .insertInto('testResult')
      .values(results.slice(start, start + 200))
      .execute();
}

export function listResults(db: Db, teamId: TeamId, runId: string): Promise<ResultRow[]> {
  return db
    .selectFrom('testResult')
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .orderBy('place')
    .select(listedColumns)
    .execute();
}

export function findResult(db: Db, teamId: TeamId, id: string) {
  return db
    .selectFrom('testResult')
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .select([...listedColumns, 'outcome'])
    .executeTakeFirst();
}

/** Lists the visited nodes of the cases of a run. */
export async function listVisits(db: Db, teamId: TeamId, runId: string): Promise<JsonText<Visits>[]> {
  const rows = await db
    .selectFrom('testResult')
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where('visits', 'is not', null)
    .select('visits')
    .execute();
  return rows.flatMap(({ visits }) => (visits === null ? [] : [visits]));
}

/** One case of a run, or all that failed. */
export type RepeatedCases = { readonly resultId: string } | 'failing';

/** Which results of a run can be queued again. */
function isEnded(which: RepeatedCases) {
  return which === 'failing'
    ? sql<boolean>`state in ('Failed', 'Error', 'Cancelled')`
    : sql<boolean>`id = ${which.resultId} and state not in ('Queued', 'Running')`;
}

/** Whether a run has cases that can be queued again. */
export async function hasEndedResults(db: Db, teamId: TeamId, runId: string, which: RepeatedCases): Promise<boolean> {
  const row = await db
    .selectFrom('testResult')
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where(isEnded(which))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Queues cases again. @returns how many. */
export async function requeueResults(trx: Db, teamId: TeamId, runId: string, which: RepeatedCases): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('testResult')
    .set({ state: 'Queued', attempt: sql<number>`attempt + 1`, claims: 0, message: '', visits: null, outcome: null })
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where(isEnded(which))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The ids of the queued cases of a run. */
export async function listQueuedCaseIds(trx: Db, teamId: TeamId, runId: string): Promise<ReadonlySet<NodeId>> {
  const rows = await trx
    .selectFrom('testResult')
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where('state', '=', 'Queued')
    .select('caseId')
    .execute();
  return new Set(rows.map(({ caseId }) => caseId));
}

/** Updates the cases of queued results to their current state. */
export async function updateCaseContents(
  trx: Db,
  teamId: TeamId,
  runId: string,
  cases: readonly Pick<NewResult, 'caseId' | 'caseName' | 'content' | 'stepCount'>[],
): Promise<void> {
  for (const batch of listBatches(cases, ({ content }) => content.length))
    await sql`
      update test_result set content = given.content, case_name = given.case_name, step_count = given.step_count
      from unnest(${batch.map(({ caseId }) => caseId)}::uuid[], ${batch.map(({ content }) => content)}::text[],
        ${batch.map(({ caseName }) => caseName)}::text[], ${batch.map(({ stepCount }) => stepCount)}::int[])
        as given (case_id, content, case_name, step_count)
      where test_result.team_id = ${teamId} and test_result.run_id = ${runId}
        and test_result.case_id = given.case_id and test_result.state = 'Queued'`.execute(trx);
}

export async function cancelResults(trx: Db, teamId: TeamId, runId: string): Promise<void> {
  await trx
    .updateTable('testResult')
    .set({ state: 'Cancelled', claimedBy: null, leaseUntil: null })
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where('state', 'in', ['Queued', 'Running'])
    .execute();
}

/** Whether a run has queued or running cases. */
export async function hasUnfinishedResults(trx: Db, teamId: TeamId, runId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('testResult')
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where('state', 'in', ['Queued', 'Running'])
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
