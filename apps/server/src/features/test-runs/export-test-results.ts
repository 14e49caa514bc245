import {
  notFound,
  testRunMessages,
  unprocessable,
  type QueryOf,
  type ResultOf,
  type TestResult,
  type testRunCalls,
} from '@confab/contracts';
import { toCsvRows, readSteps, toJUnit } from '@confab/test-cases';
import { type TeamId, type WorkflowId, asWorkflowId } from '@confab/model';
import { stringify } from 'csv-stringify/sync';
import type { Db, Services } from '../../services.ts';
import { findItem, listNodes, listSkinnyItems } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { csvOptions } from '../../http/csv-options.ts';
import { getTargetProjectId } from './collect-cases.ts';
import { findOwnRun, listComparedResults } from './get-test-results.ts';
import type { RunRow } from './test-runs.repository.ts';

type ExportRequest = QueryOf<typeof testRunCalls.exportFile>;
type ExportFile = ResultOf<typeof testRunCalls.exportFile>;

/** Exports a run as JUnit XML or CSV, or the cases of a suite as CSV that can be imported again. */
export async function exportTestResults({ db }: Services, teamId: TeamId, request: ExportRequest): Promise<ExportFile> {
  const { projectId, testRunId, workflowId, format } = request;
  if (testRunId !== undefined) {
    const run = await findOwnRun(db, teamId, projectId, testRunId);
    const results = await listComparedResults(db, run);
    return format === 'junit' ? toJUnitFile(run, results) : toCsvFile(run, results);
  }
  if (workflowId === undefined || format !== 'csv') throw unprocessable(testRunMessages.exportNotChosen);
  return toCasesFile(db, teamId, workflowId);
}

function toJUnitFile(run: RunRow, results: readonly TestResult[]): ExportFile {
  const cases = results.map(({ suiteName, caseName, ...result }) => ({ suite: suiteName, name: caseName, ...result }));
  const text = toJUnit({ name: getRunName(run), startedUtc: run.startedAt.toISOString(), cases });
  return { fileName: `${toFileName(getRunName(run))}.xml`, mediaType: 'application/xml', text };
}

function toCsvFile(run: RunRow, results: readonly TestResult[]): ExportFile {
  const head = ['Suite', 'Case', 'State', 'Change', 'Attempt', 'Steps', 'Milliseconds', 'Message'];
  const rows = results.map((result) => [
    result.suiteName,
    result.caseName,
    result.state,
    result.change ?? '',
    result.attempt,
    result.stepCount,
    result.milliseconds,
    result.message,
  ]);
  return { fileName: `${toFileName(getRunName(run))}.csv`, mediaType: 'text/csv', text: toCsv([head, ...rows]) };
}

async function toCasesFile(db: Db, teamId: TeamId, workflowId: WorkflowId): Promise<ExportFile> {
  const suite = await findItem(db, teamId, workflowId);
  const project = suite && (await findItem(db, teamId, suite.projectId));
  if (suite?.type !== 'TestSuite' || !project) throw notFound();
  const target = getTargetProjectId(project);
  const nodes = target === undefined ? [] : await listSkinnyItems(db, teamId, target);
  const names = new Map<string, string>(nodes.map(({ id, displayName }) => [id, displayName]));
  const cases = (await listNodes(db, teamId, asWorkflowId(suite.id)))
    .filter(({ type }) => type === 'TestCase')
    .map(({ displayName, draft }) => ({ name: displayName, steps: readSteps(parseDraft(draft)['Steps']) }));
  const text = toCsv(toCsvRows(cases, (id) => names.get(id) ?? ''));
  return { fileName: `${toFileName(suite.displayName)}.csv`, mediaType: 'text/csv', text };
}

/** Formulas are escaped (OBJ-11). The byte order mark makes spreadsheets read the file as UTF-8. */
function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { ...csvOptions, bom: true },
  );
}

function getRunName({ displayName, number }: RunRow) {
  return `${displayName} ${number}`;
}

function toFileName(name: string) {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'tests';
}
