import { teamCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { useEditingSession } from '../../editing/index.ts';
import type { Colleague } from './mentions.ts';

/** The people of the team who can be mentioned. */
export function useColleagues(): readonly Colleague[] {
  const { teamId } = useEditingSession();
  const { data } = useQuery(createQuery(useApi(), teamCalls.listMembers, { teamId }));
  return (data ?? []).flatMap(({ tvAccountId, name, email }) =>
    tvAccountId === null ? [] : [{ accountId: tvAccountId, name: name.trim() || email }],
  );
}
