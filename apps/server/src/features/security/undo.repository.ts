import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hashSecret } from '../../core/accounts/hash-secret.ts';

/** A newer change is undone by a newer link: those mailed to the same address before stop working. */
export async function revokeUndoFor(trx: Db, accountId: AccountId, address: string): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', '=', 'revertEmail')
    .where('accountId', '=', accountId)
    .where('address', '=', address)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Undoing a change undoes all that came after it, so their links stop working. Links that undo earlier changes
 * go on: a thief may change an address twice, and the owner has the earlier one.
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
