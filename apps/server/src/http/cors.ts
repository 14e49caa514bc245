import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const headers = 'client-token, content-type, x-tv-client, x-tv-ticket, if-none-match';

/** Allows browser calls only from the listed origins; never from all or `null`, and never with credentials. */
export function addCors(app: FastifyInstance, config: Config): void {
  const allowed = new Set(config.corsOrigins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!request.url.startsWith('/api/') || origin === undefined) return;
    void reply.header('vary', 'Origin');
    if (!allowed.has(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', 'etag');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS' || !request.headers.origin || !allowed.has(request.headers.origin)) return;
    if (request.headers['access-control-request-method'] === undefined || !request.url.startsWith('/api/')) return;
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', headers)
      .header('access-control-max-age', '600')
      .send();
  });
}
