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
  // The names of projects and the first batch of turns.
  resultsBeforeFailure = 2;
  const response = await fetch(`${address}/export`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(app.readLog()).toContain('The connection to the database broke.');
});

test('an export of several batches contains every turn once (A7.90)', async () => {
  resultsBeforeFailure = Infinity;
  const text = await (await fetch(`${address}/export`)).text();
  const moments = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[3]);
  expect([moments.length, new Set(moments).size]).toEqual([1_200, 1_200]);
});

test.each([
  ['faq', 500, 1],
  ['misrecognitions', 500, 1],
  ['wordcloud', 100, 1],
  ['sankey', 60, 2],
] as const)('the export of %s has %i rows and then one that sums the others (A7.90)', async (view, listed, column) => {
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
  const query = new URLSearchParams({ view, from: '2026-10-01', to: '2026-10-03' });
  const lines = (await (await fetch(`${address}/export?${query}`)).text()).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(listed + 1);
  expect(lines.at(-1)?.split(',')).toMatchObject({ 0: '(others)', [column]: String(600 - listed) });
  const times = lines.map((line) => Number(line.split(',')[column]));
  expect(times.reduce((sum, count) => sum + count, 0)).toBe(600);
});
