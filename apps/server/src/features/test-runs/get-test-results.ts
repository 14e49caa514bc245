import { notFound, type QueryOf, type ResultOf, type TestResult, type testRunCalls } from '@confab/contracts';
import { type TeamId, type TestChange, type ProjectId, readJsonText } from '@confab/model';
import { compareRuns } from '@confab/test-cases';
import type { Db, Services } from '../../services.ts';
import { unpack } from '../../core/versions/content.ts';
import { toRunSummary } from './run-summary.ts';
import { findResult, listResults, type ResultRow } from './test-results.repository.ts';
import { findCoverage, findRun, findPreviousRun, listRuns, type RunRow } from './test-runs.repository.ts';

type TestResults = ResultOf<typeof testRunCalls.results>;

/** Runs in a list. */
const maxListedRuns = 100;

/** Returns the runs of a project; with a run id its cases and coverage, with a result id its steps and traces. */
export async function getTestResults(
  { db }: Pick<Services, 'db'>,
  teamId: TeamId,
  { projectId, testRunId, testRunResultId }: QueryOf<typeof testRunCalls.results>,
): Promise<TestResults> {
  const result = testRunResultId === undefined ? undefined : await findResult(db, teamId, testRunResultId);
  if (testRunResultId !== undefined && !result) throw notFound();
  if (result && testRunId !== undefined && result.runId !== testRunId.toLowerCase()) throw notFound();
  const runId = testRunId ?? result?.runId;
  const run = runId === undefined ? undefined : await findOwnRun(db, teamId, projectId, runId);
  const coverage = run && !result ? await findCoverage(db, teamId, run.id) : null;
  return {
    runs: run ? [toRunSummary(run)] : (await listRuns(db, teamId, projectId, maxListedRuns)).map(toRunSummary),
    results: run ? await listComparedResults(db, run) : [],
    coverage: coverage === null ? null : readJsonText(coverage),
    outcome: result?.outcome ? readJsonText(unpack(result.outcome)) : null,
  };
}

/** Finds a run of the tests of a project, or a run that tested it. */
export async function findOwnRun(db: Db, teamId: TeamId, projectId: ProjectId, runId: string): Promise<RunRow> {
  const run = await findRun(db, teamId, runId);
  if (!run || ![run.projectId, run.targetProjectId].includes(projectId)) throw notFound();
  return run;
}

/** Lists the results of a run, compared with the previous run. */
export async function listComparedResults(db: Db, run: RunRow): Promise<TestResult[]> {
  const results = await listResults(db, run.teamId, run.id);
  const previous = await findPreviousRun(db, run);
  const changes = compareRuns(previous ? await listResults(db, run.teamId, previous.id) : [], results);
  return results.map((row) => toResult(row, changes.get(row.caseId)));
}

function toResult(row: ResultRow, change: TestChange | undefined): TestResult {
  const { state, attempt, milliseconds, stepCount, message, caseName, suiteName } = row;
  return {
    testRunResultId: row.id,
    testRunNodeId: row.nodeId,
    testCaseId: row.caseId,
    caseName,
    suiteName,
    state,
    attempt,
    milliseconds,
    stepCount,
    message,
    change: change ?? null,
  };
}
