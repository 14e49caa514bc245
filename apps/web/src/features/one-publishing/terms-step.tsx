import { Checkbox, Stack } from '@mantine/core';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './one-publishing.module.css';
import { words } from './words.ts';

/** The terms to accept before publishing, each with its own box (A2.69). */
export const terms = ['productTerms', 'checklistTerms'] as const;
export type Term = (typeof terms)[number];

interface TermsStepProps {
  readonly accepted: ReadonlySet<Term>;
  readonly onChange: (accepted: ReadonlySet<Term>) => void;
}

/** Two boxes, both unticked at first. */
export function TermsStep({ accepted, onChange }: TermsStepProps) {
  const say = useWords(words);
  return (
    <section ref={takeLostFocus} className={`${classes.step} ${classes.content}`} tabIndex={-1} aria-label={say.terms}>
      <p className={classes.line}>{say.termsHint}</p>
      <Stack gap="xs">
        {terms.map((term) => (
          <Checkbox
            key={term}
            label={say[term]}
            checked={accepted.has(term)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(new Set(terms.filter((one) => (one === term ? checked : accepted.has(one)))))
            }
          />
        ))}
      </Stack>
    </section>
  );
}
