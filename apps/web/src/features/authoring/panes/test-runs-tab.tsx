import { can } from '@confab/access';
import type { ProjectId } from '@confab/model';
import { useItem, useEditingSession } from '../../../editing/index.ts';
import { useSession } from '../../../session/session-store.ts';
import classes from '../authoring.module.css';
import { showCoverage, useCoverageShown } from '../../canvas/index.ts';
import { TestsPanel } from '../../test-runs/index.ts';

/** The Test Runs tab (A2.9): test runs, test cases and coverage. */
export function TestRunsTab({ onOpenNode }: { readonly onOpenNode: (nodeId: string) => void }) {
  const { projectId, teamId, isReadOnly } = useEditingSession();
  const mayRun = useSession(({ activeTeam }) => activeTeam !== undefined && can(activeTeam.permissions, 'test.run'));
  const project = useItem(projectId);
  const isShown = useCoverageShown();
  const target = project?.type === 'TestPlan' ? project.values?.['TargetProjectId'] : projectId;
  const isOwn = target === projectId;
  return (
    <div className={classes.tests}>
      <TestsPanel
        place={{ teamId, projectId }}
        // The selector of a test plan stores the id of a project.
        targetProjectId={typeof target === 'string' ? (target as ProjectId) : projectId}
        mayEdit={!isReadOnly}
        mayRun={mayRun}
        {...(isOwn && { canvas: { isShown, onShow: showCoverage }, onOpenNode })}
      />
    </div>
  );
}
