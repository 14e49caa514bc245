import { useMemo } from 'react';
import { AnalyticHostProvider, type AnalyticHost } from './analytic-host.ts';
import { AnalyticsPanel } from './analytics-panel.tsx';
import type { AnalyticSubject } from './filters/to-request.ts';

/** The analytics of the open project, in a tab of its editor. */
export function AnalyticsInEditor({ teamId, projectId, openRecorded }: AnalyticSubject & AnalyticHost) {
  const host = useMemo(() => ({ projectId, openRecorded }), [projectId, openRecorded]);
  return (
    <AnalyticHostProvider value={host}>
      <AnalyticsPanel teamId={teamId} projectId={projectId} />
    </AnalyticHostProvider>
  );
}
