import { defineCall, projectCalls } from '@confab/contracts';
import Fastify from 'fastify';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../open-test-app.ts';
import { createFuzzClient, type FuzzRequest } from './fuzz-client.ts';

const app = Fastify();
const canary = 'canary-of-another-team';
const call = defineCall({
  method: 'GET',
  path: '/api/GetCount',
  result: z.strictObject({ Count: z.number() }),
  fallbackMessage: 'Error loading the count',
});

beforeAll(async () => {
  app.get('/good', async () => ({ Success: true, ResponseObject: { Count: 1 } }));
  app.get('/refused', async () => ({ Success: false, ErrorMessage: 'No.' }));
  app.get('/crash', async (_request, reply) => reply.code(500).send({ Success: false, ErrorMessage: 'Error' }));
  app.get('/busy', async (_request, reply) => reply.code(503).header('retry-after', 1).send('later'));
  app.get('/unavailable', async (_request, reply) => reply.code(503).send('gone'));
  app.get('/foreign', async () => ({ Success: true, ResponseObject: { Count: 1, Name: canary } }));
  app.get('/text', async () => ({ Success: true, ResponseObject: { Count: 'one' } }));
  app.get('/bare', async (_request, reply) => reply.code(404).send('not found'));
  app.get('/stack', async (_request, reply) =>
    reply.code(400).send({ Success: false, ErrorMessage: 'at read (/app/read.ts:12:3)' }),
  );
  await app.ready();
});
afterAll(() => app.close());

/** The checkers that find fault with the answer of a route. */
async function listCheckers(url: string, more: Partial<FuzzRequest> = {}) {
  // The client uses nothing else of the app under test.
  const client = createFuzzClient({ app } as unknown as TestApp, canary);
  await client.send({ name: url, method: 'GET', url, headers: {}, ...more });
  return client.findings.map(({ checker }) => checker);
}

test.each([
  ['/good', { call }, []],
  ['/refused', { call, refusedBy: 'permission' }, []],
  ['/busy', {}, []],
  ['/crash', { call }, ['failure (5xx)']],
  ['/unavailable', {}, ['failure (5xx)']],
  ['/good', { call, refusedBy: 'use after free' }, ['use after free']],
  ['/good', { call, refusedBy: 'resource hierarchy' }, ['resource hierarchy']],
  ['/foreign', {}, ['foreign tenant']],
  ['/foreign', { mayReadForeign: true }, []],
  ['/text', { call }, ['answer schema']],
  ['/bare', { call }, ['answer schema']],
  ['/stack', { call }, ['answer schema']],
] as const)('the fuzzer judges the answer of %s to %j as %j (F10)', async (url, more, checkers) => {
  expect(await listCheckers(url, more)).toEqual(checkers);
});

test('the fuzzer reports a failure with the error that the server logged about the request (F10)', async () => {
  const id = '0197a000-0000-7000-8000-000000000001';
  const body = JSON.stringify({ Success: false, ErrorMessage: `Something went wrong. (${id})` });
  const failing = { inject: async () => ({ statusCode: 500, body, headers: {} }) };
  const readLog = () =>
    `{"reqId":"another","err":{}}\n{"reqId":"${id}","err":{"stack":"TypeError: x is undefined\\n    at read"}}\n`;
  const client = createFuzzClient({ app: failing, readLog } as unknown as TestApp, canary);
  await client.send({ name: 'failing', method: 'GET', url: '/failing', headers: {} });
  expect(client.findings.map(({ logged }) => logged)).toEqual([
    `{"reqId":"${id}","err":{"stack":"TypeError: x is undefined\n    at read"}}`,
  ]);
});

test('the fuzzer reports a request without an answer as a hang (F10)', async () => {
  const never = { inject: () => new Promise(() => undefined) };
  const client = createFuzzClient({ app: never } as unknown as TestApp, canary, { longestMs: 1 });
  await client.send({ name: 'never', call: projectCalls.list, method: 'GET', url: '/never', headers: {} });
  expect(client.findings.map(({ checker }) => checker)).toEqual(['hang']);
});
