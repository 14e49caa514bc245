import type { TestResultState, NodeId, TeamId, JsonText, TestCase, Visits } from '@confab/model';
import { sql } from 'kysely';
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

/** Queues cases again. @returns how many. */
export async function requeueResults(
  trx: Db,
  teamId: TeamId,
  runId: string,
  which: { readonly resultId: string } | 'failing',
): Promise<number> {
  const results = trx
    .updateTable('testResult')
    .set({ state: 'Queued', attempt: sql<number>`attempt + 1`, claims: 0, message: '', visits: null, outcome: null })
    .where('teamId', '=', teamId)
    .where('runId', '=', runId);
  const { numUpdatedRows } = await (
    which === 'failing'
      ? results.where('state', 'in', ['Failed', 'Error', 'Cancelled'])
      : results.where('id', '=', which.resultId).where('state', 'not in', ['Queued', 'Running'])
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Updates the case of a queued result to its current state. */
export async function updateCaseContent(
  trx: Db,
  teamId: TeamId,
  runId: string,
  { caseId, caseName, content, stepCount }: Pick<NewResult, 'caseId' | 'caseName' | 'content' | 'stepCount'>,
): Promise<void> {
  await trx
    .updateTable('testResult')
    .set({ content, caseName, stepCount })
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .where('caseId', '=', caseId)
    .where('state', '=', 'Queued')
    .execute();
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
