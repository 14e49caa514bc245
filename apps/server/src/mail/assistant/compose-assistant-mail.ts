import { escapeHtml } from '@confab/model';
import type { Config } from '../../config.ts';
import type { AssistantOrigin } from '../../db/stored-shapes.ts';
import type { QueuedMail } from '../outbox.repository.ts';
import { preventLinks } from '../prevent-links.ts';
import { isProductLookAlike } from './look-alike.ts';
import { createStopLink } from './stop-link.ts';
import { getAssistantMailWords, type AssistantMailWords } from './words.ts';

/** A mail as it is sent. */
export interface ComposedMail extends QueuedMail {
  readonly from: string | { readonly name: string; readonly address: string };
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Completes a mail of the outbox with its sender. A mail of an assistant has the sender for assistants, names the team
 * and links to the page that stops and reports such mails (MAIL-6).
 */
export function composeMail(config: Config, mail: QueuedMail): ComposedMail {
  if (!mail.assistant) return { ...mail, from: config.mailFrom, headers: {} };
  const { assistant } = mail;
  const say = getAssistantMailWords(assistant.language);
  const team = preventLinks(assistant.teamName);
  const link = createStopLink(config, mail.id);
  const name = isProductLookAlike(team) ? say.plainSender : say.sender(team);
  const footer = { say, team, link };
  return {
    ...mail,
    subject: toSubject(mail.subject, say),
    text: assistant.kind === 'sms' ? `${mail.text}\n${say.sms(team, link)}` : addTextFooter(mail.text, footer),
    html: mail.html === '' ? '' : addHtmlFooter(mail.html, footer),
    from: { name, address: config.assistantMailFrom },
    headers: toHeaders(assistant, link),
  };
}

/** RFC 8058: mail programs show a button that stops the messages with one POST. */
function toHeaders({ kind }: AssistantOrigin, link: string): Readonly<Record<string, string>> {
  if (kind === 'sms') return {};
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
}

function toSubject(subject: string, say: AssistantMailWords) {
  if (subject === '') return say.noSubject;
  return isProductLookAlike(subject) ? `${say.prefix}${subject}` : subject;
}

interface Footer {
  readonly say: AssistantMailWords;
  readonly team: string;
  readonly link: string;
}

function addTextFooter(text: string, { say, team, link }: Footer): string {
  return `${text}\n\n-- \n${say.footer(team)}\n${say.stop}: ${link}\n`;
}

// Inline styles that are important win against every style sheet of the author.
const visible =
  'display:block!important;visibility:visible!important;opacity:1!important;position:static!important;float:none!important;clear:both!important;width:auto!important;height:auto!important;max-height:none!important;overflow:visible!important;transform:none!important;text-indent:0!important;clip-path:none!important;';
const box = `${visible}margin:0!important;padding:12px 16px!important;font:14px/1.5 Arial,Helvetica,sans-serif!important;color:#3f3c37!important;background:#f4f3ef!important;text-align:left!important`;
const anchor = `display:inline!important;visibility:visible!important;opacity:1!important;font:14px/1.5 Arial,Helvetica,sans-serif!important;color:#8a3010!important;text-decoration:underline!important`;

/**
 * Puts the HTML of an author between two notes. The upper one comes before all of the author's HTML, so that no
 * unclosed tag or comment can hide it; the document tags of the author join those around it.
 */
function addHtmlFooter(html: string, { say, team, link }: Footer): string {
  const note = (text: string) =>
    `<div lang="${say.language}" style="${box}">${escapeHtml(text)} <a href="${escapeHtml(link)}" style="${anchor}">${escapeHtml(say.stop)}</a></div>`;
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>${note(say.top(team))}
${html}${closeOpenParts(html)}
${note(say.footer(team))}
</body></html>`;
}

/** Elements whose text is not markup: everything after an unclosed one would be its text. */
const rawElements = ['style', 'script', 'title', 'textarea', 'noscript', 'iframe', 'xmp', 'select', 'template'];

/** Closes elements that an author left open and that would hide the note below. */
function closeOpenParts(html: string): string {
  const lower = html.toLowerCase();
  const comment = lower.lastIndexOf('<!--') > lower.lastIndexOf('-->') ? '-->' : '';
  const open = rawElements.filter((name) => lower.lastIndexOf(`<${name}`) > lower.lastIndexOf(`</${name}`));
  return comment + open.map((name) => `</${name}>`).join('');
}
