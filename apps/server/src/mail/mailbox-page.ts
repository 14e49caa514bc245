import { escapeHtml } from '@confab/model';
import { formatTime } from './format-time.ts';
import type { QueuedMail } from './outbox.repository.ts';

/** The content of the mailbox page: the mails, the opened mail and its form. */
export interface MailboxView {
  readonly mails: readonly QueuedMail[];
  readonly shown: QueuedMail | undefined;
  readonly form: 'html' | 'text';
}

const style = `
:root{color-scheme:light dark;--ground:#f4f3ef;--card:#fff;--line:#e2dfd8;--text:#1f1e1c;--quiet:#66625a;--accent:#b8441a;--chosen:#f9e6dd}
@media(prefers-color-scheme:dark){:root{--ground:#161513;--card:#211f1c;--line:#3a3731;--text:#f0eee9;--quiet:#aaa59b;--accent:#ff9a73;--chosen:#3a2a22}}
*{box-sizing:border-box}html,body{height:100%}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;display:grid;grid-template:auto minmax(0,1fr)/minmax(260px,360px) minmax(0,1fr)}
header{grid-column:1/-1;display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px;padding:16px 24px;border-bottom:1px solid var(--line);background:var(--card)}
h1{font-size:19px;letter-spacing:-.01em;margin:0}h1 span{color:#f66e41}header p{margin:0;color:var(--quiet);flex:1 1 auto}
header a,.forms a{color:var(--accent);font-weight:600;text-decoration:none}header a:hover,.forms a:hover{text-decoration:underline}
nav{overflow:auto;border-right:1px solid var(--line);background:var(--card)}nav ul{list-style:none;margin:0;padding:8px}
nav a{display:block;padding:10px 14px;border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}nav a:hover{background:var(--ground)}
nav a[aria-current]{background:var(--chosen)}nav b{display:block;font-weight:600}nav small{display:block;color:var(--quiet);font-size:13px}
main{min-width:0;display:flex;flex-direction:column;padding:20px 24px;gap:14px;overflow:auto}
h2{font-size:20px;line-height:1.3;margin:0 0 2px;letter-spacing:-.01em}.facts{color:var(--quiet);overflow-wrap:anywhere}
.forms{display:flex;gap:6px}.forms a,.forms b{padding:5px 12px;border:1px solid var(--line);border-radius:999px;background:var(--card);font-size:14px}.forms b{background:var(--chosen);border-color:transparent}
iframe,pre{flex:1 1 auto;min-height:480px;width:100%;margin:0;border:1px solid var(--line);border-radius:10px;background:var(--card)}
pre{padding:20px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.55 ui-monospace,'Cascadia Mono',Menlo,monospace}
.empty{margin:auto;text-align:center;color:var(--quiet);max-width:36ch}.empty strong{display:block;color:var(--text);font-size:17px;margin-bottom:4px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:760px){body{display:block;height:auto}nav{border-right:0;border-bottom:1px solid var(--line);max-height:34vh}main{padding:16px}iframe,pre{min-height:640px}}`;

/** Renders the mailbox as one HTML document without scripts: the list and the opened mail. */
export function renderMailboxPage({ mails, shown, form }: MailboxView): string {
  const list = mails.map((mail) => entry(mail, mail.id === shown?.id)).join('');
  const hint = 'What Confab mails on this machine stays here. Newest first.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Local mailbox – Confab</title><style>${style}</style></head>
<body><header><h1><span aria-hidden="true">●</span> Local mailbox</h1><p>${hint}</p><a href="/dev/mailbox">Look for new mail</a></header>
<nav aria-label="Emails"><ul>${list}</ul></nav>
<main>${shown ? letter(shown, form) : '<p class="empty"><strong>No mail yet</strong>Create an account or ask for a new password, and its mail appears here.</p>'}</main></body></html>`;
}

function entry({ id, subject, recipient, createdAt }: QueuedMail, isShown: boolean) {
  const current = isShown ? ' aria-current="true"' : '';
  return `<li><a href="/dev/mailbox?mail=${id}"${current}><b>${escapeHtml(subject)}</b><small>${escapeHtml(recipient)}</small><small>${formatTime(createdAt.getTime())}</small></a></li>`;
}

function letter({ id, subject, recipient, createdAt, text }: QueuedMail, form: 'html' | 'text') {
  const name = escapeHtml(subject);
  const choice = (kind: 'html' | 'text', label: string) =>
    kind === form
      ? `<b aria-current="true">${label}</b>`
      : `<a href="/dev/mailbox?mail=${id}&amp;as=${kind}">${label}</a>`;
  const body =
    form === 'text'
      ? `<pre tabindex="0">${escapeHtml(text)}</pre>`
      : `<iframe title="${name}" src="/dev/mailbox/${id}" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`;
  return `<div><h2>${name}</h2><div class="facts">To ${escapeHtml(recipient)} · ${formatTime(createdAt.getTime())}</div></div>
<div class="forms">${choice('html', 'As HTML')}${choice('text', 'As text')}</div>${body}`;
}
