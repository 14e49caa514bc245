import { tokenCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useEditingSession } from '../../../editing/index.ts';
import { logWarning } from '../../../platform/log.ts';

/**
 * What tokens made of GUIDs stand for, by token (A7.37); undefined until the server has told. A failure is only logged
 * (A5.14): the texts can be written without it.
 */
export function useTokenDescriptions(tokens: readonly string[]): ReadonlyMap<string, string> | undefined {
  const api = useApi();
  const session = useEditingSession();
  const asked = tokens.toSorted();
  const { data } = useQuery({
    queryKey: [tokenCalls.describe.path, session.projectId, asked],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      // The session is of this team and this project.
      const place = { teamId: session.teamId as TeamId, projectId: session.projectId as ProjectId };
      try {
        const described = await api.call(tokenCalls.describe, { body: { ...place, tokens: asked } });
        return new Map(Object.entries(described));
      } catch (error) {
        logWarning(`Error looking up tokens: ${String(error)}`);
        throw error;
      }
    },
  });
  return data;
}
