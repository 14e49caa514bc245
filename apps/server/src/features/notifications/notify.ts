import type { notificationMessages } from '@confab/contracts';
import { findMessageName } from '@confab/messages';
import { fillMessage, type AccountId, type CommentId, type MessageParts, type PartsArgument } from '@confab/model';
import { insertNotifications } from '../../core/notifications/notifications.repository.ts';
import { afterCommit } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';

const mostCharacters = 1_000;
const mostCharactersOfPart = 800;

type NotificationMessage = (typeof notificationMessages)[keyof typeof notificationMessages];

/** The message of a notification, and its link. */
export interface Notice {
  /** The message with its placeholders. */
  readonly template: NotificationMessage;
  readonly parts: MessageParts;
  /** A page of the authoring site, or of the given `site`. */
  readonly link: string;
  /** After how many minutes it is mailed to a recipient who has not read it; never, if undefined. */
  readonly mailMinutes?: number;
  /** The comment that it is about, with which it is deleted. */
  readonly commentId?: CommentId;
}

/** Creates a notice with a value for each placeholder of its message. */
export function createNotice<M extends NotificationMessage>(
  template: M,
  parts: NonNullable<PartsArgument<M>[0]>,
  link: string,
): Notice {
  return { template, parts, link };
}

/** The page of the account portal with the teams of its reader. */
export const teamsLink = '/teams?site=my';

/**
 * Notifies an account: stores the notification and pushes it to the account's open sites after the commit.
 *
 * @param trx a transaction that `transact` began.
 */
export function notify(services: Services, trx: Db, accountId: AccountId, notice: Notice): Promise<void> {
  return notifyAll(services, trx, [accountId], notice);
}

/** Notifies several accounts of the same, in as many statements as for one. */
export async function notifyAll(
  services: Services,
  trx: Db,
  accountIds: readonly AccountId[],
  { template, parts: given, ...notice }: Notice,
): Promise<void> {
  const parts = shortenParts(given);
  const name = findMessageName(template);
  const content = {
    text: shorten(fillMessage(template, parts), mostCharacters),
    ...(name !== undefined && { message: { name, parts } }),
    ...notice,
  };
  const rows = accountIds.map((accountId) => ({ id: services.newId(), accountId, ...content }));
  const stored = await insertNotifications(trx, rows);
  afterCommit(trx, () => {
    for (const { accountId, notification } of stored) services.hub.publish('notification', notification, [accountId]);
  });
}

function shortenParts(parts: MessageParts): MessageParts {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [
      name,
      typeof value === 'string' ? shorten(value, mostCharactersOfPart) : value,
    ]),
  );
}

/** Shortens a text without cutting a surrogate pair. */
function shorten(text: string, most: number) {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
