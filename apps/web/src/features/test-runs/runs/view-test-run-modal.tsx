import type { TestResult, TestRunSummary } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { FailureState, ModalFrame } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconBan, IconDownload, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { ResultList } from './result-list.tsx';
import { ResultSteps } from './result-steps.tsx';
import { RunBar } from './run-list.tsx';
import { RunMark } from './run-state.tsx';
import { useRunActions, useTestRun, type TestPlace } from '../use-test-runs.ts';
import { words } from '../words.ts';
import classes from './view-run.module.css';

export interface ViewTestRunModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly testRunId: string;
  readonly mayRun: boolean;
  readonly onClose: () => void;
}

const size = 'min(1240px, 96vw)';

/** A run with its cases, the steps and traces of the chosen case, and its actions (viewTestRunModal). */
export function ViewTestRunModal({ teamId, projectId, testRunId, mayRun, onClose }: ViewTestRunModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const place: TestPlace = { teamId, projectId };
  const found = useTestRun(place, testRunId);
  const [run] = found.data?.runs ?? [];
  return (
    <ModalFrame title={run ? say.runCalled(run.displayName, run.number) : say.title} size={size} onClose={onClose}>
      {found.isError && (
        <FailureState title={say.notLoaded} message={message(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && (
        <div role="status" aria-label={say.loading} style={{ display: 'grid', gap: 8 }}>
          <Skeleton height={40} />
          <Skeleton height={320} />
        </div>
      )}
      {run && found.data && <Content run={run} results={found.data.results} place={place} mayRun={mayRun} />}
    </ModalFrame>
  );
}

interface ContentProps {
  readonly run: TestRunSummary;
  readonly results: readonly TestResult[];
  readonly place: TestPlace;
  readonly mayRun: boolean;
}

function Content({ run, results, place, mayRun }: ContentProps) {
  const firstFailed = results.find(({ state }) => state === 'Failed' || state === 'Error');
  const [chosenId, setChosenId] = useState((firstFailed ?? results[0])?.testRunResultId);
  const chosen = results.find(({ testRunResultId }) => testRunResultId === chosenId);
  return (
    <>
      <RunHead run={run} firstFailed={firstFailed} place={place} mayRun={mayRun} />
      <div className={classes.parts}>
        <ResultList results={results} chosenId={chosenId} onChoose={setChosenId} />
        <ResultSteps run={run} result={chosen} place={place} mayRun={mayRun} />
      </div>
    </>
  );
}

interface RunHeadProps extends Omit<ContentProps, 'results'> {
  readonly firstFailed: TestResult | undefined;
}

function RunHead({ run, firstFailed, place, mayRun }: RunHeadProps) {
  const say = useWords(words);
  const message = useMessage();
  const { reRun, cancel, exportFile } = useRunActions(place);
  const failure = reRun.error ?? cancel.error ?? exportFile.error;
  const exportAs = (format: 'junit' | 'csv') =>
    exportFile.mutate({ format, testRunId: run.testRunId }, { onSuccess: saveFile });

  function rerunFailing({ testRunNodeId, testRunResultId }: TestResult) {
    reRun.mutate({ targetProjectId: run.targetProjectId, testRunNodeId, testRunResultId, scope: 'failing' });
  }

  return (
    <header className={classes.head}>
      <div className={classes.facts} role="status">
        <RunMark run={run} />
        <span>
          {run.state === 'Running'
            ? say.underWay(run.total - run.waiting, run.total)
            : say.passedOf(run.passed, run.total)}
        </span>
        <span className={classes.quiet}>{say.stages(run.stage)}</span>
        <Moment className={classes.quiet} utc={run.startedUtc} />
        <span className={classes.grow} />
        {mayRun && run.state === 'Running' && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconBan size={14} />}
            loading={cancel.isPending}
            onClick={() => cancel.mutate(run)}
          >
            {say.cancelRun}
          </Button>
        )}
        {mayRun && firstFailed && run.state !== 'Running' && (
          <Button
            size="compact-sm"
            leftSection={<IconRefresh size={14} />}
            loading={reRun.isPending}
            onClick={() => rerunFailing(firstFailed)}
          >
            {say.rerunFailing}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} />}
          onClick={() => exportAs('junit')}
        >
          {say.exportJUnit}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} />}
          onClick={() => exportAs('csv')}
        >
          {say.exportCsv}
        </Button>
      </div>
      <RunBar run={run} />
      {failure && (
        <p className={classes.failure} role="alert">
          {message(failure)}
        </p>
      )}
    </header>
  );
}
