import type { TestApp } from '../testing/open-test-app.ts';
import { listMails, type QueuedMail } from './outbox.repository.ts';

/** The mails to an address, newest first, as they stand in the outbox. */
export async function mailsTo({ services }: TestApp, recipient: string): Promise<QueuedMail[]> {
  return (await listMails(services.db, 10_000)).filter((mail) => mail.recipient === recipient);
}

/** The newest mail to an address whose subject says something. @throws when there is none. */
export async function mailAbout(test: TestApp, recipient: string, subject: RegExp): Promise<QueuedMail> {
  const mail = (await mailsTo(test, recipient)).find((one) => subject.test(one.subject));
  if (!mail) throw new Error(`No mail to ${recipient} is about ${subject.source}.`);
  return mail;
}

/** The secret in a mail's link. @throws when it has none. */
export function codeIn({ text }: QueuedMail): string {
  const code = /[#?&]code=([\w-]{43})/.exec(text)?.[1];
  if (code === undefined) throw new Error('The mail carries no code.');
  return code;
}
