import { analyticCalls, signInCalls, type AnalyticDataOf, type AnalyticView } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { rollUpEvents } from '../analytics/index.ts';
import type { DemoAccount } from './demo-account.ts';
import { prepareDemoWorld } from './prepare-demo-world.ts';
import { seedConversations, type SeededConversations } from './seed-conversations.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const until = new Date('2025-06-11T21:00:00Z');
const seed = (time = until, days = 4) =>
  seedConversations(app.services, { until: time, days, perDay: 8, print: () => undefined });
let first: SeededConversations;
let token: string;
let teamId: TeamId;

beforeAll(async () => {
  const demo = (await prepareDemoWorld(app.services)) as DemoAccount;
  // Everything that happened so far is summed, as on a server that has run for a while.
  await rollUpEvents(app.services.db);
  first = await seed();
  const body = { username: demo.email, password: demo.password };
  ({ token } = (await app.call(signInCalls.login, { query: {}, body })).result);
  const { result } = await app.call(analyticCalls.listProjects, { token });
  teamId = result[0]?.teamId as TeamId;
});

async function read<View extends AnalyticView>(view: View) {
  const body = { teamId, view, projectIds: [], from: '2025-06-08', to: '2025-06-11' };
  const { result, message } = await app.call(analyticCalls.retrieve, { token, body });
  expect(message).toBe('');
  // The view of a result is the requested one.
  return result as AnalyticDataOf<View>;
}

const listEvents = () =>
  app.services.db.selectFrom('channelEvent').selectAll().where('teamId', '=', teamId).orderBy('at').execute();

/** The lists of each view that must not be empty. */
const listsOf: { readonly [View in AnalyticView]: (data: AnalyticDataOf<View>) => readonly (readonly unknown[])[] } = {
  overview: ({ series }) => [series],
  detail: ({ groups }) => [groups],
  multiappdetail: ({ days }) => [days],
  faq: ({ intents }) => [intents],
  misrecognitions: ({ texts, nodes }) => [texts, nodes],
  correspondence: ({ conversations }) => [conversations],
  wordcloud: ({ words }) => [words],
  sankey: ({ links }) => [links],
  multiappoverview: ({ projects }) => [projects],
  tiles1: ({ totals }) => [Array.from({ length: totals.turns })],
  tiles2: ({ intents, missedAt, leftAt, channels }) => [intents, missedAt, leftAt, channels],
  qtacfaq: ({ pages }) => [pages],
};

// The record has exactly the views of the contract as its keys.
test.each(Object.keys(listsOf) as AnalyticView[])(
  'the view %s shows something of the demo conversations (A2.110)',
  async (view) => {
    const data = await read(view);
    const lists = listsOf[view](data as never);
    expect(lists.map(({ length }) => length > 0)).toEqual(lists.map(() => true));
  },
);

test('the sums of the views equal a plain count over the events of the demo conversations', async () => {
  const events = await listEvents();
  const countIf = (is: (event: (typeof events)[number]) => boolean) => events.filter(is).length;
  const counted = {
    turns: first.turns,
    conversations: first.conversations,
    matched: countIf(({ isMatched }) => isMatched === true),
    missed: countIf(({ isMatched }) => isMatched === false),
    ended: countIf(({ isEnded }) => isEnded),
    newVisitors: countIf(({ isNewVisitor }) => isNewVisitor === true),
    returningVisitors: countIf(({ isNewVisitor }) => isNewVisitor === false),
    silent: countIf(({ input }) => input === 'silent'),
    errors: countIf(({ exception }) => exception !== null),
    latencyMs: events.reduce((sum, { latencyMs }) => sum + latencyMs, 0),
  };
  expect(events).toHaveLength(first.turns);
  expect(first.conversations).toBeGreaterThan(15);
  for (const view of [
    'overview',
    'detail',
    'multiappdetail',
    'multiappoverview',
    'tiles1',
    'tiles2',
    'qtacfaq',
  ] as const)
    expect((await read(view)).totals).toMatchObject(counted);
  const sumTimes = (rows: readonly { readonly times: number }[]) => rows.reduce((sum, { times }) => sum + times, 0);
  const { intents, others } = await read('faq');
  expect(sumTimes(intents) + others).toBe(countIf(({ intentId }) => intentId !== null));
  expect((await read('misrecognitions')).total).toBe(counted.missed);
  expect((await read('correspondence')).total).toBe(first.conversations);
  const sankey = await read('sankey');
  expect(sumTimes(sankey.links) + sankey.others).toBe(first.turns);
  // The job has summed all turns.
  const { rows } = await sql<{ turns: number }>`
    select coalesce(sum(turns), 0)::bigint as turns from analytics_count where kind = 'all' and grain = 'day'`.execute(
    acrossTeams(app.services.db),
  );
  expect(rows).toEqual([{ turns: first.turns }]);
});

test('turns of the demo conversations are counted when they are held, with what was said and answered', async () => {
  const events = await listEvents();
  const start = new Date('2025-06-08T00:00:00Z');
  expect(events.every(({ at }) => at >= start && at < until)).toBe(true);
  expect(events.some(({ said }) => said !== null)).toBe(true);
  expect(events.filter(({ turn }) => turn === 1).every(({ answered }) => answered)).toBe(true);
  expect(new Set(events.map(({ channel }) => channel)).size).toBeGreaterThan(1);
});

test('turns of callers in the demo world send nothing outside the server', async () => {
  for (const table of ['outbox_mail', 'assistant_mail', 'turn_call']) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(acrossTeams(app.services.db));
    expect([table, rows.length]).toEqual([table, 0]);
  }
});

test('a second run repeats no conversation, and a run of the next day adds those of that day', async () => {
  expect(await seed()).toEqual({ conversations: 0, turns: 0, heldBefore: first.conversations });
  expect(await listEvents()).toHaveLength(first.turns);
  const next = await seed(new Date('2025-06-12T21:00:00Z'), 5);
  expect(next.heldBefore).toBe(first.conversations);
  expect(next.conversations).toBeGreaterThan(0);
  const events = await listEvents();
  expect(events).toHaveLength(first.turns + next.turns);
  expect(events.filter(({ at }) => at >= new Date('2025-06-11T21:00:00Z'))).toHaveLength(next.turns);
});
