import { actionRoles, can, roleIncludes } from '@confab/access';
import { forbidden, mediaMessages, notFound } from '@confab/contracts';
import type { TeamRole } from '@confab/model';
import { findAssetKind } from '@confab/model/media';
import { findRole } from '../../access/scope.repository.ts';
import type { Caller, Db, TeamScope } from '../../services.ts';

/** Whether a role may write a file of this name; JavaScript and TypeScript need AppEditor (P6.12). */
export function canWriteFile(role: TeamRole, name: string): boolean {
  return roleIncludes(role, findAssetKind(name)?.writer ?? actionRoles['media.write']);
}

/**
 * Reads the role inside the writing transaction and checks it for the files that change.
 *
 * @throws forbidden
 */
export async function requireWriter(
  trx: Db,
  caller: Caller,
  { teamId, isReadOnly }: TeamScope,
  names: readonly string[],
): Promise<TeamRole> {
  const role = await findRole(trx, caller.accountId, teamId);
  if (!role) throw notFound();
  if (isReadOnly === true || !can(role, 'media.write')) throw forbidden(mediaMessages.noAccess);
  if (!names.every((name) => canWriteFile(role, name))) throw forbidden(mediaMessages.scriptsNeedAppEditor);
  return role;
}
