import type { AnalyticView } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { explainStatement } from '../../../testing/growth/explain.ts';
import { fillEvents } from '../../../testing/growth/fill-events.ts';
import { fillInTransaction } from '../../../testing/growth/fill-in-transaction.ts';
import { StatementRecorder, type RecordedStatement } from '../../../testing/growth/record-statements.ts';
import { aProject } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { countPages } from '../counts-by-key.repository.ts';
import { retrieveAnalyticData } from '../retrieve-analytic-data.ts';
import { forgetSums, rollUpEvents } from './roll-up.repository.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();
/** A range with the whole months February to May and 47 days around them. */
const range = { from: '2025-01-05', to: '2025-06-20' };
const parts = { months: 4, days: 47 };
/** The filled events belong to 60 nodes, and to the beginning, on two stages. */
const nodesOfDay = 2 * 61;
const views = ['sankey', 'misrecognitions', 'qtacfaq', 'tiles2'] as const;
const tables = new Set(['analytics_count', 'channel_event']);
const readBy = new Map<AnalyticView, number>();

beforeAll(async () => {
  const filled = { teamId: ada.teamId, projectIds: [project.projectId], turns: 12_000 };
  await fillEvents(app.database.pool, { ...filled, end: new Date('2025-06-21T00:00:00Z'), days: 190 });
  await rollUpEvents(app.services.db);
  await fillInTransaction(app.database.pool, async (run) => {
    await run('analyze');
  });
  const recorded = new Map<AnalyticView, readonly RecordedStatement[]>();
  for (const view of views) {
    const recorder = new StatementRecorder(app.database.pool);
    await retrieveAnalyticData(app.services, { teamId: ada.teamId, view, projectIds: [project.projectId], ...range });
    recorded.set(view, recorder.takeNew());
  }
  const client = await app.database.pool.connect();
  for (const [view, statements] of recorded) {
    let read = 0;
    for (const statement of statements)
      read += (await explainStatement(client, statement, 'force_custom_plan', tables)).rowsRead;
    readBy.set(view, read);
  }
  client.release();
}, 300_000);

/** The turns of the range that fit. */
async function countEvents(condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from channel_event where ${condition} and at >= '2025-01-05Z' and at < '2025-06-21Z'`.execute(
    acrossTeams(app.services.db),
  );
  return rows[0]?.rows ?? 0;
}

/** The sums of a kind in the months and the days of the range. */
async function countSums(kind: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from analytics_count where kind = ${kind} and (
      grain = 'month' and starts_at between '2025-02-01Z' and '2025-05-31Z'
      or grain = 'day' and (starts_at between '2025-01-05Z' and '2025-01-31Z'
        or starts_at between '2025-06-01Z' and '2025-06-20Z'))`.execute(acrossTeams(app.services.db));
  return rows[0]?.rows ?? 0;
}

/** A limit for the turns of a day: 12,000 turns in 190 days are 63 a day on average. */
const turnsOfDay = 120;
/** The most rows that finding the months reads. */
const fewRows = 150;

test('the views of pages read the totals of nodes of whole months and of the days around them, and no sums of connectors', async () => {
  const [all, pages] = [await countSums('all-total'), await countSums('page-total')];
  expect(pages).toBeLessThanOrEqual(nodesOfDay * (parts.months + parts.days));
  // The turns of the days around the range decide which conversations were left.
  const most = all + pages + 2 * turnsOfDay + fewRows;
  expect(readBy.get('qtacfaq')).toBeLessThanOrEqual(most);
  const [intents, divided] = [await countSums('intent-total'), await countSums('all')];
  expect(readBy.get('tiles2')).toBeLessThanOrEqual(most + intents + divided + fewRows);
  const misses = await countEvents(sql`is_matched = false and said is not null`);
  expect(readBy.get('misrecognitions')).toBeLessThanOrEqual(all + pages + misses + fewRows);
  const ways = await countSums('flow-total');
  // The sums of ways between nodes are so many that a view of pages that read them would exceed its limit.
  expect(ways).toBeGreaterThan(pages + 2 * turnsOfDay + fewRows);
  expect(readBy.get('sankey')).toBeLessThanOrEqual(ways + fewRows);
});

test('nodes on a day that is not over are counted from its totals and the turns that are not summed yet', async () => {
  const { projectId } = await aProject(app, ada);
  const filled = { teamId: ada.teamId, projectIds: [projectId], turns: 4_800 };
  await fillEvents(app.database.pool, { ...filled, end: new Date(app.services.now()), days: 2 });
  const dayMs = 86_400_000;
  // The job may have summed this time already, so the sums are deleted first.
  await forgetSums(app.services.db, new Date(app.services.now() - 2 * dayMs));
  // Sums in small pieces, as repeated runs of the job do.
  await rollUpEvents(app.services.db, () => false, 150);
  await fillInTransaction(app.database.pool, async (run) => {
    await run('analyze');
  });
  const start = new Date(Math.floor(app.services.now() / dayMs) * dayMs);
  const recorder = new StatementRecorder(app.database.pool);
  const scope = { teamId: ada.teamId, projectIds: [projectId], start, end: new Date(start.getTime() + dayMs) };
  const counts = await countPages(app.services.db, scope);
  const client = await app.database.pool.connect();
  let read = 0;
  for (const statement of recorder.takeNew())
    read += (await explainStatement(client, statement, 'force_custom_plan', tables)).rowsRead;
  client.release();
  const { rows } = await sql<{ asked: number; pages: number; fresh: number }>`
    select (select count(*) from channel_event where project_id = ${projectId} and at >= ${start}) as asked,
      (select count(*) from analytics_count where project_id = ${projectId} and kind = 'page-total' and grain = 'day'
        and starts_at >= ${start}) as pages,
      (select count(*) from channel_event where project_id = ${projectId}
        and at >= greatest(${start}, (select until from analytics_progress where grain = 'hour'))) as fresh`.execute(
    acrossTeams(app.services.db),
  );
  const { asked, pages, fresh } = rows[0] ?? { asked: 0, pages: 0, fresh: 0 };
  expect(counts.reduce((sum, page) => sum + page.asked, 0)).toBe(asked);
  expect(pages).toBeLessThanOrEqual(nodesOfDay);
  expect(read).toBeLessThanOrEqual(pages + fresh);
});
