import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import type { Db, Services } from '../../services.ts';
import { hashSecret } from './hash-secret.ts';

/** The purposes of tickets with their lifetimes; a ticket works for its own purpose only. */
const lifetimes = {
  verifyEmail: '24 hours',
  resetPassword: '60 minutes',
  setPassword: '30 minutes',
  /** The mailed link of an accepted invitation, until its account has a password. */
  resumeInvitation: '7 days',
  revertEmail: '7 days',
  /** Kept by the browser that registered: shows that the same person verifies and chose the password. */
  registration: '24 hours',
  /** A mailed code that confirms the sign-in of the session that asked for it. */
  confirmSignIn: '10 minutes',
  hub: '15 minutes',
  handover: '30 seconds',
} as const;
export type TicketPurpose = keyof typeof lifetimes;

/** The purposes of tickets that belong to a session and end with it. */
type SessionPurpose = 'hub' | 'handover' | 'confirmSignIn';

/** Creates a ticket and returns its secret, which is stored only as a hash. */
export async function issueTicket(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  purpose: Exclude<TicketPurpose, SessionPurpose>,
  owner: { accountId: AccountId; address?: string },
): Promise<string> {
  const secret = newSecret();
  await trx
    .insertInto('ticket')
    .values({
      secretHash: hashSecret(secret),
      purpose,
      accountId: owner.accountId,
      address: owner.address ?? '',
      expiresAt: sql<Date>`now() + ${sql.lit(lifetimes[purpose])}::interval`,
    })
    .execute();
  return secret;
}

/** Creates a ticket whose secret was mailed before, of which only the hash is known. */
export async function issueTicketOfHash(
  trx: Db,
  purpose: 'resumeInvitation',
  { secretHash, accountId, address }: { secretHash: Buffer; accountId: AccountId; address: string },
): Promise<void> {
  await trx
    .insertInto('ticket')
    .values({
      secretHash,
      purpose,
      accountId,
      address,
      expiresAt: sql<Date>`now() + ${sql.lit(lifetimes[purpose])}::interval`,
    })
    .execute();
}

/**
 * Creates a ticket of a session and returns its secret; undefined for a session that was ended since the call began.
 *
 * The session is locked by the statement itself, so that it cannot end between the check and the insert.
 */
export async function issueSessionTicket(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  purpose: SessionPurpose,
  owner: { accountId: AccountId; sessionId: string; address?: string },
): Promise<string | undefined> {
  const secret = newSecret();
  const inserted = await trx
    .insertInto('ticket')
    .columns(['secretHash', 'purpose', 'accountId', 'sessionId', 'address', 'expiresAt'])
    .expression(({ selectFrom }) =>
      selectFrom('session')
        .where('id', '=', owner.sessionId)
        .where('accountId', '=', owner.accountId)
        .select([
          sql<Buffer>`${hashSecret(secret)}::bytea`.as('secretHash'),
          sql<string>`${purpose}::text`.as('purpose'),
          'accountId',
          'id as sessionId',
          sql<string>`${owner.address ?? ''}::text`.as('address'),
          sql<Date>`now() + ${sql.lit(lifetimes[purpose])}::interval`.as('expiresAt'),
        ])
        .forKeyShare(),
    )
    .returning('purpose')
    .executeTakeFirst();
  return inserted && secret;
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

/** Finds a ticket, including a used or expired one, to explain why it does not work. */
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

const codes: readonly TicketPurpose[] = [
  'verifyEmail',
  'resetPassword',
  'setPassword',
  'resumeInvitation',
  'handover',
  'registration',
  'confirmSignIn',
];

/** Revokes every code of an account, except the one that undoes a change of address: the owner may need it to return. */
export async function revokeCodes(trx: Db, accountId: AccountId): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ usedAt: sql<Date>`now()` })
    .where('purpose', 'in', codes)
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Revokes the undo links mailed to an address: a newer change has a newer link, and a change that was undone has none. */
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
