import { tokenCalls } from '@confab/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../api/api-context.tsx';
import { useEditingSession } from '../../../../editing/index.ts';
import { logWarning } from '../../../../platform/log.ts';

interface TokenDescriptions {
  /** By token. While the answer for other tokens is pending, the descriptions of the previous tokens. */
  readonly byToken: ReadonlyMap<string, string>;
  /** Whether the server has answered for these tokens, so that one without a description is unknown. */
  readonly isComplete: boolean;
}

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Descriptions of tokens made of GUIDs (A7.37). A failure is only logged (A5.14), because texts can be edited without
 * descriptions.
 */
export function useTokenDescriptions(tokens: readonly string[]): TokenDescriptions {
  const api = useApi();
  const session = useEditingSession();
  const asked = tokens.toSorted();
  const { data, isPlaceholderData } = useQuery({
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
  if (asked.length === 0) return { byToken: nothing, isComplete: true };
  return { byToken: data ?? nothing, isComplete: data !== undefined && !isPlaceholderData };
}
