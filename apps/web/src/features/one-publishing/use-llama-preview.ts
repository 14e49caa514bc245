import { onePublishingCalls } from '@confab/contracts';
import { asItemId, type ProjectId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { buildPromoteRequest, getPreviewKey, type PromoteRequest, type PublishState } from '../publishing/index.ts';

/**
 * The errors that the stages would have after publishing chapters; loaded once a chapter, a source and a target are
 * chosen.
 */
export function useLlamaPreview(projectId: ProjectId, choice: PublishState, llamaIds: readonly string[]) {
  const api = useApi();
  const request = llamaIds.length === 0 ? undefined : buildPromoteRequest(choice);
  return useQuery({
    queryKey: [...getPreviewKey(projectId), request, ...llamaIds],
    enabled: request !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => {
      const { source, environments }: PromoteRequest = request ?? { source: 1, environments: ['2'] };
      const body = { llamaIds: llamaIds.map(asItemId), source, environments: [...environments] };
      return api.call(onePublishingCalls.preview, { body }, { signal });
    },
  });
}
