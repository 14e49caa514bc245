import { generalMessages } from '@confab/contracts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../failures/send-failure.ts';

/**
 * Refuses requests with several `Host` headers, as RFC 9112 asks. Node takes the first one and a proxy may take another, and the
 * host decides which site answers.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) return sendFailure(reply, 400, { message: generalMessages.notUnderstood });
    return undefined;
  });
}
