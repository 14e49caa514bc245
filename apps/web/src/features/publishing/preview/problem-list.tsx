import type { PublishPreview } from '@confab/contracts';
import type { FoundProblem } from '@confab/dialog-engine';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { ProblemRow, useProblemSentence } from '../../validation/index.ts';
import classes from '../publishing.module.css';
import { words } from '../words.ts';

/** A problem and the input that has it. */
export type PlacedProblem = Pick<FoundProblem, 'itemId' | 'path'>;

interface ProblemListProps {
  readonly problems: PublishPreview['problems'];
  /** Number of all problems, listed or not. */
  readonly count: number;
  readonly onOpen: (problem: PlacedProblem) => void;
}

/** The problems of the content to publish, errors first; each leads to its input. */
export function ProblemList({ problems, count, onOpen }: ProblemListProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const getSentence = useProblemSentence();
  return (
    <>
      <ul className={classes.items} aria-label={say.problemList}>
        {problems.map((found) => {
          // The server finds problems with the same engine. This list offers no fixes: they would not be saved.
          const problem = { ...found, fix: undefined } as FoundProblem;
          return (
            <ProblemRow
              key={`${problem.itemId} ${problem.path} ${problem.code} ${problem.message}`}
              problem={{ ...problem, message: getSentence(problem) }}
              node={session.getItem(problem.itemId)?.displayName ?? ''}
              onOpen={onOpen}
              onFix={undefined}
            />
          );
        })}
      </ul>
      {count > problems.length && <p className={classes.quiet}>{say.andMore(count - problems.length)}</p>}
    </>
  );
}
