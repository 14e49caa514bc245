import type { AccountId, TeamId } from '@confab/model';
import { accountMessages, notFound, refused } from '@confab/contracts';
import type { Db, Services } from '../../../services.ts';
import { findAccount, findAccountByKey, insertAccount, lockAccount, type AccountRow } from '../accounts.repository.ts';
import { findClaims, lockAddresses } from './address-claims.repository.ts';
import { getClaimState } from './address-state.ts';
import { proveMailbox, type LinkOpener, type ProvenMailbox } from './prove-mailbox.ts';
import { releaseAddress } from './release-address.ts';

/** The account of a proven address, and what the proof did to it. */
export interface ProvenAccount extends ProvenMailbox {
  readonly account: AccountRow;
}

/**
 * Finds or creates the account of an address that a mailed link proves, and marks it verified.
 *
 * An account that claims the address without proof loses its claim first (TEAM-5, ACC-5).
 *
 * @throws notFound for a disabled account; refused `addressChangePending` for an address that is an account's recovery.
 */
export async function claimProvenAddress(
  trx: Db,
  services: Pick<Services, 'newId' | 'newSecret'>,
  { email, emailKey, teamId }: { readonly email: string; readonly emailKey: string; readonly teamId: TeamId },
  opener: LinkOpener,
): Promise<ProvenAccount> {
  await lockAddresses(trx, [emailKey]);
  const claims = await findClaims(trx, emailKey);
  if (claims.some((claim) => getClaimState(claim, emailKey) === 'recovery'))
    throw refused(accountMessages.addressChangePending);
  const holder = claims.find((claim) => getClaimState(claim, emailKey) !== 'changing' || isSignedInTo(claim, opener));
  const { endedIds } = await releaseAddress(trx, { emailKey, action: 'prove', claimantId: holder?.accountId });
  if (!holder)
    await insertAccount(trx, { id: services.newId(), email, emailKey, passwordHash: null, activeTeamId: teamId });
  const account = await lockAccountByKey(trx, emailKey);
  const proven = await proveMailbox(trx, services, account, opener);
  if (!proven) throw refused(accountMessages.addressChangePending);
  return { ...proven, account, endedIds: [...endedIds, ...proven.endedIds] };
}

/**
 * Finds the caller's own account if it is verified at an address, under the locks.
 *
 * @throws notFound otherwise, since the address may have changed after the call began.
 */
export async function findVerifiedHolder(trx: Db, accountId: AccountId, emailKey: string): Promise<AccountRow> {
  await lockAddresses(trx, [emailKey]);
  await lockAccount(trx, accountId);
  const account = await findAccount(trx, accountId);
  if (account?.status !== 'active' || !account.isVerified || account.emailKey !== emailKey) throw notFound();
  return account;
}

function isSignedInTo({ accountId }: { readonly accountId: AccountId }, { visitor }: LinkOpener) {
  return visitor?.accountId === accountId;
}

async function lockAccountByKey(trx: Db, emailKey: string): Promise<AccountRow> {
  const found = await findAccountByKey(trx, emailKey);
  if (found) await lockAccount(trx, found.id);
  const account = found && (await findAccount(trx, found.id));
  if (account?.status !== 'active') throw notFound();
  return account;
}
