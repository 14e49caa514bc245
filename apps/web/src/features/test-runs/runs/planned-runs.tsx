import { IconButton } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { TestDeletion } from '../test-deletion.tsx';
import { NewRunModal } from './new-run-modal.tsx';
import { showError } from '../show-error.ts';
import type { TestRights } from '../suite-card.tsx';
import type { TestWorkflow } from '../use-suites.ts';
import { useRunActions, type TestPlace } from '../use-test-runs.ts';
import { words } from '../words.ts';
import classes from '../test-runs.module.css';

interface PlannedRunsProps extends TestRights {
  readonly workflows: readonly TestWorkflow[];
  readonly place: TestPlace;
}

/** Lists the planned runs, which execute several suites on a chosen stage. */
export function PlannedRuns({ workflows, place, mayEdit, mayRun }: PlannedRunsProps) {
  const say = useWords(words);
  const { execute } = useRunActions(place);
  const [isAdding, setAdding] = useState(false);
  const [runToDelete, setRunToDelete] = useState<TestWorkflow>();
  const runs = workflows.filter(({ type }) => type === 'TestRun');
  const suites = workflows.filter(({ type }) => type === 'TestSuite');
  return (
    <section className={classes.suite} aria-label={say.plannedRuns}>
      <header className={classes.suiteHead}>
        <h3 className={classes.suiteName}>{say.plannedRuns}</h3>
        <span className={classes.grow} />
        {mayEdit && suites.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => setAdding(true)}
          >
            {say.addRun}
          </Button>
        )}
      </header>
      {runs.length === 0 && <p className={classes.quiet}>{say.noPlanned}</p>}
      <ul className={classes.cases}>
        {runs.map((run) => (
          <li key={run.id} className={classes.case}>
            <span className={classes.planned}>{run.displayName}</span>
            <span className={classes.quiet}>{run.nodes.map(({ displayName }) => displayName).join(', ')}</span>
            {mayEdit && (
              <IconButton
                size={24}
                label={say.removeCase(run.displayName)}
                icon={<IconTrash size={14} />}
                onClick={() => setRunToDelete(run)}
              />
            )}
            {mayRun && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPlayerPlay size={14} />}
                aria-label={say.runSuite(run.displayName)}
                loading={execute.isPending && execute.variables === run.id}
                onClick={() => execute.mutate(run.id, { onError: showError })}
              >
                {say.run}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && <NewRunModal place={place} suites={suites} onClose={() => setAdding(false)} />}
      {runToDelete && (
        <TestDeletion
          place={place}
          what={say.theRun(runToDelete.displayName)}
          workflowId={runToDelete.id}
          onClose={() => setRunToDelete(undefined)}
        />
      )}
    </section>
  );
}
