import type { ProjectId, ProjectSummary, TeamId } from '@confab/model';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { TestsPanel, useTestRuns, type TestPlace } from '../test-runs/index.ts';
import { CompareRuns } from './compare-runs.tsx';
import { PassRateSection } from './pass-rate-section.tsx';
import { useCreatePlan, useProjectPlans } from './use-plans.ts';
import { words } from './words.ts';
import classes from './test-bench.module.css';

interface ProjectTestBenchProps {
  readonly project: ProjectSummary;
  readonly plans: readonly ProjectSummary[];
  readonly teamId: TeamId;
  readonly mayEdit: boolean;
  readonly mayRun: boolean;
}

/** The tests of a project and of its test plans, with the pass rate over time and a comparison of two runs. */
export function ProjectTestBench({ project, plans, teamId, mayEdit, mayRun }: ProjectTestBenchProps) {
  const say = useWords(words);
  const { projectId, displayName } = project;
  const own = useProjectPlans(teamId, projectId, plans);
  const newPlan = useCreatePlan(teamId, projectId);
  const [shown, setShown] = useState<ProjectId>(projectId);
  const whole: TestPlace = { teamId, projectId };
  const runs = useTestRuns(whole);
  const isThere = shown === projectId || own.some((plan) => plan.projectId === shown);
  const place: TestPlace = { teamId, projectId: isThere ? shown : projectId };

  function addPlan() {
    newPlan.mutate(say.planName(displayName), {
      onSuccess: (plan) => setShown(plan.projectId),
      onError: (error) => showToast({ kind: 'error', text: error }),
    });
  }

  return (
    <>
      {runs.data && (
        <div className={classes.charts}>
          <PassRateSection runs={runs.data.runs} place={whole} mayRun={mayRun} />
          <CompareRuns runs={runs.data.runs} place={whole} />
        </div>
      )}
      <div className={classes.plans}>
        {own.length > 0 && (
          <SegmentedControl
            aria-label={say.location}
            data={[
              { value: projectId, label: say.inProject },
              ...own.map((plan) => ({ value: plan.projectId, label: plan.displayName })),
            ]}
            value={place.projectId}
            onChange={(id) =>
              setShown([projectId, ...own.map((plan) => plan.projectId)].find((one) => one === id) ?? projectId)
            }
          />
        )}
        {mayEdit && (
          <Button variant="default" leftSection={<IconPlus size={16} />} loading={newPlan.isPending} onClick={addPlan}>
            {say.newPlan}
          </Button>
        )}
      </div>
      <TestsPanel key={place.projectId} place={place} targetProjectId={projectId} mayEdit={mayEdit} mayRun={mayRun} />
    </>
  );
}
