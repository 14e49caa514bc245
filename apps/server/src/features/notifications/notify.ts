import type { AccountId } from '@confab/model';
import { afterCommit } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';
import { insertNotification } from './notifications.repository.ts';

const mostCharacters = 1_000;

/**
 * Tells an account something: kept for when it comes back, and shown at once wherever it is signed in.
 *
 * Stored in the transaction of its cause and pushed once that is committed, so nobody hears of what did not
 * happen. The transaction is one that `transact` began. The link is a page of the authoring site.
 */
export async function notify(
  services: Services,
  trx: Db,
  accountId: AccountId,
  text: string,
  link = '',
): Promise<void> {
  const notification = await insertNotification(trx, { id: services.newId(), accountId, text: shorten(text), link });
  afterCommit(trx, () => services.hub.publishNotification(accountId, notification));
}

/** Never cut inside a character. */
function shorten(text: string) {
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
