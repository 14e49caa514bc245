import { teamCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { queryOf } from '../../api/query-of.ts';
import { useProjectSession } from '../../editing/index.ts';
import type { Colleague } from './mention.ts';

/** Everybody in the team of the open project who can be called by name. */
export function useColleagues(): readonly Colleague[] {
  const { teamId } = useProjectSession();
  const { data } = useQuery(queryOf(useApi(), teamCalls.listMembers, { teamId: teamId as TeamId }));
  return (data ?? []).flatMap(({ tvAccountId, name, email }) =>
    tvAccountId === null ? [] : [{ accountId: tvAccountId, name: name.trim() || email }],
  );
}
