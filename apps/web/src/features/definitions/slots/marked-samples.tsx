import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import type { IntentRow } from '../rows/read-definition-rows.ts';
import { words } from '../words.ts';

const shownSamples = 3;

interface MarkedSamplesProps {
  /** The intents with the samples that mark the slot. */
  readonly intents: readonly IntentRow[];
  readonly onOpen: (intentId: string) => void;
}

/** The intents whose samples mark a slot, with some of the samples; each leads to its intent. */
export function MarkedSamples({ intents, onOpen }: MarkedSamplesProps) {
  const say = useWords(words);
  return (
    <section className={classes.detailPart} aria-label={say.inSamples}>
      <h3>{say.inSamples}</h3>
      {intents.length === 0 ? <p className={classes.quiet}>{say.noMarkedSamples}</p> : null}
      <ul className={classes.places}>
        {intents.map(({ id, name, samples }) => (
          <li key={id}>
            <UnstyledButton className={classes.place} onClick={() => onOpen(id)}>
              <span>{name || say.unnamed}</span>
              <span className={classes.quiet}>
                {samples.slice(0, shownSamples).join(' · ')}
                {samples.length > shownSamples ? ` · ${say.andMore(samples.length - shownSamples)}` : ''}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
