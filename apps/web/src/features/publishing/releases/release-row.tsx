import type { Release } from '@confab/contracts';
import { Radio } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { Moment } from '../../../dates/index.ts';
import classes from '../publishing.module.css';
import { words } from '../words.ts';

interface ReleaseRowProps {
  readonly release: Release;
  /** Whether the stage runs this release now, so that it cannot be chosen. */
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A release with its notes, its problems and the reasons it was published in spite of them. */
export function ReleaseRow({ release, isCurrent, isSelected, onSelect }: ReleaseRowProps) {
  const say = useWords(words);
  const { releaseNumber, createdUtc, createdBy, notes, errorCount, warningCount, overrides, stages } = release;
  return (
    <div className={classes.release}>
      <Radio
        name="release"
        value={String(releaseNumber)}
        label={say.releaseNumber(releaseNumber)}
        checked={isSelected}
        disabled={isCurrent}
        onChange={onSelect}
      />
      <div className={classes.releaseText}>
        <p className={classes.quiet}>
          <Moment utc={createdUtc} /> {say.by(createdBy)}
          {stages.length > 0 && ` · ${say.onStages(stages.join(', '))}`}
          {errorCount !== null && ` · ${say.problems(errorCount, warningCount ?? 0)}`}
        </p>
        {notes !== '' && <p className={classes.notes}>{notes}</p>}
        {overrides.map(({ reason, by, createdUtc: at }) => (
          <p key={at} className={classes.quiet}>
            {say.overrideOf(by, reason)}
          </p>
        ))}
      </div>
    </div>
  );
}
