import type { StepOutcome, TestStep } from '@confab/model';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { getCheckTexts } from '../explain-checks.ts';
import { words } from '../words.ts';
import classes from './edit-case.module.css';

interface StepResultProps {
  readonly outcome: StepOutcome | undefined;
  readonly number: number;
  readonly onAccept: (change: Partial<TestStep>) => void;
}

/** Shows the outcome of a tried step, with the checks that failed. */
export function StepResult({ outcome, number, onAccept }: StepResultProps) {
  const say = useWords(words);
  if (!outcome) return <div className={classes.answer} data-empty />;
  const { passed, checks } = outcome;
  const failed = checks.filter((check) => !check.passed);
  const isUnchecked = checks.length === 0;
  const Icon = isUnchecked ? IconCircleDashed : passed ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes.answer}>
      <p className={classes.verdict}>
        <Icon size={16} aria-hidden="true" />
        {isUnchecked ? say.nothingChecked : passed ? say.allPassed : say.someFailed}
      </p>
      <p className={classes.came}>{outcome.response === '' ? say.noAnswer : outcome.response}</p>
      {failed
        .filter(({ kind }) => kind !== 'response')
        .map((check) => {
          const { expected, got } = getCheckTexts(outcome, check, say);
          return (
            <p key={check.kind + check.got} className={classes.missed}>
              {say.checkOf(check.kind)}: {check.kind === 'outside' ? `${got}. ${say.notSent}` : `${expected} ≠ ${got}`}
            </p>
          );
        })}
      {canAccept(outcome) ? (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={say.takeStep(number)}
          onClick={() => onAccept(toExpectation(outcome))}
        >
          {say.takeAsExpected}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether accepting the actual response would change the verdict on a step: it failed, or expects nothing yet. */
export function canAccept({ checks }: StepOutcome): boolean {
  return checks.length === 0 || checks.some(({ kind, passed }) => !passed && kind !== 'outside');
}

/** Turns an outcome into the expectation of its step. Node and end are only expected if the step checked them before. */
export function toExpectation(outcome: StepOutcome): Partial<TestStep> {
  const kinds = new Set(outcome.checks.map(({ kind }) => kind));
  return {
    expectedResponse: outcome.response,
    match: 'Exact',
    ...(kinds.has('node') && { targetNodeId: outcome.nodeId }),
    ...(kinds.has('end') && { expectEndSession: outcome.ended }),
  };
}
