import type { AccountId } from '@confab/model';
import { localPartOf } from '@confab/identity';
import type { Db, Services } from '../../services.ts';
import { insertTeam, setActiveTeam } from './accounts.repository.ts';

/** Creates a first team for an account that is new or has no team. */
export async function giveFirstTeam(
  trx: Db,
  { newId }: Pick<Services, 'newId'>,
  account: { readonly id: AccountId; readonly email: string },
): Promise<void> {
  const team = { id: newId(), name: `${localPartOf(account.email).slice(0, 40)}'s team` };
  await insertTeam(trx, team, account.id);
  await setActiveTeam(trx, account.id, team.id);
}
