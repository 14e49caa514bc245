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
  server.get<{ Querystring: Record<string, string> }>('/export', (_request, reply) => {
    const controller = new AbortController();
    reply.raw.once('close', () => reply.raw.writableEnded || controller.abort());
    const { signal } = controller;
    return exportData({ ...services, db: services.db.withPlugin(failing) }, createRequest(), { reply, signal });
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
