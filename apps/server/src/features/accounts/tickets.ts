import { sql } from 'kysely';
import type { Db, Services } from '../../services.ts';
import { hashSecret } from './secrets.ts';

/** What a ticket is good for, and for how long; one kind never opens another's door. */
const lifetimes = {
  verifyEmail: '24 hours',
  hub: '15 minutes',
  handover: '30 seconds',
} as const;
export type TicketPurpose = keyof typeof lifetimes;

/** Makes a ticket and returns its secret, which is stored only as a hash. */
export async function issueTicket(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  purpose: TicketPurpose,
  owner: { accountId: string; sessionId?: string },
): Promise<string> {
  const secret = newSecret();
  await trx
    .insertInto('ticket')
    .values({
      secretHash: hashSecret(secret),
      purpose,
      accountId: owner.accountId,
      sessionId: owner.sessionId ?? null,
      expiresAt: sql<Date>`now() + ${sql.lit(lifetimes[purpose])}::interval`,
    })
    .execute();
  return secret;
}

export interface RedeemedTicket {
  readonly accountId: string;
  readonly sessionId: string | null;
}

/** Uses a ticket up; the condition stands in the update, so of many at once exactly one succeeds. */
export function redeemTicket(trx: Db, purpose: TicketPurpose, secret: string): Promise<RedeemedTicket | undefined> {
  return trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('secretHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['accountId', 'sessionId'])
    .executeTakeFirst();
}

/** A ticket whether used, expired or good: to tell why it cannot be used. */
export function findTicket(db: Db, purpose: TicketPurpose, secret: string) {
  return db
    .selectFrom('ticket')
    .where('secretHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .select(['accountId', 'usedAt', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .executeTakeFirst();
}

/** Makes all tickets of a kind useless: only the newest mailed link counts. */
export async function revokeTickets(trx: Db, purpose: TicketPurpose, accountId: string): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', '=', purpose)
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}
