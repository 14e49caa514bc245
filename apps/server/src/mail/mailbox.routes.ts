import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import type { Services } from '../services.ts';
import { findMail, listMails, type QueuedMail } from './outbox.repository.ts';

const mostShown = 100;
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** The local mailbox: what would have been mailed, readable in the browser. On the local environment alone. */
export const mailboxRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await listMails(services.db, mostShown);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page(mails));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const isId = /^[0-9a-f-]{36}$/.test(request.params.id);
    const mail = isId ? await findMail(services.db, request.params.id) : undefined;
    if (!mail) return reply.code(404).send('Not found');
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'self'",
      )
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
};

function page(mails: readonly QueuedMail[]) {
  const list = mails.map(entry).join('');
  const empty = '<p class="empty">No mail yet. What Confab mails on this machine appears here.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local mailbox – Confab</title><style>
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--line:#e2e0da;--text:#1f1e1c;--quiet:#66635c;--accent:#b8441a}
@media(prefers-color-scheme:dark){:root{--ground:#161513;--card:#1f1e1b;--line:#35332e;--text:#edebe6;--quiet:#a5a198;--accent:#ff9a73}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:40px 20px}h1{font-size:24px;margin:0 0 4px}p.hint,p.empty{color:var(--quiet);margin:0 0 24px}
details{background:var(--card);border:1px solid var(--line);border-radius:8px;margin-bottom:12px}summary{padding:14px 18px;cursor:pointer;list-style-position:inside}
summary b{font-weight:600}summary small{display:block;color:var(--quiet);padding-left:18px}iframe{display:block;width:100%;height:560px;border:0;border-top:1px solid var(--line);border-radius:0 0 8px 8px;background:#f4f4f2}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}</style></head>
<body><main><h1>Local mailbox</h1><p class="hint">Mail stays on this machine. Newest first.</p>${list || empty}</main></body></html>`;
}

function entry(mail: QueuedMail, index: number) {
  const sent = mail.createdAt.toISOString().replace('T', ' ').slice(0, 19);
  return `<details${index === 0 ? ' open' : ''}><summary><b>${escapeHtml(mail.subject)}</b><small>to ${escapeHtml(mail.recipient)} · ${sent} UTC</small></summary><iframe title="${escapeHtml(mail.subject)}" src="/dev/mailbox/${mail.id}" loading="lazy" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe></details>`;
}
