import { publishingCalls } from '@confab/contracts';
import type { ProjectId, PublishedStage, TeamId } from '@confab/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import type { PublishSource } from '../publish-state.ts';

/** Query key of all previews of a project. */
export const getPreviewKey = (projectId: ProjectId) => ['publishPreview', projectId] as const;

interface PreviewChoice {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly source: PublishSource | null;
  readonly stage: PublishedStage | null;
}

/** What publishing would change on a stage; loaded once a source and a stage are chosen. */
export function usePublishPreview({ teamId, projectId, source, stage }: PreviewChoice) {
  const api = useApi();
  return useQuery({
    queryKey: [...getPreviewKey(projectId), source, stage],
    enabled: source !== null && stage !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call(
        publishingCalls.preview,
        {
          query: {
            owningTeamId: teamId,
            projectId,
            source: source ?? 'Alpha',
            stage: stage ?? 'Beta',
          },
        },
        { signal },
      ),
  });
}
