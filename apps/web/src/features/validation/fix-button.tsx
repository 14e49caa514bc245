import type { FoundProblem } from '@confab/dialog-engine';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import classes from './validation.module.css';
import { words } from './words.ts';

interface FixButtonProps {
  readonly problem: FoundProblem;
  readonly onFix: (problem: FoundProblem) => Promise<void>;
  /** What screen readers add to its text. */
  readonly children?: ReactNode;
}

/** Fixes a problem; nothing for a problem that the author has to decide. */
export function FixButton({ problem, onFix, children }: FixButtonProps) {
  const say = useWords(words);
  if (!problem.fix) return null;
  return (
    <UnstyledButton className={classes.fix} onClick={() => void onFix(problem)}>
      {say.fix(problem.fix)} {children}
    </UnstyledButton>
  );
}
