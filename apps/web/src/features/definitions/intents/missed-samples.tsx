import type { MissedSample } from '@confab/dialog-engine';
import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';

interface MissedSamplesProps {
  readonly misses: readonly MissedSample[];
  readonly getName: (intentId: string) => string;
  readonly onOpen: (intentId: string) => void;
}

/** The samples of an intent that were not recognised; each leads to the intent that was likelier. */
export function MissedSamples({ misses, getName, onOpen }: MissedSamplesProps) {
  const say = useWords(words);
  if (misses.length === 0) return null;
  return (
    <section className={classes.detailPart} aria-label={say.notRecognised}>
      <h3>{say.notRecognised}</h3>
      <ul className={classes.places}>
        {misses.map(({ intentId, sample, likeliestId, isTaken }) => {
          const isOther = likeliestId !== null && likeliestId !== intentId;
          return (
            <li key={sample}>
              {isOther ? (
                <UnstyledButton className={classes.place} onClick={() => onOpen(likeliestId)}>
                  <span>{sample}</span>
                  <span className={classes.quiet}>{say.takenFor(getName(likeliestId), isTaken)}</span>
                </UnstyledButton>
              ) : (
                <span className={classes.place}>
                  <span>{sample}</span>
                  <span className={classes.quiet}>{say.unsure}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
