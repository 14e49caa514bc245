import { asProjectId, teamIdSchema, type ProjectId, type TeamId } from '@confab/model';
import { Suspense } from 'react';
import { openRecorded } from '../../simulator/index.ts';
import { lazyView } from '../../../loading/lazy-view.tsx';
import classes from './tabs.module.css';

const AnalyticsInEditor = lazyView(async () => (await import('../../analytics/index.ts')).AnalyticsInEditor);

interface AnalyticsTabProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The Analytics tab: the views of analytics of the open project (A2.10). */
export function AnalyticsTab({ teamId, projectId }: AnalyticsTabProps) {
  return (
    <div className={classes.analytics}>
      <Suspense>
        <AnalyticsInEditor
          teamId={teamIdSchema.parse(teamId)}
          projectId={asProjectId(projectId)}
          openRecorded={openRecorded}
        />
      </Suspense>
    </div>
  );
}
