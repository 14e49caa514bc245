import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { warnAboutBlocking } from './warn-about-blocking.ts';

test('a request that blocks the event loop for over 50 ms is logged with its route and duration (issue 11.2)', async () => {
  const lines: { readonly ms: number; readonly routes: readonly string[]; readonly msg: string }[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify();
  warnAboutBlocking(app, pino(sink));
  app.get('/slow/:id', async () => {
    await wait(1);
    for (const end = performance.now() + 120; performance.now() < end;);
    return 'done';
  });
  await app.inject('/slow/secret?token=secret');
  await wait(60);
  await app.close();
  const warning = lines.find(({ routes }) => routes.includes('GET /slow/:id'));
  expect(warning?.msg).toBe('the event loop was blocked');
  // The check before may have been up to 20 ms late already.
  expect(warning?.ms).toBeGreaterThan(80);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
