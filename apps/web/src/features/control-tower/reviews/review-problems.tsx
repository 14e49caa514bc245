import type { ReviewDetails } from '@confab/contracts';
import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useProblemSentence } from '../../validation/index.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

interface ReviewProblemsProps {
  readonly details: ReviewDetails;
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: (itemId: string) => void;
}

/** The problems of the version under review; each selects its page. */
export function ReviewProblems({ details, names, onOpen }: ReviewProblemsProps) {
  const say = useWords(words);
  const getSentence = useProblemSentence();
  const { errorCount, warningCount, problems } = details;
  const heading = say.problems(errorCount, warningCount);
  return (
    <section className={classes.panel} aria-label={heading}>
      <h2 className={classes.subheading}>{heading}</h2>
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map((problem) => {
            const { itemId, path, code, message, severity } = problem;
            return (
              <li key={`${itemId} ${path} ${code} ${message}`}>
                <UnstyledButton className={classes.problem} data-severity={severity} onClick={() => onOpen(itemId)}>
                  <strong>{names.get(itemId)}</strong> {getSentence(problem)}
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
