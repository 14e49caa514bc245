import type { MailCall } from '@confab/dialog-engine';
import type { Config } from '../../config.ts';
import type { Mail } from '../../mail/outbox.repository.ts';

/** A message of a conversation as a mail: a text message goes to the address that the gateway has for the number. */
export function toMail({ smsMailDomain }: Pick<Config, 'smsMailDomain'>, call: MailCall): Mail {
  const { kind, recipient, subject, text, html } = call;
  if (kind === 'mail') return { recipient, subject: toOneLine(subject) || 'A message for you', text, html: html ?? '' };
  const number = recipient.replace(/[^\d+]/g, '');
  return { recipient: `${number}@${smsMailDomain ?? ''}`, subject: 'Text message', text, html: '' };
}

/** A subject is one header, whatever was said in the conversation (MAIL-2). */
function toOneLine(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
