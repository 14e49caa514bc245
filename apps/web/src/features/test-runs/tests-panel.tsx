import { EmptyState, FailureState } from '@confab/ui';
import type { ProjectId, Visits } from '@confab/model';
import { Button, Skeleton } from '@mantine/core';
import { IconFlask, IconPlus } from '@tabler/icons-react';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import { CoveragePanel } from './runs/coverage-panel.tsx';
import { PlannedRuns } from './runs/planned-runs.tsx';
import { RunList } from './runs/run-list.tsx';
import { showError } from './show-error.ts';
import { SuiteCard, type TestRights } from './suite-card.tsx';
import { useSuiteChanges, useSuites } from './use-suites.ts';
import { useTestRun, useTestRuns, type TestPlace } from './use-test-runs.ts';
import { words } from './words.ts';
import classes from './test-runs.module.css';
import { useMessage } from '../../words/messages.ts';

export interface TestsPanelProps extends TestRights {
  /** The project that holds the cases. */
  readonly place: TestPlace;
  readonly targetProjectId: ProjectId;
  readonly canvas?: { readonly isShown: boolean; readonly onShow: (visits: Visits | undefined) => void };
  readonly onOpenNode?: (nodeId: string) => void;
}

/** Shows the suites of a project with their cases, the latest runs and the coverage. */
export function TestsPanel({ place, targetProjectId, mayEdit, mayRun, canvas, onOpenNode }: TestsPanelProps) {
  const say = useWords(words);
  const translate = useMessage();
  const suites = useSuites(place);
  const runs = useTestRuns(place);
  const { addSuite } = useSuiteChanges(place);
  const last = runs.data?.runs.find(({ state }) => state === 'Done');
  const covered = useTestRun(place, last?.testRunId);
  // Loaded data stays on the page when loading it again fails.
  const failure = [suites, runs].find(({ data, error }) => error && !data)?.error;
  if (failure)
    return (
      <FailureState
        title={say.notLoaded}
        message={translate(failure)}
        onRetry={() => void Promise.all([suites.refetch(), runs.refetch()])}
      />
    );
  if (!suites.data || !runs.data) return <Loading label={say.loading} />;
  const own = suites.data.filter(({ type }) => type === 'TestSuite');
  const add = () => addSuite.mutate(say.suiteName(own.length + 1), { onError: showError });
  const newSuite = mayEdit && (
    <Button
      // The first suite moves the button, which keeps the focus.
      ref={addSuite.isSuccess ? takeLostFocus : null}
      size="compact-sm"
      leftSection={<IconPlus size={14} />}
      loading={addSuite.isPending}
      onClick={add}
    >
      {say.addSuite}
    </Button>
  );
  return (
    <div className={classes.panel}>
      <div className={classes.column}>
        <div className={classes.columnHead}>
          <h2 className={classes.heading}>{say.suites}</h2>
          {own.length > 0 && newSuite}
        </div>
        {own.length === 0 && (
          <EmptyState icon={<IconFlask size={24} stroke={1.6} />} title={say.noSuites} action={newSuite || undefined}>
            {say.noSuitesText}
          </EmptyState>
        )}
        {own.map((suite) => (
          <SuiteCard key={suite.id} {...{ suite, place, targetProjectId, mayEdit, mayRun }} />
        ))}
        {own.length > 0 && <PlannedRuns workflows={suites.data} {...{ place, mayEdit, mayRun }} />}
      </div>
      <div className={classes.column}>
        <h2 className={classes.heading}>{say.lastRuns}</h2>
        <RunList runs={runs.data.runs} place={place} mayRun={mayRun} />
        {runs.data.runs.length > 0 && (
          <section className={classes.suite} aria-label={say.coverage}>
            <h3 className={classes.suiteName}>{say.coverage}</h3>
            <CoveragePanel
              coverage={covered.data?.coverage}
              run={last}
              onOpenNode={onOpenNode}
              {...(canvas && { canvas })}
            />
          </section>
        )}
      </div>
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={classes.panel} role="status" aria-label={label}>
      <div className={classes.column}>
        <Skeleton height={120} radius="md" />
        <Skeleton height={120} radius="md" />
      </div>
      <div className={classes.column}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={58} radius="md" />
        ))}
      </div>
    </div>
  );
}
