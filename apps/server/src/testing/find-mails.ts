import type { TestApp } from './open-test-app.ts';
import { listMails, type QueuedMail } from '../mail/outbox.repository.ts';

/** Lists the mails to an address in the outbox, newest first. */
export async function findMails({ services }: TestApp, recipient: string): Promise<QueuedMail[]> {
  return (await listMails(services.db, 10_000)).filter((mail) => mail.recipient === recipient);
}

/** Finds the newest mail to an address whose subject matches. @throws when there is none. */
export async function findMail(test: TestApp, recipient: string, subject: RegExp): Promise<QueuedMail> {
  const mail = (await findMails(test, recipient)).find((one) => subject.test(one.subject));
  if (!mail) throw new Error(`No mail to ${recipient} has the subject ${subject.source}.`);
  return mail;
}

/** Reads the secret from the link of a mail. @throws when it has none. */
export function readCode({ text }: QueuedMail): string {
  const code = /[#?&]code=([\w-]{43})/.exec(text)?.[1];
  if (code === undefined) throw new Error('The mail has no code.');
  return code;
}
