import { IconArrowsDiff, IconEqual } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { AnswerLines } from './answer-lines.tsx';
import { compareAnswers } from './compare-answers.ts';
import { findTurn, type SimulatedTurn } from './conversation-tree.ts';
import { useSimulated } from '../simulator-context.tsx';
import { words } from '../words.ts';
import classes from '../simulator.module.css';

/** Shows how the answer changed since the same input was sent before. */
export function AnswerComparison({ turn }: { readonly turn: SimulatedTurn }) {
  const say = useWords(words);
  const before = useSimulated(({ tree }) => findTurn(tree, turn.insteadOf));
  if (!before) return null;
  const lines = compareAnswers(before, turn);
  if (lines.length === 0) {
    return (
      <p className={classes.comparison}>
        <IconEqual size={14} aria-hidden="true" />
        {say.sameAnswer}
      </p>
    );
  }
  return (
    <details className={classes.comparison} data-differs open>
      <summary>
        <IconArrowsDiff size={14} aria-hidden="true" />
        {say.otherAnswer}
      </summary>
      <AnswerLines lines={lines} />
    </details>
  );
}
