import type { TestResult, TestRunSummary } from '@confab/contracts';
import type { TestChange } from '@confab/model';
import { compareRuns } from '@confab/test-cases';
import { Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useFormatTime } from '../../dates/index.ts';
import { useWords } from '../../words/define-words.ts';
import { ChangeMark, useTestRun, type TestPlace } from '../test-runs/index.ts';
import { words } from './words.ts';
import classes from './test-bench.module.css';

interface CompareRunsProps {
  readonly runs: readonly TestRunSummary[];
  readonly place: TestPlace;
}

/** Compares two runs and lists the cases with another outcome. Initially the last two runs of one suite. */
export function CompareRuns({ runs, place }: CompareRunsProps) {
  const say = useWords(words);
  const done = runs.filter(({ state }) => state !== 'Running');
  const last = done.find((run, at) => findPreviousRun(run, done.slice(at + 1))) ?? done[0];
  const previous = last && findPreviousRun(last, done.slice(done.indexOf(last) + 1));
  const [chosen, setChosen] = useState<{ readonly earlier?: string; readonly later?: string }>({});
  const earlierId = chosen.earlier ?? previous?.testRunId;
  const laterId = chosen.later ?? last?.testRunId;
  const earlier = useTestRun(place, earlierId);
  const later = useTestRun(place, laterId);
  const format = useFormatTime();
  const options = done.map((run) => ({
    value: run.testRunId,
    label: say.runName(run.displayName, run.number, format(run.startedUtc, 'date')),
  }));
  return (
    <section className={classes.card} aria-label={say.compare}>
      <h2 className={classes.subheading}>{say.compare}</h2>
      {options.length < 2 ? (
        <p className={classes.quiet}>{say.chooseTwo}</p>
      ) : (
        <div className={classes.pair}>
          <Select
            size="xs"
            label={say.earlier}
            data={options}
            value={earlierId ?? null}
            allowDeselect={false}
            onChange={(id) => setChosen({ ...chosen, ...(id !== null && { earlier: id }) })}
          />
          <Select
            size="xs"
            label={say.later}
            data={options}
            value={laterId ?? null}
            allowDeselect={false}
            onChange={(id) => setChosen({ ...chosen, ...(id !== null && { later: id }) })}
          />
        </div>
      )}
      {earlierId !== undefined && laterId !== undefined && (earlier.isPending || later.isPending) && (
        <Skeleton height={80} />
      )}
      {earlier.data && later.data && <Differences before={earlier.data.results} after={later.data.results} />}
    </section>
  );
}

/** Finds the previous run of the same suite. */
function findPreviousRun({ workflowId }: TestRunSummary, older: readonly TestRunSummary[]) {
  return older.find((run) => run.workflowId === workflowId);
}

interface DifferencesProps {
  readonly before: readonly TestResult[];
  readonly after: readonly TestResult[];
}

function Differences({ before, after }: DifferencesProps) {
  const say = useWords(words);
  const changes = compareRuns(before.map(toCompared), after.map(toCompared));
  const rows = after.flatMap((result) => {
    const change = changes.get(result.testCaseId);
    return change && isReported(change) ? [{ result, change }] : [];
  });
  const removed = before.filter(({ testCaseId }) => !after.some((one) => one.testCaseId === testCaseId));
  if (rows.length + removed.length === 0) return <p className={classes.quiet}>{say.sameOutcome}</p>;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={say.compare}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say.case}</th>
            <th scope="col">{say.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ result, change }) => (
            <tr key={result.testCaseId}>
              <th scope="row">{result.caseName}</th>
              <td>
                <ChangeMark change={change} />
              </td>
            </tr>
          ))}
          {removed.map((result) => (
            <tr key={result.testCaseId}>
              <th scope="row">{result.caseName}</th>
              <td>{say.onlyEarlier}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const toCompared = ({ testCaseId, state }: TestResult) => ({ caseId: testCaseId, state });
const isReported = (change: TestChange) => change !== 'stillPassing';
