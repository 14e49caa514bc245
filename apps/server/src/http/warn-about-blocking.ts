import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** The longest time in milliseconds that a request may block others. */
const blockedMaxMs = 50;
const intervalMs = 20;
const routesMax = 5;

/**
 * Logs a warning with the duration, and the routes of the requests in progress, when the event loop was blocked.
 *
 * It measures wall-clock time, so an overloaded machine causes warnings as well.
 */
export function warnAboutBlocking(app: FastifyInstance, log: Logger, now = () => performance.now()): void {
  /** The number of requests in progress by route. */
  const counts = new Map<string, number>();
  /** The routes of all requests since the last check. */
  const recent = new Set<string>();
  let lastMs = now();
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    const route = `${method} ${routeOptions.url ?? 'none'}`;
    counts.set(route, (counts.get(route) ?? 0) + 1);
    recent.add(route);
    // Also emitted when the client has left, unlike the hook `onResponse`.
    reply.raw.once('close', () => {
      const left = (counts.get(route) ?? 1) - 1;
      if (left > 0) counts.set(route, left);
      else counts.delete(route);
    });
  });
  app.addHook('onReady', async () => {
    lastMs = now();
    timer = setInterval(check, intervalMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  function check() {
    const ms = now() - lastMs - intervalMs;
    if (ms > blockedMaxMs)
      log.warn({ ms: Math.round(ms), routes: [...recent].slice(0, routesMax) }, 'the event loop was blocked');
    recent.clear();
    for (const route of counts.keys()) recent.add(route);
    lastMs = now();
  }
}
