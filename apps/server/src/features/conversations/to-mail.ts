import type { MailCall } from '@confab/dialog-engine';
import type { Config } from '../../config.ts';
import type { Mail } from '../../mail/outbox.repository.ts';

/** Converts a message to a mail. A text message goes to the mail address of the gateway for its number. */
export function toMail({ smsMailDomain }: Pick<Config, 'smsMailDomain'>, call: MailCall): Mail {
  const { kind, recipient, subject, text, html } = call;
  if (kind === 'mail') return { recipient, subject: toOneLine(subject) || 'A message for you', text, html: html ?? '' };
  const number = recipient.replace(/[^\d+]/g, '');
  return { recipient: `${number}@${smsMailDomain ?? ''}`, subject: 'Text message', text, html: '' };
}

/** Removes line breaks and control characters, as a subject is one header (MAIL-2). */
function toOneLine(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
