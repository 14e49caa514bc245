import { readCsv } from '@confab/test-cases';
import fastify, { type FastifyInstance } from 'fastify';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { exportData } from './export-data.ts';
import type { AnalyticRequest } from './to-scope.ts';

const { app, owner: ada, project } = setUpServer();

let resultsBeforeFailure = Infinity;
/** A database whose statements fail after some results. */
const failing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (resultsBeforeFailure === 0) throw new Error('The connection to the database broke.');
    resultsBeforeFailure -= 1;
    return result;
  },
};

let server: FastifyInstance;
let address = '';
beforeAll(async () => {
  const { services } = app;
  server = fastify({ forceCloseConnections: true });
  server.get<{ Querystring: Partial<AnalyticRequest> }>('/export', ({ query }, reply) => {
    const controller = new AbortController();
    reply.raw.once('close', () => reply.raw.writableEnded || controller.abort());
    const { signal } = controller;
    return exportData(
      { ...services, db: services.db.withPlugin(failing) },
      { ...createRequest(), ...query },
      { reply, signal },
    );
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  await sql`
    insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended, latency_ms,
      language)
    select gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256(number::text::bytea), 1,
      '2026-11-02T00:00:00Z'::timestamptz + number * interval '1 second', 'text', false, 1, 'en'
    from generate_series(1, 1200) as number`.execute(acrossTeams(services.db));
});
afterAll(() => server.close());

const createRequest = (): AnalyticRequest => ({
  teamId: ada.teamId,
  view: 'correspondence',
  projectIds: [project.projectId],
  from: '2026-11-01',
  to: '2026-11-03',
});

test('an export whose second batch fails breaks the connection and is logged', async () => {
  // Two statements succeed: the names of projects and the first batch of turns.
  resultsBeforeFailure = 2;
  const response = await fetch(`${address}/export`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(app.readLog()).toContain('The connection to the database broke.');
});

/** The cells of the records of an export, without the names of its columns. */
async function readExport(query: Partial<Record<keyof AnalyticRequest, string>> = {}) {
  const text = await (await fetch(`${address}/export?${new URLSearchParams(query)}`)).text();
  return readCsv(text)
    .slice(1)
    .map(({ cells }) => cells);
}

test('an export of several batches contains every turn once', async () => {
  resultsBeforeFailure = Infinity;
  const moments = (await readExport()).map((cells) => cells[3]);
  expect([moments.length, new Set(moments).size]).toEqual([1_200, 1_200]);
});

test('an export has a record for each turn, whatever the answer and however many turns ran at the same time', async () => {
  resultsBeforeFailure = Infinity;
  const { services } = app;
  const said = 'one, "two"';
  const answered = ['Two lines\nthe second', 'Two\rlines', 'Two\r\nlines, "quoted"'];
  await sql`
    insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended, latency_ms,
      language, said, answered)
    select gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256(('at once' || number)::bytea), 1,
      '2026-09-02T10:00:00.000001Z', 'said', false, number, 'en', ${said},
      (${sql.val(answered)}::text[])[1 + number % 3]
    from generate_series(1, 1100) as number`.execute(acrossTeams(services.db));
  const records = await readExport({ from: '2026-09-01', to: '2026-09-03' });
  expect(records).toHaveLength(1_100);
  expect(new Set(records.map((cells) => cells[15])).size).toBe(1_100);
  expect(new Set(records.map((cells) => JSON.stringify([cells.length, cells[7], cells[8]])))).toEqual(
    new Set(answered.map((text) => JSON.stringify([16, said, text]))),
  );
});

test('an export of filtered conversations has the turns of those that the view lists, on all of its pages', async () => {
  resultsBeforeFailure = Infinity;
  const { services } = app;
  await sql`
    insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended, latency_ms,
      language, is_matched, said)
    select gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256(('filtered' || number)::bytea), turn,
      '2026-07-02T10:00:00Z'::timestamptz + number * interval '1 minute' + turn * interval '1 second', 'said', false, 1, 'en',
      turn = 1 or number > 60, 'turn ' || turn || ' of ' || number
    from generate_series(1, 70) as number, generate_series(1, 2) as turn`.execute(acrossTeams(services.db));
  const days = { from: '2026-07-01', to: '2026-07-03' };
  const list = async (query: object) => (await readExport({ ...days, ...query })).map((cells) => cells[7]);
  expect(await list({ said: 'turn 2 of 33' })).toEqual(['turn 1 of 33', 'turn 2 of 33']);
  const missed = await list({ outcome: 'missed' });
  expect([missed.length, missed.includes('turn 1 of 60'), missed.includes('turn 1 of 61')]).toEqual([120, true, false]);
  expect(await list({ said: 'nobody said this' })).toEqual([]);
});

test('an export of filtered conversations reads no turns from before they began, and none without conversations', async () => {
  const { services } = app;
  await sql`
    insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended, latency_ms,
      language, said)
    select gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256(('in order' || number)::bytea), 1,
      '2026-06-02T00:00:00Z'::timestamptz + number * interval '1 second', 'said', false, 1, 'en', 'word ' || number
    from generate_series(1, 1200) as number`.execute(acrossTeams(services.db));
  const read = async (said: string) => (await readExport({ from: '2026-06-01', to: '2026-06-03', said })).length;
  // Three statements succeed: the names of projects, the conversations and the batch with their turns.
  resultsBeforeFailure = 3;
  expect(await read('word 1190')).toBe(1);
  resultsBeforeFailure = 2;
  expect(await read('nobody said this')).toBe(0);
});

test('exports of questions by page, paths and highlights name the beginning of conversations and deleted nodes', async () => {
  resultsBeforeFailure = Infinity;
  const { services } = app;
  const deleted = services.newId();
  await sql`
    insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended, latency_ms,
      language, is_matched, from_node_id, node_id)
    values
      (gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256('named'), 1, '2026-08-02T10:00:00Z',
        'said', false, 1, 'en', false, null, ${deleted}),
      (gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256('named'), 2, '2026-08-02T10:01:00Z',
        'said', false, 1, 'en', false, ${deleted}, ${project.say.id})`.execute(acrossTeams(services.db));
  const read = (view: string) => readExport({ view, from: '2026-08-01', to: '2026-08-03' });
  const say = project.say.displayName;
  expect((await read('sankey')).map(([from, to]) => [from, to]).toSorted()).toEqual([
    ['(beginning)', '(unknown)'],
    ['(unknown)', say],
  ]);
  expect((await read('qtacfaq')).map(([page]) => page).toSorted()).toEqual(
    ['(beginning)', '(unknown)', say].toSorted(),
  );
  const tiles = await read('tiles2');
  expect(
    tiles
      .filter(([tile]) => tile === 'missedAt')
      .map(([, name]) => name)
      .toSorted(),
  ).toEqual(['(beginning)', '(unknown)']);
  expect(tiles.filter(([tile]) => tile === 'leftAt').map(([, name]) => name)).toEqual([say]);
});

test.each([
  ['faq', 500, 1],
  ['misrecognitions', 500, 1],
  ['wordcloud', 100, 1],
  ['sankey', 60, 2],
] as const)('the export of %s has %i rows and then one with the sum of the others', async (view, listed, column) => {
  resultsBeforeFailure = Infinity;
  const { services } = app;
  await sql`delete from channel_event where at < '2026-10-05'`.execute(acrossTeams(services.db));
  await sql`
    insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended, latency_ms,
      language, intent_id, intent_name, is_matched, said, from_node_id, node_id)
    select gen_random_uuid(), ${ada.teamId}, ${project.projectId}, 'Live', 'chat', sha256(number::text::bytea), 2,
      '2026-10-02T00:00:00Z'::timestamptz + number * interval '1 second', 'text', false, 1, 'en', 'intent' || number,
      'Intent ' || number, false, 'word' || number, gen_random_uuid()::text, gen_random_uuid()::text
    from generate_series(1, 600) as number`.execute(acrossTeams(services.db));
  const records = await readExport({ view, from: '2026-10-01', to: '2026-10-03' });
  expect(records).toHaveLength(listed + 1);
  expect(records.at(-1)).toMatchObject({ 0: '(others)', [column]: String(600 - listed) });
  const times = records.map((cells) => Number(cells[column]));
  expect(times.reduce((sum, count) => sum + count, 0)).toBe(600);
});

test('the counts of a day are exported with the average time of an answer, as analytics shows it', async () => {
  resultsBeforeFailure = Infinity;
  const response = await fetch(`${address}/export?view=overview`);
  const [names, ...days] = readCsv(await response.text()).map(({ cells }) => cells);
  expect(names?.slice(-2)).toEqual(['averageLatencyMs', 'slowestMs']);
  expect(days.find(([start]) => start?.startsWith('2026-11-02'))?.slice(-2)).toEqual(['1', '1']);
});
