import { createFakeClock } from '@confab/test-kit';
import Fastify from 'fastify';
import { get } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warnAboutBlocking } from './warn-about-blocking.ts';

// A test decides when the checks run.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

interface Warning {
  readonly ms: number;
  readonly routes: readonly string[];
  readonly msg: string;
}

/** A log and the lines that were written to it. */
function createLog() {
  const lines: Warning[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: pino(sink), lines };
}

/** Makes a request that takes `workMs` of the event loop. @returns the lines of the log */
async function requestWork(workMs: number): Promise<readonly Warning[]> {
  const { log, lines } = createLog();
  const clock = createFakeClock();
  const app = Fastify();
  warnAboutBlocking(app, log, clock.now);
  app.get('/slow/:id', async () => {
    clock.advance(workMs);
    return 'done';
  });
  await app.inject('/slow/secret?token=secret');
  // The next check is due 20 ms after the previous one, and is late by the duration of the work.
  clock.advance(20);
  vi.advanceTimersByTime(20);
  await app.close();
  return lines;
}

test('a request that blocks the event loop for over 50 ms is logged with its route and duration', async () => {
  const lines = await requestWork(51);
  expect(lines).toMatchObject([{ msg: 'the event loop was blocked', ms: 51, routes: ['GET /slow/:id'] }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a request that blocks the event loop for 50 ms is not logged', async () => {
  expect(await requestWork(50)).toEqual([]);
});

test('a request whose client has left is not named in later warnings', async () => {
  const { log, lines } = createLog();
  const clock = createFakeClock();
  const app = Fastify();
  warnAboutBlocking(app, log, clock.now);
  const hasLeft = new Promise<void>((resolve) => {
    app.get('/endless', (_request, reply) => {
      reply.hijack();
      reply.raw.write('a part');
      reply.raw.once('close', resolve);
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = get(`${address}/endless`, (response) => void response.once('data', () => client.destroy()));
  client.on('error', () => undefined);
  await hasLeft;
  // The first check is on time and forgets the request; only the second one is late.
  for (const late of [0, 60]) {
    clock.advance(20 + late);
    vi.advanceTimersByTime(20);
  }
  await app.close();
  expect(lines).toMatchObject([{ ms: 60, routes: [] }]);
});
