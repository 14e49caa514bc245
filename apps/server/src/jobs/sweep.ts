import { sweepAccounts } from '../core/accounts/sweep-accounts.repository.ts';
import { purgeDeletedItems } from '../core/items/purge-deleted-items.ts';
import { acrossTeams } from '../db/tenant-guard.ts';
import { removeExpiredText } from '../features/channels/index.ts';
import { runSteps } from '../scheduling/run-steps.ts';
import type { Services } from '../services.ts';
import { deleteInBatches } from '../db/upkeep/delete-in-batches.repository.ts';
import { expiredRows } from './expired-rows.repository.ts';

/**
 * Deletes expired data: unclaimed accounts, deleted items, tickets, sessions, conversations, mails and audit rows.
 *
 * Every statement deletes a limited number of rows, so that none reaches the statement timeout of a server and other
 * requests run in between. If one kind of data fails, the others are still deleted.
 *
 * @param isStopped true when the run has to end early; the next one continues.
 */
export async function sweep(db: Services['db'], isStopped: () => boolean = () => false): Promise<void> {
  // Expired rows of all teams.
  const all = acrossTeams(db);
  await runSteps(async (runStep) => {
    await runStep('accounts', () => sweepAccounts(db, isStopped));
    for (const rows of expiredRows) await runStep(rows.table, () => deleteInBatches(all, rows, isStopped));
    await runStep('text of conversations', () => removeExpiredText(all, isStopped));
    await runStep('deleted items', () => purgeDeletedItems(db, isStopped));
  });
}
