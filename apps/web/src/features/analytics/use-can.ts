import { can, type Action } from '@confab/access';
import { teamCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/** Whether the role of the person in the team includes an action; false until that is known. */
export function useCan(teamId: TeamId, action: Action): boolean {
  const api = useApi();
  const { data } = useQuery(createQuery(api, teamCalls.listMine, {}));
  const mine = data?.find((team) => team.teamId === teamId && !team.invitePending);
  return mine !== undefined && can(mine.permission, action);
}
