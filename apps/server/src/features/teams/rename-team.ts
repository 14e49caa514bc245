import { teamNameProblem, tidyTeamName } from '@confab/access';
import { invalid } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { requirePermission } from '../../access/require-permission.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import { lockTeam, publishTeamChange } from './lock-team.ts';
import { renameTeamRow } from './teams.repository.ts';

/** Renames a team and publishes the change to its members. */
export function renameTeam(services: Services, caller: Caller, teamId: TeamId, newName: string): Promise<null> {
  const problem = teamNameProblem(newName);
  if (problem !== undefined) throw invalid(problem.message);
  return transact(services.db, async (trx) => {
    const team = await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'team.rename');
    await renameTeamRow(trx, teamId, tidyTeamName(newName));
    publishTeamChange(services, trx, team);
    return null;
  });
}
