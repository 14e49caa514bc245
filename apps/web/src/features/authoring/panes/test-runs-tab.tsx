import { roleIncludes } from '@confab/access';
import { useItem, useEditingSession } from '../../../editing/index.ts';
import { useSession } from '../../../session/session-store.ts';
import classes from '../authoring.module.css';
import { showCoverage, useCoverageShown } from '../../canvas/index.ts';
import { TestsPanel } from '../../test-runs/index.ts';
import type { ProjectId, TeamId } from '@confab/model';

/** The Test Runs tab (A2.9): test runs, test cases and coverage. */
export function TestRunsTab({ onOpenNode }: { readonly onOpenNode: (nodeId: string) => void }) {
  const { projectId, teamId, isReadOnly } = useEditingSession();
  const role = useSession((state) => state.activeTeam?.permissions ?? 'Viewer');
  const project = useItem(projectId);
  const isShown = useCoverageShown();
  const target = project?.type === 'TestPlan' ? project.values?.['TargetProjectId'] : projectId;
  const isOwn = target === projectId;
  return (
    <div className={classes.tests}>
      <TestsPanel
        // Ids of the open project.
        place={{ teamId: teamId as TeamId, projectId: projectId as ProjectId }}
        targetProjectId={(typeof target === 'string' ? target : projectId) as ProjectId}
        mayEdit={!isReadOnly}
        mayRun={roleIncludes(role, 'Commenter')}
        {...(isOwn && { canvas: { isShown, onShow: showCoverage }, onOpenNode })}
      />
    </div>
  );
}
