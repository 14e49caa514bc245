import type { TestResult, TestRunSummary } from '@confab/contracts';
import type { StepOutcome } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconRefresh } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useStoredText } from '../../../words/stored/stored-text.ts';
import { useTraceLines } from '../../simulator/index.ts';
import { explainFailure, getCheckTexts } from '../explain-checks.ts';
import { createNodeNameLookup } from '../node-options.ts';
import { showError } from '../show-error.ts';
import { useTargetProject } from '../use-test-case.ts';
import { useRunActions, useTestOutcome, type TestPlace } from '../use-test-runs.ts';
import { words } from '../words.ts';
import classes from './view-run.module.css';

interface ResultStepsProps {
  readonly run: TestRunSummary;
  readonly result: TestResult | undefined;
  readonly place: TestPlace;
  readonly mayRun: boolean;
}

/** Shows the outcome of one case step by step, with expected and actual values and the trace. */
export function ResultSteps({ run, result, place, mayRun }: ResultStepsProps) {
  const say = useWords(words);
  const message = useMessage();
  const translateStored = useStoredText();
  const found = useTestOutcome(place, result);
  const target = useTargetProject(place.teamId, run.targetProjectId);
  const { reRun } = useRunActions(place);
  const getNodeName = createNodeNameLookup(target.data);
  if (!result) return <p className={classes.quiet}>{say.chooseCase}</p>;
  const { caseName, testRunNodeId, testRunResultId, state, attempt, milliseconds } = result;
  const isFinished = state !== 'Queued' && state !== 'Running';
  const failure = state === 'Failed' ? explainFailure(found.data?.outcome?.steps ?? [], say) : undefined;
  // The steps of a failed case explain it in the language of the interface, once they are loaded.
  const isExplained = result.message === '' || failure !== undefined || (state === 'Failed' && found.isPending);
  const rerun = () =>
    reRun.mutate({ targetProjectId: run.targetProjectId, testRunNodeId, testRunResultId }, { onError: showError });
  return (
    <section className={classes.steps} aria-label={say.stepsOf(caseName)}>
      <header className={classes.facts}>
        <h3 className={classes.caseTitle}>{caseName}</h3>
        <span className={classes.quiet}>
          {say.took(milliseconds)}
          {attempt > 1 && ` · ${say.attempt(attempt)}`}
        </span>
        <span className={classes.grow} />
        {mayRun && isFinished && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconRefresh size={14} />}
            aria-label={say.rerunOf(caseName)}
            loading={reRun.isPending}
            onClick={rerun}
          >
            {say.rerun}
          </Button>
        )}
      </header>
      {!isFinished && <p className={classes.quiet}>{say.waitingCase}</p>}
      {isFinished && !isExplained && <p className={classes.failure}>{translateStored('testResult', result.message)}</p>}
      {failure !== undefined && <p className={classes.failure}>{failure}</p>}
      {isFinished && found.isPending && <Skeleton height={120} aria-label={say.loading} />}
      {found.isError && (
        <FailureState title={say.notLoaded} message={message(found.error)} onRetry={() => void found.refetch()} />
      )}
      {isFinished && (
        <ol className={classes.stepList}>
          {found.data?.outcome?.steps.map((step, at) => (
            <Step key={step.stepId} step={step} number={at + 1} getNodeName={getNodeName} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface StepProps {
  readonly step: StepOutcome;
  readonly number: number;
  readonly getNodeName: (nodeId: string) => string;
}

function Step({ step, number, getNodeName }: StepProps) {
  const say = useWords(words);
  const toTraceLines = useTraceLines(getNodeName);
  const isUnchecked = step.checks.length === 0;
  const Icon = isUnchecked ? IconCircleDashed : step.passed ? IconCircleCheck : IconCircleX;
  const utterance = step.requestValue === '' ? (number === 1 ? say.opens : say.silent) : say.quoted(step.requestValue);
  return (
    <li className={classes.step} data-passed={isUnchecked ? undefined : step.passed}>
      <p className={classes.said}>
        <Icon size={16} aria-hidden="true" />
        <strong>{utterance}</strong>
        {!isUnchecked && <span className="cf-visually-hidden">{step.passed ? say.allPassed : say.someFailed}</span>}
      </p>
      <p className={classes.response}>{step.response}</p>
      {step.checks.map((check) => {
        const { expected, got } = getCheckTexts(step, check, say);
        return (
          <dl key={check.kind + check.expected + check.got} className={classes.check} data-passed={check.passed}>
            <dt>{say.checkOf(check.kind)}</dt>
            <dd>
              {check.kind === 'outside' ? (
                `${got}. ${say.notSent}`
              ) : (
                <>
                  <span>
                    {say.expected}
                    {check.match && check.match !== 'Exact' && ` (${say.matchKind(check.match)})`}: <q>{expected}</q>
                  </span>
                  {!check.passed && (
                    <span>
                      {say.got}: <q>{got}</q>
                    </span>
                  )}
                </>
              )}
            </dd>
          </dl>
        );
      })}
      {isUnchecked && <p className={classes.quiet}>{say.nothingChecked}</p>}
      <details className={classes.trace}>
        <summary>{say.trace}</summary>
        <ol>
          {toTraceLines(step.trace).map((line, at) => (
            <li key={at}>{line.words}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}
