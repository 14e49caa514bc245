import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { answersQueries } from '../db/database-state.repository.ts';
import type { Services } from '../services.ts';

/** Whether the process accepts requests; false during start and shutdown. */
export interface Readiness {
  isReady: boolean;
}

/** Headers that proxies add. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request comes from a program or browser on this machine. A proxy on this machine, which has a local address as
 * well, is recognised by its headers also where TRUST_PROXY does not name it.
 */
export function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
  return isLocal && proxyHeaders.every((name) => headers[name] === undefined);
}

/**
 * Adds `/healthz` (the process runs), `/readyz` (it can serve requests) and `/metrics`, which only the local machine gets: a
 * remote collector needs an agent here.
 */
export function addHealth(app: FastifyInstance, { db }: Services, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = readiness.isReady && (await answersQueries(db));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
