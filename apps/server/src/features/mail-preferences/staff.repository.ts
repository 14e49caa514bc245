import type { Db } from '../../services.ts';

const mostStaff = 50;

/** The verified accounts whose roles may include that of the staff; `isStaff` decides. */
export function listStaffCandidates(db: Db) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'roles'])
    .where('isVerified', '=', true)
    .where('status', '=', 'active')
    .where('roles', 'ilike', '%staff%')
    .orderBy('id')
    .limit(mostStaff)
    .execute();
}
