import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db, Services } from '../../services.ts';
import { hashSecret } from './hash-secret.ts';

/** The purposes of tickets with their lifetimes; a ticket works for its own purpose only. */
const lifetimes = {
  verifyEmail: '24 hours',
  resetPassword: '60 minutes',
  setPassword: '30 minutes',
  revertEmail: '7 days',
  /** Kept by the browser that registered: shows that the same person verifies and chose the password. */
  registration: '24 hours',
  hub: '15 minutes',
  handover: '30 seconds',
} as const;
export type TicketPurpose = keyof typeof lifetimes;

/** Creates a ticket and returns its secret, which is stored only as a hash. */
export async function issueTicket(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  purpose: TicketPurpose,
  owner: { accountId: AccountId; sessionId?: string; address?: string },
): Promise<string> {
  const secret = newSecret();
  await trx
    .insertInto('ticket')
    .values({
      secretHash: hashSecret(secret),
      purpose,
      accountId: owner.accountId,
      sessionId: owner.sessionId ?? null,
      address: owner.address ?? '',
      expiresAt: sql<Date>`now() + ${sql.lit(lifetimes[purpose])}::interval`,
    })
    .execute();
  return secret;
}

export interface RedeemedTicket {
  readonly accountId: AccountId;
  readonly sessionId: string | null;
  /** The address it was mailed to; empty for a ticket that was not mailed. */
  readonly address: string;
}

/** Uses a ticket up; the condition in the update lets exactly one of many simultaneous uses succeed. */
export function redeemTicket(trx: Db, purpose: TicketPurpose, secret: string): Promise<RedeemedTicket | undefined> {
  return trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('secretHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['accountId', 'sessionId', 'address'])
    .executeTakeFirst();
}

/** Finds a ticket, also a used or expired one, to explain why it does not work. */
export function findTicket(db: Db, purpose: TicketPurpose, secret: string) {
  return db
    .selectFrom('ticket')
    .where('secretHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .select(['accountId', 'address', 'usedAt', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .executeTakeFirst();
}

/** Whether an unused ticket was mailed within the last ten minutes, so that another mail is not needed. */
export async function hasFreshTicket(db: Db, purpose: TicketPurpose, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('ticket')
    .select('accountId')
    .where('purpose', '=', purpose)
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`created_at > now() - interval '10 minutes' and expires_at > now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes all tickets of a purpose, so that only the newest mailed link works. */
export async function revokeTickets(trx: Db, purpose: TicketPurpose, accountId: AccountId): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', '=', purpose)
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}

const codes: readonly TicketPurpose[] = ['verifyEmail', 'resetPassword', 'setPassword', 'handover', 'registration'];

/** Revokes every code of an account but the undo of an address change, which is the owner's last resort. */
export async function revokeCodes(trx: Db, accountId: AccountId): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', 'in', codes)
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}
