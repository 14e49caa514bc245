import type { AccountId } from '@confab/model';
import { afterCommit } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';
import { insertNotification } from '../../core/notifications/notifications.repository.ts';

const mostCharacters = 1_000;

/**
 * Notifies an account: stores the notification and pushes it to the account's open sites after the commit.
 *
 * @param trx a transaction that `transact` began.
 * @param link a page of the authoring site, or with `site` of another one.
 */
export async function notify(
  services: Services,
  trx: Db,
  accountId: AccountId,
  text: string,
  link = '',
): Promise<void> {
  const notification = await insertNotification(trx, { id: services.newId(), accountId, text: shorten(text), link });
  afterCommit(trx, () => services.hub.publish('notification', notification, [accountId]));
}

/** Shortens a text without cutting a surrogate pair. */
function shorten(text: string) {
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
