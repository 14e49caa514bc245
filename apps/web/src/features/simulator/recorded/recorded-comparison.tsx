import { IconArrowsDiff, IconEqual } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { AnswerLines } from '../conversation/answer-lines.tsx';
import type { SimulatedTurn } from '../conversation/conversation-tree.ts';
import { words } from '../words.ts';
import classes from '../simulator.module.css';
import { compareRecorded, isCompared } from './compare-recorded.ts';

/** Shows how the answer differs from the one that the visitor got. */
export function RecordedComparison({ turn }: { readonly turn: SimulatedTurn }) {
  const say = useWords(words);
  if (!isCompared(turn)) return null;
  const difference = compareRecorded(turn);
  if (!difference)
    return (
      <p className={classes.comparison}>
        <IconEqual size={14} aria-hidden="true" />
        {say.sameAsVisitor}
      </p>
    );
  const { lines, end } = difference;
  return (
    <details className={classes.comparison} data-differs open>
      <summary>
        <IconArrowsDiff size={14} aria-hidden="true" />
        {say.otherThanVisitor}
      </summary>
      <AnswerLines lines={lines} />
      {end && <p className={classes.spoken}>{end === 'before' ? say.endedBefore : say.endsNow}</p>}
    </details>
  );
}
