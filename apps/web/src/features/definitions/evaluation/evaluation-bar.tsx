import { Button, Progress, UnstyledButton } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';
import { listConfusedPairs } from './list-confused-pairs.ts';
import type { Evaluation } from './use-evaluation.ts';

interface EvaluationBarProps {
  readonly evaluation: Evaluation;
  readonly getName: (intentId: string) => string;
  readonly onOpen: (intentId: string) => void;
  /** Whether all workflows are loaded; the evaluation needs them. */
  readonly isReady: boolean;
}

const shownPairs = 100;

/** How well the intents are recognised, the pairs that are confused, and the button that starts the evaluation. */
export function EvaluationBar({ evaluation, getName, onOpen, isReady }: EvaluationBarProps) {
  const say = useWords(words);
  const { result, isOutdated, progress, isFailed, start, cancel } = evaluation;
  const pairs = result ? listConfusedPairs(result.misses) : [];
  return (
    <section className={classes.evaluation} aria-label={say.recognition}>
      <div className={classes.evaluationHead}>
        {progress === undefined ? (
          <Button
            size="xs"
            variant="default"
            disabled={!isReady}
            leftSection={<IconTargetArrow size={14} aria-hidden="true" />}
            onClick={start}
          >
            {result ? say.checkAgain : say.check}
          </Button>
        ) : (
          <>
            <Progress
              className={classes.progress ?? ''}
              value={progress * 100}
              aria-label={say.checking}
              transitionDuration={0}
            />
            <Button size="xs" variant="default" onClick={cancel}>
              {say.cancel}
            </Button>
          </>
        )}
        <span role="status">
          {progress !== undefined
            ? say.checking
            : isFailed
              ? say.checkFailed
              : result
                ? say.recognised(result.correctCount, result.triedCount)
                : say.checkAbout}
          {progress === undefined && isOutdated ? ` ${say.outdated}` : null}
        </span>
      </div>
      {result && pairs.length > 0 ? (
        <div className={classes.pairs}>
          {pairs.slice(0, shownPairs).map(({ key, intentIds: [one, other], misses }) => (
            <details key={key} className={classes.pair}>
              <summary>{say.pair(getName(one), getName(other), misses.length)}</summary>
              <ul className={classes.places}>
                {misses.map(({ intentId, sample, likeliestId, isTaken }) => (
                  <li key={`${intentId} ${sample}`}>
                    <UnstyledButton className={classes.place} onClick={() => onOpen(intentId)}>
                      <span>{sample}</span>
                      <span className={classes.quiet}>
                        {say.missed(getName(intentId), getName(likeliestId ?? ''), isTaken)}
                      </span>
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      ) : null}
      {result && pairs.length === 0 ? <p className={classes.quiet}>{say.noneConfused}</p> : null}
    </section>
  );
}
