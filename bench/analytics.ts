import { analyticViews, type AnalyticData, type analyticCalls, type BodyOf } from '../packages/contracts/src/index.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openEmbedded, type Database } from '../apps/server/src/db/database.ts';
import { retrieveAnalyticData } from '../apps/server/src/features/analytics/retrieve-analytic-data.ts';
import { rollUpEvents } from '../apps/server/src/features/analytics/sums/roll-up.repository.ts';
import { sweepEvents } from '../apps/server/src/features/analytics/sums/sweep-events.repository.ts';
import { fillEvents } from '../apps/server/src/testing/growth/fill-events.ts';
import { measureEventWriting } from '../apps/server/src/testing/growth/measure-event-writing.ts';
import { openTestApp } from '../apps/server/src/testing/open-test-app.ts';
import { aPerson, aProject } from '../apps/server/src/testing/people-and-projects.ts';
import { publishTemplate } from '../apps/server/src/testing/publish-project.ts';
import { openServerDatabase, testSeed } from '../apps/server/src/testing/test-database.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';
import { openInDuckDb } from './lib-duckdb.ts';

// Every view of analytics over 7, 28 and 366 days of a team with ten projects: the median and the 95th percentile,
// beside the same view of the longest range counted from the events alone, as if the job had summed none, and beside
// plain counts over the same events in DuckDB, where that is installed. The events are synthetic and inserted by the
// database; the job of the server sums them. Then the share of a turn's event in the whole turn, and the cost of the
// retention of old events.
//
// 1,000,000 turns in the embedded database; 10,000,000 on the PostgreSQL server that DATABASE_URL names, in a database
// that is dropped afterwards. ANALYTICS_TURNS sets another number.

const server = process.env.DATABASE_URL;
const turns = readSize(server ? 10_000_000 : 1_000_000, 600, 'ANALYTICS_TURNS');
const goalMs = server ? 300 : 500;
const shareGoal = 0.05;
const runs = readSize(12, 1);
const days = 400;
const ranges = [7, 28, 366];
/** For statements over all events, which take longer than a server allows. */
const statementMs = 600_000;

type AnalyticRequest = BodyOf<typeof analyticCalls.retrieve>;

const folder = mkdtempSync(join(tmpdir(), 'confab-bench-analytics-'));
const app = await openTestApp({}, openDatabase);
const { services, database } = app;
const owner = await aPerson(app);
const projectIds = [await publishTemplate(app, owner, 'harbour-cafe', { KeepConversationText: true })];
while (projectIds.length < 10) projectIds.push((await aProject(app, owner)).projectId);
const [published] = projectIds;
if (!published) throw new Error('The bench has projects.');

const print = (line: string) => process.stdout.write(`${line}\n`);
const end = new Date(services.now());
let start = performance.now();
await fillEvents(database.pool, { teamId: owner.teamId, projectIds, turns, end, days });
const { rows: filled } = await database.pool.query('select count(*) as events from channel_event');
print(`${String(filled[0].events)} synthetic events of ${days} days: inserted in ${seconds(start)}`);
// A server vacuums and analyses its tables automatically, the embedded database by a job.
await withoutTimeLimit(server ? 'vacuum analyze channel_event' : 'analyze');
start = performance.now();
await rollUpEvents(services.db);
await withoutTimeLimit(server ? 'vacuum analyze analytics_count' : 'analyze');
const { rows: sizes } = await database.pool.query(`
  select (select count(*) from analytics_count) as sums, pg_total_relation_size('channel_event') / 1048576 as events_mb,
    pg_total_relation_size('analytics_count') / 1048576 as sums_mb`);
print(
  `${String(sizes[0].sums)} sums in ${seconds(start)}; events ${String(sizes[0].events_mb)} MB, sums ${String(sizes[0].sums_mb)} MB\n`,
);

interface Measured {
  readonly p50: number;
  readonly p95: number;
  readonly data: AnalyticData;
}

const requests: readonly (Partial<AnalyticRequest> & Pick<AnalyticRequest, 'view'> & { readonly name: string })[] = [
  ...analyticViews.map((view) => ({ name: view, view })),
  { name: 'overview, compared', view: 'overview', isCompared: true },
  {
    name: 'overview, one project, live chat',
    view: 'overview',
    projectIds: [published],
    stage: 'Live',
    channel: 'chat',
  },
  { name: 'qtacfaq, live', view: 'qtacfaq', stage: 'Live' },
  { name: 'correspondence, page 20', view: 'correspondence', page: 20 },
  { name: 'correspondence, missed', view: 'correspondence', outcome: 'missed' },
  { name: 'correspondence, one intent', view: 'correspondence', intent: '00000003-0000-4000-8000-000000000001' },
];

const span = { from: new Date(end.getTime() - days * 86_400_000), days };
const duck = await openInDuckDb(database.pool, folder, span, print);
if (!duck) print('DuckDB is not installed (npm install in bench/peers): its column is empty');
print(
  `${'p50 / p95 ms'.padEnd(34)}${ranges.map((range) => `${range} days`.padStart(18)).join('')}${'from events'.padStart(14)}${'ratio'.padStart(8)}${'DuckDB'.padStart(10)}`,
);
let worst = 0;
let isEqual = true;
for (const { name, ...request } of requests) {
  const measured: Measured[] = [];
  for (const range of ranges) measured.push(await measureView(request, range, runs));
  const last = measured.at(-1);
  const raw = await withoutSums(() => measureView(request, ranges.at(-1) ?? 1, 1));
  const isSame = isDeepStrictEqual(raw.data, last?.data);
  isEqual &&= isSame;
  worst = Math.max(worst, ...measured.map(({ p95 }) => p95));
  const cells = measured.map(({ p50, p95 }) =>
    `${p50.toFixed(0)} / ${p95.toFixed(0)}${p95 > goalMs ? ' !' : ''}`.padStart(18),
  );
  const ratio = raw.p50 / (last?.p50 ?? Number.NaN);
  const duckMs = name === request.view ? await measureInDuckDb(request.view, ranges.at(-1) ?? 1) : undefined;
  print(
    `${name.padEnd(34)}${cells.join('')}${raw.p50.toFixed(0).padStart(14)}${ratio.toFixed(1).padStart(8)}${(duckMs?.toFixed(0) ?? '').padStart(10)}${isSame ? '' : '  DIFFERENT'}`,
  );
}
print(`\nslowest p95 ${worst.toFixed(0)} ms, goal ${goalMs}: ${worst <= goalMs ? 'met' : 'missed'}`);
reportRow({ work: `analytics: slowest p95 of a view, ${turns} turns`, ratio: worst, unit: 'ms', atMost: goalMs });
print(`views from sums and from events alone are ${isEqual ? 'equal' : 'DIFFERENT'}`);
const { turnMs, eventMs } = await measureEventWriting(app, { teamId: owner.teamId, projectId: published });
const share = eventMs / turnMs;
print(
  `a turn ${turnMs.toFixed(2)} ms, its event ${eventMs.toFixed(3)} ms: ${(share * 100).toFixed(1)} %, goal ${shareGoal * 100} %: ${share <= shareGoal ? 'met' : 'missed'}`,
);
reportRow({ work: 'analytics: the event of a turn, of the whole turn', ratio: share, atMost: shareGoal });
const oldest = 3;
start = performance.now();
const before = await countRows();
await sweepEvents(services.db, days - oldest, () => false);
const after = await countRows();
print(
  `retention deleted ${before.events - after.events} events and ${before.sums - after.sums} sums of the oldest ${oldest} days in ${seconds(start)}`,
);
await app.close();
rmSync(folder, { recursive: true, force: true });

async function openDatabase(): Promise<Database> {
  if (server) {
    const url = new URL(server);
    url.searchParams.set('statement_timeout', String(statementMs));
    return openServerDatabase(url.toString());
  }
  return openEmbedded({ folder: join(folder, 'database'), seedFile: await testSeed(), isNew: true, statementMs });
}

async function measureView(
  request: Partial<AnalyticRequest> & Pick<AnalyticRequest, 'view'>,
  range: number,
  times: number,
): Promise<Measured> {
  const toDay = (ago: number) => new Date(end.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const body = { teamId: owner.teamId, projectIds: [], from: toDay(range - 1), to: toDay(0), ...request };
  const measured: number[] = [];
  let data: AnalyticData | undefined;
  for (let run = 0; run < times; run += 1) {
    const before = performance.now();
    data = await retrieveAnalyticData(services, body);
    measured.push(performance.now() - before);
  }
  if (!data) throw new Error('A view is measured at least once.');
  const sorted = measured.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), data };
}

/** The median of the plain counts of a view in DuckDB. */
async function measureInDuckDb(view: AnalyticRequest['view'], range: number): Promise<number | undefined> {
  if (!duck) return undefined;
  const midnight = Date.parse(new Date(end.getTime()).toISOString().slice(0, 10));
  const [from, to] = [new Date(midnight - (range - 1) * 86_400_000), new Date(midnight + 86_400_000)];
  const measured: number[] = [];
  for (let run = 0; run < 5; run += 1) measured.push(await duck.measure(view, from, to));
  return measured.toSorted((one, other) => one - other)[2];
}

/** Runs a function while no event counts as summed, so that every view counts all events of its range. */
async function withoutSums<Result>(run: () => Promise<Result>): Promise<Result> {
  const { rows } = await database.pool.query('select grain, until from analytics_progress');
  await database.pool.query("update analytics_progress set until = '2000-01-01'");
  try {
    return await run();
  } finally {
    for (const { grain, until } of rows)
      await database.pool.query('update analytics_progress set until = $2 where grain = $1', [grain, until]);
  }
}

async function countRows(): Promise<{ readonly events: number; readonly sums: number }> {
  const { rows } = await database.pool.query<{ events: number; sums: number }>(
    'select (select count(*) from channel_event) as events, (select count(*) from analytics_count) as sums',
  );
  return rows[0] ?? { events: 0, sums: 0 };
}

async function withoutTimeLimit(statement: string): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(statement);
  await client.query('reset statement_timeout');
  client.release();
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1_000).toFixed(0)} s`;
}
