import { can, type Action } from '@confab/access';
import { forbidden, notFound } from '@confab/contracts';
import type { TeamId, TeamRole } from '@confab/model';
import type { Caller, Db } from '../services.ts';
import { findRole } from './scope.repository.ts';

/**
 * Reads the role again inside the writing transaction and checks it for an action, so that a member who was just demoted or
 * removed cannot write.
 *
 * @returns the role
 * @throws forbidden
 */
export async function requirePermission(trx: Db, caller: Caller, teamId: TeamId, action: Action): Promise<TeamRole> {
  const role = await findRole(trx, caller.accountId, teamId);
  if (!role) throw notFound();
  if (!can(role, action)) throw forbidden();
  return role;
}
