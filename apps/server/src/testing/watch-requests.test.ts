import Fastify, { type FastifyInstance } from 'fastify';
import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { measureSlowdown } from './measure-slowdown.ts';
import { readThreadCpuMs } from './thread-cpu.ts';
import { watchRequests, type LongStretch } from './watch-requests.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** Uses the processor of this thread for at least a time, as of an unloaded machine. The system counts in steps of up to 4 ms. */
function spendCpu(ms: number, slowdown = measureSlowdown()) {
  for (const end = readThreadCpuMs() + ms * slowdown; readThreadCpuMs() < end;);
}

async function spendCpuAcrossMicrotasks(ms: number) {
  const slowdown = measureSlowdown();
  for (let left = ms; left > 0; left -= 5) {
    spendCpu(5, slowdown);
    await Promise.resolve();
  }
}

async function spendCpuInSlices(ms: number) {
  for (let left = ms; left > 0; left -= 10) {
    spendCpu(10, 1);
    await turn();
  }
}

/** Calls a route three times and returns the routes that were found: the first call may take longer, and one of the others once. */
async function watchRoute(route: string, handle: () => unknown): Promise<readonly string[]> {
  const found: LongStretch[] = [];
  const app = Fastify();
  opened.push(app);
  watchRequests(app, found);
  app.get(route, async () => {
    await turn();
    await handle();
    return 'done';
  });
  for (let count = 0; count < 3; count += 1) expect((await app.inject(route)).statusCode).toBe(200);
  await turn();
  await turn();
  return [...new Set(found.map((one) => one.route))];
}

describe('the watch of the event loop in route tests', () => {
  test('a route with a busy loop of 150 ms is reported by its name (issue 11.2)', async () => {
    expect(await watchRoute('/busy/:id', () => spendCpu(150))).toEqual(['GET /busy/:id']);
  });

  test('a route whose work only yields to microtasks is reported', async () => {
    expect(await watchRoute('/microtasks', () => spendCpuAcrossMicrotasks(140))).toEqual(['GET /microtasks']);
  });

  test('a route whose work is in many brief callbacks of one turn is reported', async () => {
    const spend = async () => {
      for (const end = readThreadCpuMs() + 160 * measureSlowdown(); readThreadCpuMs() < end;) await Promise.resolve();
    };
    expect(await watchRoute('/brief', spend)).toEqual(['GET /brief']);
  });

  test('a callback inside another of the same request counts once', async () => {
    // A resource keeps the async context in which it is created.
    const nest = (depth: number): void =>
      depth === 0 ? spendCpu(60) : new AsyncResource('test').runInAsyncScope(nest, undefined, depth - 1);
    expect(await watchRoute('/nested', () => nest(5))).toEqual([]);
  });

  test('a route that works in short slices is not reported', async () => {
    expect(await watchRoute('/slices', () => spendCpuInSlices(300))).toEqual([]);
  });

  test('two long requests of sixty may come from the machine, three come from the route', async () => {
    const found: LongStretch[] = [];
    const app = Fastify();
    opened.push(app);
    watchRequests(app, found);
    app.get('/often', async ({ query }) => {
      await turn();
      if ((query as { long?: string }).long) spendCpu(150);
    });
    const call = async (url: string) => {
      await app.inject(url);
      await turn();
      await turn();
      return found.length;
    };
    for (let count = 0; count < 60; count += 1) await call('/often');
    expect([await call('/often?long=1'), await call('/often?long=1')]).toEqual([0, 0]);
    expect(await call('/often?long=1')).toBe(1);
  });

  test('a single request of a second is reported, one of 400 ms may come from the machine', async () => {
    const found: LongStretch[] = [];
    const app = Fastify();
    opened.push(app);
    watchRequests(app, found);
    for (const [route, ms] of [
      ['/outlier', 400],
      ['/attack', 1_200],
    ] as const)
      app.get(route, async () => {
        await turn();
        spendCpu(ms);
      });
    for (const route of ['/outlier', '/attack']) await app.inject(route);
    await turn();
    await turn();
    expect(found.map(({ route }) => route)).toEqual(['GET /attack']);
  });

  test('the work of a test between two requests is not reported', async () => {
    const found: LongStretch[] = [];
    const app = Fastify();
    opened.push(app);
    watchRequests(app, found);
    app.get('/quick', async () => turn());
    for (let count = 0; count < 4; count += 1) {
      await app.inject('/quick');
      spendCpu(150);
    }
    await turn();
    await turn();
    expect(found).toEqual([]);
  });

  test('a short request is not reported while other programs use all processors', async () => {
    const burners = [1, 2, 3, 4].map(() => new Worker('for (;;);', { eval: true }));
    try {
      expect(await watchRoute('/under-load', () => spendCpu(40))).toEqual([]);
    } finally {
      await Promise.all(burners.map((burner) => burner.terminate()));
    }
  });
});
