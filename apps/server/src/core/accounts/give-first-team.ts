import { localPartOf } from '@confab/identity';
import type { AccountId, InterfaceLanguage } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { findLanguage, insertTeam, setActiveTeam } from './accounts.repository.ts';

const teamNames: Readonly<Record<InterfaceLanguage, (person: string) => string>> = {
  en: (person) => `${person}'s team`,
  de: (person) => `Team von ${person}`,
};

/** Creates a first team for an account that is new or has no team; its name is in the language of the account. */
export async function giveFirstTeam(
  trx: Db,
  { newId }: Pick<Services, 'newId'>,
  account: { readonly id: AccountId; readonly email: string },
): Promise<void> {
  const nameTeam = teamNames[await findLanguage(trx, account.id)];
  const team = { id: newId(), name: nameTeam(localPartOf(account.email).slice(0, 40)) };
  await insertTeam(trx, team, account.id);
  await setActiveTeam(trx, account.id, team.id);
}
