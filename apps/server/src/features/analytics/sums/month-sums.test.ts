import type { AnalyticDataOf, AnalyticView } from '@confab/contracts';
import { asNodeId } from '@confab/model';
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSums } from '../../../db/migrations/2026-11-26/page-sums.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { newId } from '../../../new-id.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { retrieveAnalyticData } from '../retrieve-analytic-data.ts';
import { forgetSums, rollUpEvents } from './roll-up.repository.ts';
import { sweepEvents } from './sweep-events.repository.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();
const dayMs = 86_400_000;
const firstDay = Date.parse('2024-01-01T00:00:00Z');
const days = 150;
const nodes = [newId(), newId()] as const;
const toDay = (day: number) => new Date(firstDay + day * dayMs).toISOString().slice(0, 10);

/** A turn, by the hours since the first day. */
const turnArbitrary = fc.record({
  hour: fc.integer({ min: 0, max: days * 24 - 1 }),
  channel: fc.constantFrom('chat', 'alexa'),
  node: fc.constantFrom(0, 1),
  isMatched: fc.boolean(),
});
type Turn = typeof turnArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function insertTurns(turns: readonly Turn[]): Promise<void> {
  if (turns.length === 0) return;
  const rows = turns.map(({ hour, channel, node, isMatched }, index) => ({
    id: newId(),
    teamId: ada.teamId,
    projectId: project.projectId,
    releaseId: null,
    stage: 'Live',
    channel,
    sessionHash: Buffer.from(String(index).padStart(32)),
    visitorHash: null,
    turn: 1,
    at: new Date(firstDay + hour * 3_600_000),
    input: 'said',
    fromNodeId: null,
    nodeId: asNodeId(nodes[node] ?? ''),
    isNewVisitor: null,
    intentId: isMatched ? 'Hours' : null,
    intentName: isMatched ? 'Hours' : null,
    score: 0.5,
    isMatched,
    isEnded: true,
    latencyMs: 5,
    language: 'en',
    exception: null,
    said: null,
    answered: null,
    textUntil: null,
  }));
  await app.services.db.insertInto('channelEvent').values(rows).execute();
}

async function reset(): Promise<void> {
  await sql`truncate channel_event, analytics_count`.execute(acrossTeams(app.services.db));
  await sql`delete from analytics_progress`.execute(app.services.db);
}

async function read<View extends AnalyticView>(view: View, [from, to]: readonly [number, number], channel?: string) {
  const { teamId } = ada;
  const body = { teamId, view, projectIds: [], from: toDay(from), to: toDay(to), channel };
  // The view of a result is the requested one.
  return (await retrieveAnalyticData(app.services, body)) as AnalyticDataOf<View>;
}

/** Compares the figures of views for a range with a plain count over the turns. */
async function expectCounted(turns: readonly Turn[], range: readonly [number, number], channel?: string) {
  const isIn = ({ hour }: Turn) => hour >= range[0] * 24 && hour < (range[1] + 1) * 24;
  const counted = turns.filter((turn) => isIn(turn) && (channel === undefined || turn.channel === channel));
  const matched = counted.filter(({ isMatched }) => isMatched).length;
  const figures = { turns: counted.length, matched, missed: counted.length - matched };
  expect((await read('tiles1', range, channel)).totals).toMatchObject(figures);
  const overview = await read('overview', range, channel);
  expect(overview.series.reduce((sum, { counts }) => sum + counts.turns, 0)).toBe(counted.length);
  expect((await read('faq', range, channel)).total).toBe(matched);
  const { links } = await read('sankey', range, channel);
  for (const [place, nodeId] of nodes.entries())
    expect(links.find((link) => link.toNodeId === nodeId)?.times ?? 0).toBe(
      counted.filter(({ node }) => node === place).length,
    );
}

const countSums = async (grain: string) => {
  const { rows } = await sql<{ turns: number }>`
    select coalesce(sum(turns), 0)::integer as turns from analytics_count where kind = 'all' and grain = ${grain}`.execute(
    acrossTeams(app.services.db),
  );
  return rows[0]?.turns;
};

test('ranges over several months equal a plain count over the events, however many of them are summed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(turnArbitrary, { maxLength: 60 }),
      fc.tuple(fc.integer({ min: 0, max: days - 1 }), fc.integer({ min: 0, max: days - 1 })),
      fc.constantFrom(undefined, 'chat'),
      fc.integer({ min: 0, max: 200 }),
      async (turns, [one, other], channel, steps) => {
        await reset();
        await insertTurns(turns);
        let done = 0;
        await rollUpEvents(app.services.db, () => (done += 1) > steps, 7);
        await expectCounted(turns, [Math.min(one, other), Math.max(one, other)], channel);
        await expectCounted(turns, [0, days - 1], channel);
        await rollUpEvents(app.services.db);
        await expectCounted(turns, [Math.min(one, other), Math.max(one, other)], channel);
        await expectCounted(turns, [0, days - 1], channel);
      },
    ),
    { numRuns: 12 },
  );
});

const spread: readonly Turn[] = Array.from({ length: days * 2 }, (_, index) => ({
  hour: index * 12,
  channel: index % 3 === 0 ? 'alexa' : 'chat',
  node: index % 2 === 0 ? 0 : 1,
  isMatched: index % 5 > 0,
}));

test('months that are over are summed once, and ranges that begin and end within months are counted exactly', async () => {
  await reset();
  await insertTurns(spread);
  await rollUpEvents(app.services.db);
  expect([await countSums('hour'), await countSums('day')]).toEqual([300, 300]);
  // The 150 days from January 1, 2024 are long over, and so is May, in which they end.
  expect(await countSums('month')).toBe(300);
  for (const range of [
    [0, 149],
    [15, 100],
    [31, 59],
    [31, 60],
    [30, 61],
    [40, 45],
  ] as const)
    await expectCounted(spread, range);
});

test('events that are added with a time of the past are counted when the sums of that time are forgotten', async () => {
  await reset();
  await insertTurns(spread);
  await rollUpEvents(app.services.db);
  const added: Turn = { hour: 50 * 24 + 3, channel: 'chat', node: 1, isMatched: true };
  await insertTurns([added]);
  await forgetSums(app.services.db, new Date(firstDay + 50 * dayMs));
  await expectCounted([...spread, added], [0, 149]);
  await rollUpEvents(app.services.db);
  await expectCounted([...spread, added], [0, 149]);
  expect(await countSums('month')).toBe(301);
});

test('the migration fills the totals of nodes of days and months from those of ways, like the job', async () => {
  await reset();
  await insertTurns(spread);
  await rollUpEvents(app.services.db);
  const all = acrossTeams(app.services.db);
  const listPages = async () => {
    const { rows } = await sql`
      select grain, starts_at, stage, channel, language, release_id, key, other_key, turns, matched, missed, ended, arrived
      from analytics_count where kind = 'page-total' order by grain, starts_at, stage, key`.execute(all);
    return rows;
  };
  const summed = await listPages();
  // The beginning and both nodes, on each of 150 days and in each of five months.
  expect(summed).toHaveLength(days * 3 + 5 * 3);
  await sql`delete from analytics_count where kind = 'page-total'`.execute(all);
  await sql.raw(pageSums.sql.slice(pageSums.sql.indexOf('insert into'))).execute(all);
  expect(await listPages()).toEqual(summed);
});

test('the part of a month within the days of retention is counted from its days', async () => {
  await reset();
  await insertTurns(spread);
  await rollUpEvents(app.services.db);
  // Retention ends within March 2024, whenever this test runs.
  const kept = Math.round((app.services.now() - (firstDay + 75 * dayMs)) / dayMs);
  await sweepEvents(app.services.db, kept, () => false);
  const rows = await app.services.db.selectFrom('channelEvent').select('at').where('teamId', '=', ada.teamId).execute();
  const times = new Set(rows.map(({ at }) => at.getTime()));
  const left = spread.filter(({ hour }) => times.has(firstDay + hour * 3_600_000));
  expect(left.length).toBeGreaterThan(140);
  expect(left.length).toBeLessThan(160);
  await rollUpEvents(app.services.db);
  await expectCounted(left, [0, 149]);
  await expectCounted(left, [60, 149]);
  await expectCounted(left, [91, 149]);
});
