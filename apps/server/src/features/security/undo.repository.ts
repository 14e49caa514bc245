import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hashSecret } from '../../core/accounts/hash-secret.ts';

/**
 * Revokes the undo links of all later changes, which an undo includes. Links of earlier changes keep working: a thief
 * may change an address twice, and the owner has the earlier link.
 */
export async function revokeLaterUndos(trx: Db, accountId: AccountId, code: string): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', '=', 'revertEmail')
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', (query) =>
      query.selectFrom('ticket').select('createdAt').where('secretHash', '=', hashSecret(code)),
    )
    .execute();
}
