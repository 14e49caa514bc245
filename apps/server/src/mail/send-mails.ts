import type { Services } from '../services.ts';
import { composeMail } from './assistant/compose-assistant-mail.ts';
import { isSuppressed } from './assistant/suppressions.repository.ts';
import { describeError } from '../faults/describe-error.ts';
import { markFailed, markSent, takeDueMails } from './outbox.repository.ts';
import type { MailTransport } from './transport.ts';

/**
 * Sends the mails of the outbox that are due. A failed mail is retried for a day.
 *
 * @param isStopped true when the run has to end before the next mail, which another process or the next run then sends
 */
export async function sendMails(
  { config, db, log }: Pick<Services, 'config' | 'db' | 'log'>,
  transport: MailTransport,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const content = config.environment === 'local' ? 'keep' : 'forget';
  while (!isStopped()) {
    // One at a time: a mail server may take half a minute for each step of each mail, and the lease has to outlast them all.
    const [mail] = await takeDueMails(db, 1);
    if (!mail) return;
    try {
      // The recipient may have stopped the messages of the team after this one was queued.
      if (!mail.assistant || !(await isSuppressed(db, mail.id))) await transport.send(composeMail(config, mail));
    } catch (error) {
      log.warn(
        { err: error, mail: mail.id, attempts: mail.attempts },
        'a mail could not be sent and will be tried again',
      );
      await markFailed(db, mail.id, describeError(error));
      continue;
    }
    // If this fails, the mail was sent nevertheless: it is due again only when the lease ends.
    await markSent(db, mail.id, content);
  }
}
