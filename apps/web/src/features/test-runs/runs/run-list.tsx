import type { TestRunSummary } from '@confab/contracts';
import { EmptyState } from '@confab/ui';
import { Progress } from '@mantine/core';
import { IconTestPipe } from '@tabler/icons-react';
import { openModal } from '../../../modals/modal-store.ts';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { RunMark } from './run-state.tsx';
import type { TestPlace } from '../use-test-runs.ts';
import { words } from '../words.ts';
import classes from '../test-runs.module.css';

interface RunListProps {
  readonly runs: readonly TestRunSummary[];
  readonly place: TestPlace;
  readonly mayRun: boolean;
}

/** Lists the latest runs, newest first, with the progress of running ones. */
export function RunList({ runs, place, mayRun }: RunListProps) {
  const say = useWords(words);
  if (runs.length === 0)
    return (
      <EmptyState icon={<IconTestPipe size={24} stroke={1.6} />} title={say.noRuns}>
        {say.noRunsText}
      </EmptyState>
    );
  return (
    <ul className={classes.runs}>
      {runs.map((run) => (
        <li key={run.testRunId}>
          <button
            type="button"
            className={classes.run}
            aria-label={say.openRun(run.displayName, run.number)}
            onClick={() => openModal('viewTestRunModal', { ...place, testRunId: run.testRunId, mayRun })}
          >
            <span className={classes.runName}>{say.runCalled(run.displayName, run.number)}</span>
            <span className={classes.stage}>{say.stages(run.stage)}</span>
            <RunMark run={run} />
            <span className={classes.quiet}>
              {run.state === 'Running'
                ? say.underWay(run.total - run.waiting, run.total)
                : say.passedOf(run.passed, run.total)}
            </span>
            <span className={`${classes.quiet} ${classes.runWhen}`}>
              <Moment utc={run.startedUtc} /> {run.startedBy !== '' && say.startedBy(run.startedBy)}
            </span>
            <RunBar run={run} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A bar with the share of passed, failed and pending cases. */
export function RunBar({ run }: { readonly run: TestRunSummary }) {
  const say = useWords(words);
  const share = (count: number) => (run.total === 0 ? 0 : (count / run.total) * 100);
  return (
    <Progress.Root size={6} className={classes.bar ?? ''}>
      <Progress.Section
        value={share(run.passed)}
        color="var(--cf-green)"
        aria-label={`${say.progressOf(run.displayName)}: ${say.allPassed}`}
      />
      <Progress.Section
        value={share(run.failed)}
        color="var(--cf-red)"
        aria-label={`${say.progressOf(run.displayName)}: ${say.someFailed}`}
      />
    </Progress.Root>
  );
}
