import type { MailCall } from '@confab/dialog-engine';
import type { Config } from '../../config.ts';
import type { Mail } from '../../mail/outbox.repository.ts';

/** The mail address of the recipient; for a text message the gateway's address for the number. */
export function toMailAddress({ smsMailDomain }: MailConfig, { kind, recipient }: MailCall): string {
  return kind === 'mail' ? recipient : `${recipient.replace(/[^\d+]/g, '')}@${smsMailDomain ?? ''}`;
}

type MailConfig = Pick<Config, 'smsMailDomain'>;

/** Converts a message to a mail; an empty subject gets one when the mail is sent. */
export function toMail(config: MailConfig, call: MailCall): Mail {
  const { kind, subject, text, html } = call;
  const recipient = toMailAddress(config, call);
  if (kind === 'mail') return { recipient, subject: toOneLine(subject), text, html: html ?? '' };
  return { recipient, subject: 'Text message', text, html: '' };
}

/** Removes line breaks and control characters, as a subject is one header (MAIL-2). */
function toOneLine(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
