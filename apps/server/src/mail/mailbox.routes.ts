import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { isFromThisMachine } from '../http/health.ts';
import type { Services } from '../services.ts';
import { composeMail } from './assistant/compose-assistant-mail.ts';
import { renderMailboxPage } from './mailbox-page.ts';
import { findMail, listMails } from './outbox.repository.ts';

const mostShown = 100;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'self'";

/** Whether a host, with a port or without, can only mean this machine. */
function isLocalHost(host: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);
}

/** The local mailbox: shows queued mails in a browser on this machine. Only in the local environment. */
export const mailboxRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  // The server may listen on a network, where a sender chooses the Host header. Any page can have a name that resolves to
  // this machine, and its requests, which come from here, would read the mails as its own (DNS rebinding).
  app.addHook('onRequest', async (request, reply) => {
    if (isFromThisMachine(request) && isLocalHost(request.headers.host ?? '')) return;
    return reply.code(404).type('text/plain').send('Not found');
  });
  app.get<{ Querystring: { mail?: unknown; as?: unknown } }>('/dev/mailbox', async ({ query }, reply) => {
    const mails = (await listMails(services.db, mostShown)).map((mail) => composeMail(services.config, mail));
    const shown = mails.find(({ id }) => id === query.mail) ?? mails[0];
    const page = renderMailboxPage({ mails, shown, form: query.as === 'text' ? 'text' : 'html' });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page);
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = z.guid().safeParse(params.id).success ? await findMail(services.db, params.id) : undefined;
    if (!mail) return reply.code(404).send('Not found');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(composeMail(services.config, mail).html.replace('<head>', '<head><base target="_top">'));
  });
};
