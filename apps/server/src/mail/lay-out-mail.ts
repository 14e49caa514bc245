import { escapeHtml } from '../http/escape-html.ts';
import type { Mail } from './outbox.repository.ts';

interface MailContent {
  readonly recipient: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  readonly footnote: string;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One mail as text and as HTML that every mail program shows alike: tables and inline styles only. */
export function layOutMail({ recipient, subject, heading, paragraphs, action, footnote }: MailContent): Mail {
  const text = [heading, ...paragraphs, `${action.label}:\n${action.link}`, footnote, 'Confab'].join('\n\n');
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('');
  const link = escapeHtml(action.link);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f4f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4e2dd;border-radius:8px">
<tr><td style="padding:28px 32px 0;${font};font-size:15px;font-weight:700;color:#b8441a">Confab</td></tr>
<tr><td style="padding:12px 32px 0;${font};font-size:24px;line-height:1.25;font-weight:650;color:#1f1e1c">${escapeHtml(heading)}</td></tr>
<tr><td style="padding:16px 32px 8px;${font};font-size:16px;line-height:1.5;color:#3c3a36">${body}</td></tr>
<tr><td style="padding:0 32px 20px"><a href="${link}" style="display:inline-block;background:#b8441a;color:#ffffff;text-decoration:none;${font};font-size:16px;font-weight:600;padding:12px 20px;border-radius:6px">${escapeHtml(action.label)}</a></td></tr>
<tr><td style="padding:0 32px 20px;${font};font-size:13px;line-height:1.5;color:#6b6862">Or open this address:<br><a href="${link}" style="color:#b8441a;word-break:break-all">${link}</a></td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid #e4e2dd;${font};font-size:13px;line-height:1.5;color:#6b6862">${escapeHtml(footnote)}</td></tr>
</table></td></tr></table></body></html>`;
  return { recipient, subject, text, html };
}
