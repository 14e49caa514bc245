import { isStaff } from '@confab/access';
import { emailKey } from '@confab/identity';
import type { NewId } from '@confab/model';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/audit.repository.ts';
import type { Tables } from '../../../db/tables.ts';
import { lockAccountByEmail, setRoles } from './staff-roles.repository.ts';
import { OperatorFault } from '../../../operator-fault.ts';

/** Why staff rights were not changed. */
export class StaffFault extends OperatorFault {
  override readonly name = 'StaffFault';
}

/** What is changed, and who runs the command. */
interface StaffChange {
  readonly email: string;
  readonly isStaff: boolean;
  /** For the audit trail, such as `root@server`. */
  readonly operator: string;
  readonly newId: () => NewId;
}

/**
 * Gives an account staff rights or removes them, with a line in the audit trail. It takes effect with the next call of
 * the account.
 *
 * @returns the address of the account, and whether anything has changed
 * @throws StaffFault when no account has the address, or rights are given to one that is disabled or not verified
 */
export function changeStaff(
  db: Kysely<Tables>,
  { email, isStaff: shallBe, operator, newId }: StaffChange,
): Promise<{ readonly email: string; readonly isChanged: boolean }> {
  return db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmail(trx, emailKey(email.trim()) ?? '');
    if (!account) throw new StaffFault(`No account has the email address ${email}. Its owner has to sign up first.`);
    if (isStaff(account.roles) === shallBe) return { email: account.email, isChanged: false };
    if (shallBe && !account.isVerified)
      throw new StaffFault(
        `The email address ${account.email} is not verified. Its owner has to open the link in the mail first.`,
      );
    if (shallBe && account.status === 'disabled')
      throw new StaffFault(`The account ${account.email} is disabled. Enable it in the control tower first.`);
    const others = account.roles.split(',').filter((role) => role.trim() !== '' && !isStaff(role));
    await setRoles(trx, account.id, [...others, ...(shallBe ? ['Staff'] : [])].join(','));
    await writeAudit(trx, {
      id: newId(),
      action: shallBe ? 'staff.added' : 'staff.removed',
      actorEmail: operator,
      objectId: account.id,
      objectName: account.email,
      result: 200,
      ip: '',
      requestId: '',
    });
    return { email: account.email, isChanged: true };
  });
}
