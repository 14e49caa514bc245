import { readJsonText, type AccountId } from '@confab/model';
import {
  findMailRecipient,
  listAccountsToMail,
  listTeamIds,
  takeToMail,
} from '../../core/notifications/notification-mails.repository.ts';
import { wantsMail } from '../../core/accounts/wants-mail.ts';
import { transact } from '../../db/transact.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { createCommentMail, type UnreadComment } from '../../mail/comment-mails.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Db, Services } from '../../services.ts';
import { readLink } from './read-link.ts';

/**
 * Mails notifications that people have not read in time, in one mail to each person. A notification is mailed once, by
 * the first process that claims it, and not if it was read or removed by then. An account that fails is logged and
 * tried again by the next run; the others are mailed.
 *
 * @param isStopped asked before each account; the next run continues
 */
export async function mailUnread(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  for (const accountId of await listAccountsToMail(services.db)) {
    if (isStopped()) return;
    try {
      await transact(services.db, (trx) => mailAccount(services, trx, accountId));
    } catch (error) {
      services.log.error({ err: error, account: accountId }, 'unread comments could not be mailed');
    }
  }
}

async function mailAccount(services: Services, trx: Db, accountId: AccountId): Promise<void> {
  const taken = await takeToMail(trx, accountId);
  const recipient = await findMailRecipient(trx, accountId);
  if (!recipient?.isVerified || !wantsMail(recipient.profile, 'CommentMails')) return;
  // The teams of a person, who may have left one since.
  const teams = new Set<string | null>(await listTeamIds(acrossTeams(trx), accountId));
  const unread = taken.filter(({ link }) => teams.has(readLink(link).searchParams.get('team')));
  const comments = unread.flatMap(({ message, link }): UnreadComment[] => {
    if (message === null) return [];
    const { name, parts } = readJsonText(message);
    const kind = name === 'notificationMessages.mentioned' ? 'mentioned' : 'replied';
    return [{ kind, name: `${parts['name']}`, item: `${parts['item']}`, quote: `${parts['quote']}`, link }];
  });
  if (comments.length === 0) return;
  await queueMail(trx, services, createCommentMail(services.config.publicUrl, recipient.email, comments));
}
