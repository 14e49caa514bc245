import { IconMessages } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { hasMasks } from '../../recordings/index.ts';
import { AnswerLines } from '../conversation/answer-lines.tsx';
import { listBranch } from '../conversation/conversation-tree.ts';
import { useSimulated } from '../simulator-context.tsx';
import shared from '../simulator.module.css';
import classes from './recorded.module.css';
import { words } from '../words.ts';
import { compareRecorded, isCompared } from './compare-recorded.ts';

interface RecordedNoticeProps {
  /** Whether the differences are listed here, where the turns do not show them themselves. */
  readonly listsDifferences?: boolean;
}

/** Says which conversation of a visitor is repeated, by which version, and how many turns are answered differently. */
export function RecordedNotice({ listsDifferences = false }: RecordedNoticeProps) {
  const say = useWords(words);
  const tree = useSimulated((state) => state.tree);
  const isRunning = useSimulated(({ replay }) => replay !== undefined);
  const branch = listBranch(tree);
  const recorded = branch[0]?.begun.recorded;
  if (!recorded) return null;
  const { release, turnCount } = recorded;
  const version = release && say.releaseNumber(release.number);
  const repeated = branch.filter(({ original }) => original !== undefined);
  const compared = repeated.filter(isCompared);
  const different = compared.flatMap((turn) => {
    const difference = compareRecorded(turn);
    return difference ? [{ turn, difference }] : [];
  });
  const isMasked = repeated.some(
    ({ original }) => hasMasks(original?.said ?? null) || hasMasks(original?.answered ?? null),
  );
  return (
    <section className={classes.recorded} aria-label={say.recorded}>
      <p className={classes.recordedTitle}>
        <IconMessages size={16} aria-hidden="true" />
        {say.recordedBy(version ?? say.draft)}
      </p>
      <div role="status">
        {!isRunning && compared.length > 0 && <p>{say.differs(version, different.length, compared.length)}</p>}
        {!isRunning && repeated.length < turnCount && <p>{say.endedEarly(repeated.length, turnCount)}</p>}
      </div>
      {isMasked && <p>{say.masked}</p>}
      {listsDifferences && !isRunning && different.length > 0 && (
        <details className={shared.comparison} data-differs>
          <summary>{say.showDifferences}</summary>
          <ol>
            {different.map(({ turn, difference: { lines, end } }) => (
              <li key={turn.id}>
                {turn.said ?? (turn.isOpening ? say.openingTurn : say.saidNothing)}
                <AnswerLines lines={lines} />
                {end && <p>{end === 'before' ? say.endedBefore : say.endsNow}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
