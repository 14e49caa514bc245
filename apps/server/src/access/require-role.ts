import { roleIncludes } from '@confab/access';
import { forbidden, notFound } from '@confab/contracts';
import type { TeamId, TeamRole } from '@confab/model';
import type { Caller, Db } from '../services.ts';
import { findRole } from './scope.repository.ts';

/**
 * Reads the role again inside the transaction that writes, so that somebody who was demoted or removed
 * a moment ago writes nothing.
 */
export async function requireRole(trx: Db, caller: Caller, teamId: TeamId, needed: TeamRole): Promise<void> {
  const role = await findRole(trx, caller.accountId, teamId);
  if (!role) throw notFound();
  if (!roleIncludes(role, needed)) throw forbidden();
}
