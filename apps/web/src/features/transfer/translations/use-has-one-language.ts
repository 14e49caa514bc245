import { projectCalls } from '@confab/contracts';
import { listLanguages } from '@confab/inputs';
import type { ProjectId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

/** Whether a project is known to have one language only: there is nothing to translate then. Looks at its drafts, as the export does. */
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
