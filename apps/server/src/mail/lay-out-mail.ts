import { escapeHtml } from '@confab/model';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { mailWords, type MailLanguage } from './mail-words.ts';
import type { Mail, ProductMail } from './outbox.repository.ts';

interface MailLink {
  readonly label: string;
  readonly link: string;
}

/** The texts of a mail in one language, and the target of its button. */
interface MailContent extends MailTexts {
  readonly link: string;
  /** A second, less prominent link. */
  readonly otherAction?: MailLink;
}

/**
 * Creates the text and the HTML of a mail in every language. All texts are escaped here, so callers pass plain text.
 *
 * @param inviter the address whose language counts when the recipient has no account.
 */
export function layOutMail(
  recipient: string,
  write: (words: MailWords, language: MailLanguage) => MailContent,
  inviter?: string,
): ProductMail {
  const layOut = (language: MailLanguage): Omit<Mail, 'recipient'> => {
    const content = write(mailWords[language], language);
    return { subject: content.subject, text: asText(content), html: asHtml(content, language) };
  };
  return { recipient, texts: { en: layOut('en'), de: layOut('de') }, ...(inviter !== undefined && { inviter }) };
}

function asText({ heading, paragraphs, action, link: mainLink, otherAction, footnote }: MailContent) {
  const links = [{ label: action, link: mainLink }, ...(otherAction ? [otherAction] : [])].map(
    ({ label, link }) => `${label}:\n${link}`,
  );
  return [heading, ...paragraphs, ...links, footnote, '--\nConfab'].join('\n\n');
}

// Colours are inline for mail programs without style sheets; the classes override them in dark mode.
const dark = `@media (prefers-color-scheme:dark){
.ground{background:#161513!important}.card{background:#211f1c!important;border-color:#3a3731!important}
.strong{color:#f4f2ed!important}.words{color:#d5d1c8!important}.quiet{color:#a8a399!important}
.line{border-color:#3a3731!important}.link{color:#ff9a73!important}.well{background:#191815!important}}`;
const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Uses only tables and inline styles, which all mail programs support. */
function asHtml(content: MailContent, language: MailLanguage) {
  const { subject, heading, paragraphs, action, link, otherAction, footnote } = content;
  const preview = escapeHtml(paragraphs[0] ?? heading);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${dark}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f4f3ef">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table ${table} class="ground" style="background:#f4f3ef"><tr><td align="center" style="padding:32px 16px 40px">
<table ${table} style="max-width:560px"><tr><td style="padding:0 4px 16px">${wordmark}</td></tr></table>
<table ${table} class="card" style="max-width:560px;background:#ffffff;border:1px solid #e4e1da;border-radius:12px;border-collapse:separate">
<tr><td style="height:4px;line-height:4px;font-size:0;background:#f66e41;border-radius:11px 11px 0 0">&nbsp;</td></tr>
<tr><td style="padding:32px 36px 0"><h1 class="strong" style="margin:0;${font};font-size:25px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;color:#1f1e1c">${escapeHtml(heading)}</h1></td></tr>
<tr><td class="words" style="padding:16px 36px 8px;${font};font-size:16px;line-height:1.55;color:#3f3c37">${paragraphs.map(paragraph).join('')}</td></tr>
<tr><td style="padding:0 36px 24px">${button({ label: action, link })}${otherAction ? plainLink(otherAction) : ''}</td></tr>
<tr><td style="padding:0 36px 28px">${visibleLink(link, mailWords[language].openAddress)}</td></tr>
<tr><td class="quiet line" style="padding:18px 36px 24px;border-top:1px solid #e4e1da;${font};font-size:13px;line-height:1.5;color:#6b675f">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr></table></body></html>`;
}

const wordmark = `<span class="strong" style="${font};font-size:18px;font-weight:700;letter-spacing:-0.01em;color:#1f1e1c"><span style="color:#f66e41">&#9679;</span>&nbsp;Confab</span>`;

function paragraph(words: string) {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(words)}</p>`;
}

function button({ label, link }: MailLink) {
  return `<a href="${escapeHtml(link)}" style="display:inline-block;background:#b8441a;color:#ffffff;text-decoration:none;${font};font-size:16px;line-height:20px;font-weight:600;padding:13px 24px;border-radius:8px">${escapeHtml(label)}</a>`;
}

function plainLink({ label, link }: MailLink) {
  return `<a class="link" href="${escapeHtml(link)}" style="display:inline-block;${font};font-size:15px;line-height:20px;font-weight:600;padding:13px 16px;color:#b8441a">${escapeHtml(label)}</a>`;
}

/** Shows the URL as text, for mail programs without buttons and for readers who check a link first. */
function visibleLink(link: string, label: string) {
  const address = escapeHtml(link);
  return `<table ${table}><tr><td class="well quiet" style="padding:12px 14px;background:#f7f6f2;border-radius:8px;${font};font-size:13px;line-height:1.5;color:#6b675f">${escapeHtml(label)}<br><a class="link" href="${address}" style="color:#a33c17;word-break:break-all">${address}</a></td></tr></table>`;
}
