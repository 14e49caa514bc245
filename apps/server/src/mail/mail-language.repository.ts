import { emailKey, readLanguage } from '@confab/identity';
import type { Db } from '../services.ts';
import type { MailLanguage } from './mail-words.ts';

/** The language of the first address whose account has chosen one; English by default. */
export async function findMailLanguage(trx: Db, addresses: readonly string[]): Promise<MailLanguage> {
  for (const address of addresses) {
    const key = emailKey(address);
    const row =
      key === undefined
        ? undefined
        : await trx
            .selectFrom('account')
            .where((where) => where.or([where('emailKey', '=', key), where('recoveryEmailKey', '=', key)]))
            .select('profile')
            .limit(1)
            .executeTakeFirst();
    const language = row && readLanguage(row.profile);
    if (language) return language;
  }
  return 'en';
}
