import { asProjectId, teamIdSchema } from '@confab/model';
import { lazy, Suspense } from 'react';

const AnalyticsPanel = lazy(async () => ({ default: (await import('../../analytics/index.ts')).AnalyticsPanel }));

interface AnalyticsTabProps {
  readonly teamId: string;
  readonly projectId: string;
}

/** The Analytics tab: the views of analytics of the open project (A2.10). */
export function AnalyticsTab({ teamId, projectId }: AnalyticsTabProps) {
  return (
    <Suspense>
      <AnalyticsPanel teamId={teamIdSchema.parse(teamId)} projectId={asProjectId(projectId)} />
    </Suspense>
  );
}
