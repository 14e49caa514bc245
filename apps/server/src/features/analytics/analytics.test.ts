import { analyticViews, type AnalyticCounts, type AnalyticDataOf, type AnalyticView } from '@confab/contracts';
import { asNodeId, type NodeId, type ReleaseId } from '@confab/model';
import { sql } from 'kysely';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { listTurnsAfter } from './conversations.repository.ts';
import { retrieveAnalyticData } from './retrieve-analytic-data.ts';
import { rollUpEvents } from './sums/roll-up.repository.ts';
import type { AnalyticRequest } from './to-scope.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const hourMs = 3_600_000;
const nodes = [newId(), newId(), newId()];
const releases: readonly ReleaseId[] = [newId(), newId()];

/** A turn with random facts; its age is the time since it was taken. */
const turnArbitrary = fc.record({
  ageHours: fc.integer({ min: 0, max: 24 * 6 * 10 }).map((tenths) => tenths / 10),
  stage: fc.constantFrom('Live', 'Beta'),
  channel: fc.constantFrom('chat', 'alexa'),
  language: fc.constantFrom('en', 'de'),
  releaseId: fc.constantFrom(null, ...releases),
  turn: fc.integer({ min: 1, max: 3 }),
  input: fc.constantFrom('said', 'silent', 'begin'),
  fromNodeId: fc.constantFrom(null, ...nodes),
  // The ids of nodes that do not exist.
  nodeId: fc.constantFrom<NodeId | null>(null, ...(nodes as unknown as NodeId[])),
  intentName: fc.constantFrom(null, 'Hours', 'Menu'),
  isNewVisitor: fc.constantFrom(null, true, false),
  isMatched: fc.constantFrom(null, true, false),
  isEnded: fc.boolean(),
  exception: fc.constantFrom(null, 'Error'),
  latencyMs: fc.integer({ min: 0, max: 9_000 }),
  said: fc.constantFrom<string | null>(null, 'where is the pier', 'Parking '),
});
type Turn = {
  -readonly [
    Key in keyof (typeof turnArbitrary extends fc.Arbitrary<infer T> ? T : never)
  ]: (typeof turnArbitrary extends fc.Arbitrary<infer T> ? T : never)[Key];
};

const filterArbitrary = fc.record(
  {
    stage: fc.constantFrom('Live' as const, 'Beta' as const),
    channel: fc.constantFrom('chat', 'alexa'),
    language: fc.constantFrom('en', 'de'),
    releaseId: fc.constantFrom(...releases),
  },
  { requiredKeys: [] },
);

const now = Date.now();
const toTime = ({ ageHours }: Turn) => new Date(now - ageHours * hourMs);
const toDay = (daysAgo: number) => new Date(now - daysAgo * 24 * hourMs).toISOString().slice(0, 10);

async function insertTurns(turns: readonly Turn[], getSession = (index: number) => String(index)): Promise<void> {
  if (turns.length === 0) return;
  const rows = turns.map(({ ageHours: _age, ...turn }, index) => ({
    ...turn,
    id: newId(),
    teamId: ada.teamId,
    projectId: project.projectId,
    sessionHash: Buffer.from(getSession(index).padStart(32)),
    visitorHash: null,
    at: toTime({ ageHours: _age, ...turn }),
    intentId: turn.intentName,
    score: 0.5,
    answered: null,
    textUntil: null,
  }));
  await app.services.db.insertInto('channelEvent').values(rows).execute();
}

/** Deletes all turns and sums, and forgets until when there are sums. */
async function reset(): Promise<void> {
  await sql`truncate channel_event, analytics_count`.execute(acrossTeams(app.services.db));
  await sql`delete from analytics_progress`.execute(app.services.db);
}

/** Runs a number of steps of the job, or all. */
async function rollUp(steps: number, eventsMax?: number): Promise<void> {
  let done = 0;
  await rollUpEvents(app.services.db, () => (done += 1) > steps, eventsMax);
}

const exportTurns = () => {
  const first = { at: new Date(0).toISOString(), id: '00000000-0000-0000-0000-000000000000' };
  const { teamId } = ada;
  const scope = { teamId, projectIds: [project.projectId], start: new Date(0), end: new Date(now) };
  return listTurnsAfter(app.services.db, scope, first, 100);
};

const request = (view: AnalyticView, more: Partial<AnalyticRequest> = {}): AnalyticRequest => ({
  teamId: ada.teamId,
  view,
  projectIds: [project.projectId],
  from: toDay(3),
  to: toDay(0),
  ...more,
});

async function read<View extends AnalyticView>(view: View, more: Partial<AnalyticRequest>) {
  // The result has the type of the requested view.
  return (await retrieveAnalyticData(app.services, request(view, more))) as AnalyticDataOf<View>;
}

/** A plain count over turns. */
function count(turns: readonly Turn[]): AnalyticCounts {
  const countIf = (is: (turn: Turn) => boolean) => turns.filter(is).length;
  return {
    turns: turns.length,
    conversations: countIf(({ turn }) => turn === 1),
    newVisitors: countIf(({ turn, isNewVisitor }) => turn === 1 && isNewVisitor === true),
    returningVisitors: countIf(({ turn, isNewVisitor }) => turn === 1 && isNewVisitor === false),
    ended: countIf(({ isEnded }) => isEnded),
    matched: countIf(({ isMatched }) => isMatched === true),
    missed: countIf(({ isMatched }) => isMatched === false),
    silent: countIf(({ input }) => input === 'silent'),
    errors: countIf(({ exception }) => exception !== null),
    latencyMs: turns.reduce((sum, { latencyMs }) => sum + latencyMs, 0),
    slowestMs: Math.max(0, ...turns.map(({ latencyMs }) => latencyMs)),
  };
}

const names = Object.keys(count([])) as (keyof AnalyticCounts)[];
const pick = (counts: AnalyticCounts) => Object.fromEntries(names.map((name) => [name, counts[name]]));
const addUp = (all: readonly AnalyticCounts[]) =>
  Object.fromEntries(
    names.map((name) => {
      const values = all.map((counts) => counts[name]);
      return [name, name === 'slowestMs' ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0)];
    }),
  );
const sumTimes = (rows: readonly { readonly times: number }[]) => rows.reduce((sum, { times }) => sum + times, 0);

/** A plain count over turns by keys. */
function countBy(turns: readonly Turn[], listKeys: (turn: Turn) => readonly (string | null)[]) {
  const times = new Map<string | null, number>();
  for (const key of turns.flatMap((turn) => listKeys(turn))) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** Expects rows with the times of each key, most frequent first. */
function expectTimes<Key extends string>(
  rows: readonly (Readonly<Record<Key, string | null>> & { readonly times: number })[],
  key: Key,
  counted: ReadonlyMap<string | null, number>,
): void {
  expect(new Map(rows.map((row) => [row[key], row.times]))).toEqual(counted);
  const times = rows.map((row) => row.times);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
}

test('the sums of every view equal a plain count over the events, however many of them are summed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(turnArbitrary, { maxLength: 40 }),
      filterArbitrary,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      async (turns, filter, steps, eventsMax) => {
        await reset();
        await insertTurns(turns);
        await rollUp(steps, eventsMax);
        const matches = (turn: Turn) =>
          Object.entries(filter).every(([name, value]) => turn[name as keyof typeof filter] === value);
        const isIn = (from: number, to: number) => (turn: Turn) => {
          const day = toTime(turn).toISOString().slice(0, 10);
          return day >= toDay(from) && day <= toDay(to);
        };
        const counted = turns.filter((turn) => matches(turn) && isIn(3, 0)(turn));
        const all = count(counted);

        const overview = await read('overview', { ...filter, isCompared: true });
        expect(pick(overview.totals)).toEqual(all);
        expect(overview.previous && pick(overview.previous)).toEqual(
          count(turns.filter((turn) => matches(turn) && isIn(7, 4)(turn))),
        );
        expect(addUp(overview.previousSeries.map(({ counts }) => counts))).toEqual(
          pick(overview.previous ?? count([])),
        );
        expect(addUp(overview.series.map(({ counts }) => counts))).toEqual(all);
        const hourly = await read('overview', { ...filter, from: toDay(1) });
        expect(hourly.grain).toBe('hour');
        expect(addUp(hourly.series.map(({ counts }) => counts))).toEqual(
          count(turns.filter((turn) => matches(turn) && isIn(1, 0)(turn))),
        );
        const { groups } = await read('detail', filter);
        for (const dimension of ['stage', 'channel', 'language', 'release'])
          expect(addUp(groups.filter((group) => group.dimension === dimension).map(({ counts }) => counts))).toEqual(
            all,
          );
        expect(addUp((await read('multiappdetail', filter)).days.map(({ counts }) => counts))).toEqual(all);
        expect(addUp((await read('multiappoverview', filter)).projects.map(({ counts }) => counts))).toEqual(all);
        expect(pick((await read('tiles1', filter)).totals)).toEqual(all);
        const tiles = await read('tiles2', filter);
        expect(addUp(tiles.channels.map(({ counts }) => counts))).toEqual(all);
        expectTimes(
          tiles.missedAt,
          'nodeId',
          countBy(counted, (turn) => (turn.isMatched === false ? [turn.fromNodeId] : [])),
        );
        const matchedIntents = countBy(counted, ({ intentName }) => (intentName === null ? [] : [intentName]));
        expectTimes(tiles.intents, 'intentId', matchedIntents);
        const faq = await read('faq', filter);
        expectTimes(faq.intents, 'intentId', matchedIntents);
        expect([faq.total, faq.others]).toEqual([sumTimes(faq.intents), 0]);
        const misses = await read('misrecognitions', filter);
        expect(sumTimes(misses.texts) + misses.others).toBe(all.missed);
        expect(misses.nodes.map(({ nodeId, times }) => [nodeId, times])).toEqual(
          tiles.missedAt.map(({ nodeId, times }) => [nodeId, times]),
        );
        const hours = misses.texts.find(({ text }) => text === 'parking');
        expect(hours?.times ?? 0).toBe(
          counted.filter(({ isMatched, said }) => isMatched === false && said === 'Parking ').length,
        );
        const { total, conversations } = await read('correspondence', filter);
        expect([total, conversations.length]).toEqual([all.conversations, all.conversations]);
        const { texts, words, others } = await read('wordcloud', filter);
        expect(others).toBe(0);
        expect(texts).toBe(counted.filter(({ said }) => said !== null).length);
        expect(words.find(({ word }) => word === 'parking')?.times ?? 0).toBe(
          counted.filter(({ said }) => said === 'Parking ').length,
        );
        const flows = await read('sankey', filter);
        const ways = flows.links.map(({ fromNodeId, toNodeId, times }) => ({
          way: `${fromNodeId} ${toNodeId}`,
          times,
        }));
        expectTimes(
          ways,
          'way',
          countBy(counted, ({ fromNodeId, nodeId }) => [`${fromNodeId} ${nodeId}`]),
        );
        expect([flows.total, flows.others]).toEqual([all.turns, 0]);
        const { pages } = await read('qtacfaq', filter);
        const listed = [...new Set(counted.flatMap(({ fromNodeId, nodeId }) => [fromNodeId, nodeId]))];
        expect(pages.map(({ nodeId }) => nodeId).toSorted()).toEqual(listed.toSorted());
        for (const { nodeId, name: _name, left: _left, ...page } of pages) {
          const taken = count(counted.filter(({ fromNodeId }) => fromNodeId === nodeId));
          const led = count(counted.filter((turn) => turn.nodeId === nodeId));
          const { matched, missed } = taken;
          expect(page).toEqual({ arrived: led.turns, asked: taken.turns, matched, missed, ended: led.ended });
        }
      },
    ),
    { numRuns: 12 },
  );
}, 300_000);

/** A turn of a conversation `minutes` after the start of the first one. */
const createTurn = (turn: number, minutes: number, more: Partial<Turn> = {}): Turn => ({
  ageHours: 24 - minutes / 60,
  stage: 'Live',
  channel: 'alexa',
  language: 'en',
  releaseId: null,
  turn,
  input: 'said',
  fromNodeId: null,
  nodeId: null,
  intentName: null,
  isNewVisitor: null,
  isMatched: true,
  isEnded: false,
  exception: null,
  latencyMs: 1,
  said: null,
  ...more,
});

test('an hour with many turns is summed in pieces, and the views count each turn once in between', async () => {
  await reset();
  const minutes = Array.from({ length: 50 }, (_none, minute) => minute);
  // All turns are within one hour that is over.
  const ageHours = 30 + (now % hourMs) / hourMs;
  await insertTurns(minutes.map((minute) => ({ ...createTurn(1, 0), ageHours: ageHours - (minute + 1) / 60 })));
  for (const sums of [20, 40, 50, 50]) {
    expect((await read('tiles1', {})).totals.turns).toBe(50);
    await rollUp(1, 20);
    const { rows } = await sql<{ turns: number }>`
      select coalesce(sum(turns), 0)::integer as turns from analytics_count where kind = 'all' and grain = 'hour'`.execute(
      acrossTeams(app.services.db),
    );
    expect(rows[0]?.turns).toBe(sums);
  }
  await rollUp(1_000);
  expect((await read('tiles1', {})).totals.turns).toBe(50);
});

test('runs of the job at the same time count each event once', async () => {
  await reset();
  const turns = fc
    .sample(turnArbitrary, { numRuns: 60, seed: 7 })
    .map((turn) => ({ ...turn, ageHours: turn.ageHours + 30 }));
  await insertTurns(turns);
  await Promise.all([rollUp(1_000), rollUp(1_000), rollUp(1_000)]);
  await rollUp(1_000);
  const { rows } = await sql<{ grain: string; turns: number }>`
    select grain, sum(turns)::integer as turns from analytics_count where kind = 'all' and grain <> 'month' group by grain order by grain`.execute(
    acrossTeams(app.services.db),
  );
  expect(rows).toEqual([
    { grain: 'day', turns: 60 },
    { grain: 'hour', turns: 60 },
  ]);
});

test('words without a subject in the language of the turn are not counted', async () => {
  await reset();
  const said = ['where is the pier', 'Was the pier open', 'was kostet der Eintritt'];
  await insertTurns(said.map((text, index) => createTurn(1, index, { said: text, language: index < 2 ? 'en' : 'de' })));
  const { words, others } = await read('wordcloud', {});
  const counted = words.map(({ word, times }) => `${word} ${times}`);
  expect(counted).toEqual(['pier 2', 'eintritt 1', 'kostet 1', 'open 1']);
  expect(others).toBe(0);
});

test('a session that begins again under the same name is another conversation, with its own turns and figures', async () => {
  await reset();
  const missed = { isMatched: false, isEnded: true } as const;
  const turns = [
    createTurn(1, 0),
    createTurn(2, 1),
    createTurn(3, 2, missed),
    createTurn(1, 10),
    createTurn(2, 11, { said: 'the second time' }),
    createTurn(1, 20, missed),
  ];
  await insertTurns(turns, () => 'one session');
  await insertTurns([createTurn(1, 12, { input: 'begin' })], () => 'another session');
  const { conversations } = await read('correspondence', {});
  expect(
    conversations.map(({ turns: count, missed: misses, isEnded, firstSaid }) => [count, misses, isEnded, firstSaid]),
  ).toEqual([
    [1, 1, true, null],
    [1, 0, false, ''],
    [2, 0, false, 'the second time'],
    [3, 1, true, null],
  ]);
  const opened: (readonly number[])[] = [];
  for (const { conversation } of conversations)
    opened.push((await read('correspondence', { conversation })).turns.map(({ number }) => number));
  expect(opened).toEqual([[1], [1], [1, 2], [1, 2, 3]]);
  const exported = await exportTurns();
  expect(exported.map(({ conversation }) => conversation).toSorted()).toEqual(
    conversations.flatMap(({ conversation, turns: count }) => Array(count).fill(conversation)).toSorted(),
  );
});

test('conversations are listed by the node, target, intent and outcome of one of their turns', async () => {
  await reset();
  const ids = [newId(), newId(), newId()] as const;
  const [fromMenu, fromHours, fromTill] = ids;
  const [menu, hours, till] = [asNodeId(fromMenu), asNodeId(fromHours), asNodeId(fromTill)];
  const asked = { fromNodeId: fromMenu, nodeId: hours, intentName: 'Hours' } as const;
  const missed = { fromNodeId: fromMenu, nodeId: menu, isMatched: false, said: 'xqzt' };
  const sessions: Readonly<Record<string, readonly Turn[]>> = {
    matched: [createTurn(1, 0, { nodeId: menu }), createTurn(2, 1, asked)],
    missed: [createTurn(1, 5, { nodeId: menu }), createTurn(2, 6, missed), createTurn(3, 7, missed)],
    silent: [createTurn(1, 10, { nodeId: menu }), createTurn(2, 11, { input: 'silent', isMatched: null })],
    failed: [createTurn(1, 15, { nodeId: menu }), createTurn(2, 16, { exception: 'Error', fromNodeId: fromHours })],
    ended: [createTurn(1, 20, { nodeId: menu }), createTurn(2, 21, { nodeId: till, isEnded: true })],
    // A conversation that began before the range; its missed turn is in the range.
    older: [createTurn(1, -3 * 24 * 60), createTurn(2, 25, { ...missed, fromNodeId: fromTill })],
  };
  const names = new Map<string, string>();
  for (const [name, turns] of Object.entries(sessions)) {
    await insertTurns(turns, () => name);
    const first = turns[0] as Turn;
    names.set(toTime(first).toISOString(), name);
  }
  const list = async (more: Partial<AnalyticRequest>) => {
    const range = { from: toDay(2), to: toDay(0) };
    const { total, conversations, isCut } = await read('correspondence', { ...range, ...more });
    expect([total, isCut]).toEqual([conversations.length, false]);
    return conversations.map(({ startedUtc }) => names.get(startedUtc));
  };
  expect(await list({ intent: 'Hours' })).toEqual(['matched']);
  expect(await list({ outcome: 'missed' })).toEqual(['missed', 'older']);
  expect(await list({ outcome: 'missed', fromNodeId: menu })).toEqual(['missed']);
  expect(await list({ fromNodeId: menu, nodeId: hours })).toEqual(['matched']);
  expect(await list({ fromNodeId: menu })).toEqual(['missed', 'matched']);
  expect(await list({ outcome: 'silent' })).toEqual(['silent']);
  expect(await list({ outcome: 'errors' })).toEqual(['failed']);
  expect(await list({ outcome: 'ended' })).toEqual(['ended']);
  expect(await list({ nodeId: till, outcome: 'missed' })).toEqual([]);
  expect(await list({ said: 'QZ' })).toEqual(['missed', 'older']);
  expect(await list({ said: 'xqzt', fromNodeId: menu })).toEqual(['missed']);
  for (const said of ['%', 'x_zt', 'xqzt?']) expect(await list({ said })).toEqual([]);
  expect((await read('correspondence', { outcome: 'missed', page: 1 })).total).toBe(2);
});

test('every view is empty for a range without turns', async () => {
  await reset();
  for (const view of analyticViews) {
    const data = await read(view, {});
    expect(data.view).toBe(view);
    if ('totals' in data) expect(pick(data.totals)).toEqual(count([]));
  }
});

test('a conversation that continues or ends after the last day of a range does not count as left in it, and one that began before the range hides none that was left in it', async () => {
  await reset();
  const ids = [newId(), newId()] as const;
  const [fromMenu, fromTill] = ids;
  const [menu, till] = [asNodeId(fromMenu), asNodeId(fromTill)];
  // Conversations that began two days ago are over.
  const midnight = Date.parse(`${toDay(2)}T00:00:00Z`);
  const at = (minutes: number) => ({ ageHours: (now - midnight) / hourMs - minutes / 60 });
  const crossing = [
    { ...createTurn(1, 0, { nodeId: menu }), ...at(-10) },
    { ...createTurn(2, 0, { fromNodeId: fromMenu, nodeId: till, isEnded: true }), ...at(5) },
  ];
  const left = [{ ...createTurn(1, 0, { nodeId: menu }), ...at(20) }];
  const leftBefore = [{ ...createTurn(1, 0, { nodeId: menu }), ...at(-20) }];
  for (const [name, turns] of Object.entries({ crossing, left, leftBefore })) await insertTurns(turns, () => name);
  const readLeft = async (from: number, to: number) => {
    const { pages } = await read('qtacfaq', { from: toDay(from), to: toDay(to) });
    const { leftAt } = await read('tiles2', { from: toDay(from), to: toDay(to) });
    const counted = pages.filter((page) => page.left > 0).map((page) => [page.nodeId, page.left]);
    expect(leftAt.map(({ nodeId, times }) => [nodeId, times])).toEqual(counted);
    return counted;
  };
  for (const steps of [0, 1_000]) {
    await rollUp(steps);
    expect(await readLeft(3, 3)).toEqual([[menu, 1]]);
    expect(await readLeft(2, 2)).toEqual([[menu, 1]]);
    expect(await readLeft(3, 2)).toEqual([[menu, 2]]);
  }
});
