import type { TestRunSummary } from '@confab/contracts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import type { TestPlace } from '../test-runs/index.ts';
import { PassRateChart } from './pass-rate-chart.tsx';
import { words } from './words.ts';
import classes from './test-bench.module.css';

const shownRunsMax = 30;

interface PassRateSectionProps {
  readonly runs: readonly TestRunSummary[];
  readonly place: TestPlace;
  readonly mayRun: boolean;
}

/** The pass rate of the latest runs: of all runs, or of one suite or planned run. */
export function PassRateSection({ runs, place, mayRun }: PassRateSectionProps) {
  const say = useWords(words);
  const [workflowId, setWorkflowId] = useState('');
  const done = runs.filter(({ state }) => state === 'Done');
  const names = new Map<string, string>(done.map((run) => [run.workflowId, run.displayName]));
  const shown = done
    .filter((run) => workflowId === '' || run.workflowId === workflowId)
    .slice(0, shownRunsMax)
    .toReversed();
  return (
    <section className={classes.card} aria-label={say.overTime}>
      <header className={classes.cardHead}>
        <h2 className={classes.subheading}>{say.overTime}</h2>
        {names.size > 1 && (
          <Select
            size="xs"
            aria-label={say.filterRuns}
            allowDeselect={false}
            data={[{ value: '', label: say.allRuns }, ...[...names].map(([value, label]) => ({ value, label }))]}
            value={workflowId}
            onChange={(id) => setWorkflowId(id ?? '')}
          />
        )}
      </header>
      {shown.length === 0 ? (
        <p className={classes.quiet}>{say.noFinished}</p>
      ) : (
        <>
          <PassRateChart
            runs={shown}
            onOpen={({ testRunId }) => openModal('viewTestRunModal', { ...place, testRunId, mayRun })}
          />
          <ul className={classes.legend}>
            <li>
              <span className={`${classes.swatch} ${classes.passed}`} />
              {say.passed}
            </li>
            <li>
              <span className={`${classes.swatch} ${classes.failed}`} />
              {say.failed}
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
