import { projectCalls } from '@confab/contracts';
import { listLanguages } from '@confab/inputs';
import type { ProjectId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

/**
 * Whether a project is known to have one language only: then there is nothing to translate. Reads its drafts, like the
 * export.
 */
export function useHasOneLanguage(projectId: ProjectId, isAsked: boolean): boolean {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['languages of a project', projectId],
    queryFn: async () =>
      listLanguages((await api.call(projectCalls.getValues, { query: { projectId } })).propertyValues),
    enabled: isAsked,
    staleTime: 0,
  });
  return data?.length === 1;
}
