import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Keeps the host of uploaded files (`USER_CONTENT_URL`) for them alone: no other route of this server answers there, so
 * that sites and uploaded files never share an origin (PRE-1).
 */
export function keepFileHost(app: FastifyInstance, { userContentUrl, publicUrl }: Config): void {
  if (userContentUrl === undefined) return;
  const { host } = new URL(userContentUrl);
  // An installation without a host of its own for files may set it to its own address.
  if (host === new URL(publicUrl).host) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.host !== host || request.url.startsWith('/media/')) return;
    await reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
}
