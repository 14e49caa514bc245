import { tokenCalls } from '@confab/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../api/api-context.tsx';
import { useEditingSession } from '../../../../editing/index.ts';
import { logWarning } from '../../../../platform/log.ts';

/**
 * Descriptions of tokens made of GUIDs, by token (A7.37); undefined while loading. A failure is only logged (A5.14),
 * because texts can be edited without descriptions.
 */
export function useTokenDescriptions(tokens: readonly string[]): ReadonlyMap<string, string> | undefined {
  const api = useApi();
  const session = useEditingSession();
  const asked = tokens.toSorted();
  const { data } = useQuery({
    queryKey: [tokenCalls.describe.path, session.projectId, asked],
    placeholderData: keepPreviousData,
    enabled: asked.length > 0,
    queryFn: async () => {
      // The session's ids are those of the open team and project.
      const place = { teamId: session.teamId, projectId: session.projectId };
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
