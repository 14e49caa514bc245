import type { AnalyticView } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import type { AnalyticRequest } from '../use-analytic-data.ts';
import type { AnalyticLocation } from './analytic-location.ts';

/** Views about all projects of the team. */
const teamViews: ReadonlySet<AnalyticView> = new Set(['multiappdetail', 'multiappoverview']);
/** Views that are compared with the previous range. */
const comparedViews: ReadonlySet<AnalyticView> = new Set(['overview', 'multiappoverview', 'tiles1', 'tiles2']);

export interface AnalyticSubject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The request for the data that the address selects. */
export function toRequest(location: AnalyticLocation, { teamId, projectId }: AnalyticSubject): AnalyticRequest {
  const { view, range, stage, channel, language, releaseId, page, turn } = location;
  return {
    teamId,
    view,
    projectIds: teamViews.has(view) ? [] : [projectId],
    ...range,
    isCompared: comparedViews.has(view),
    ...(stage && { stage }),
    ...(channel !== undefined && { channel }),
    ...(language !== undefined && { language }),
    ...(releaseId && { releaseId }),
    ...(view === 'correspondence' && { ...turn, ...(page > 0 && { page }) }),
  };
}

/** The request for the choices of the filters in the same days. */
export function toOptionsRequest({ teamId, projectIds, from, to }: AnalyticRequest): AnalyticRequest {
  return { teamId, view: 'detail', projectIds, from, to };
}
