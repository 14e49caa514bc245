import { isStaff } from '@confab/access';
import type { AccountId } from '@confab/model';
import type { Db } from '../../../services.ts';

const mostStaff = 50;

/** The verified accounts of the staff of the installation. */
export async function listStaff(db: Db): Promise<{ readonly id: AccountId; readonly email: string }[]> {
  const candidates = await db
    .selectFrom('account')
    .select(['id', 'email', 'roles'])
    .where('isVerified', '=', true)
    .where('status', '=', 'active')
    .where('roles', 'ilike', '%staff%')
    .orderBy('id')
    .limit(mostStaff)
    .execute();
  return candidates.filter(({ roles }) => isStaff(roles));
}
