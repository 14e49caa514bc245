import { Skeleton } from '@mantine/core';
import { StatusBadge } from '@confab/ui';
import { useWords } from '../../../words/define-words.ts';
import type { Attempt } from './attempts.ts';
import classes from '../profiler.module.css';
import { words } from '../words.ts';

/** Badge colour of each outcome; the badge also has a text. */
const colours = { match: 'green', confirm: 'amber', noMatch: 'red' } as const;

interface AttemptListProps {
  readonly list: readonly Attempt[];
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
}

/** Lists the attempts with their outcomes, newest first. */
export function AttemptList({ list, selectedId, onSelect }: AttemptListProps) {
  const say = useWords(words);
  return (
    <section className={classes.list} aria-label={say.tried}>
      <ul>
        {list.map((attempt) => (
          <li key={attempt.id}>
            <button
              type="button"
              className={classes.tried}
              aria-current={attempt.id === selectedId}
              onClick={() => onSelect(attempt.id)}
            >
              <span className={classes.said} title={attempt.text}>
                {attempt.text}
              </span>{' '}
              <Outcome attempt={attempt} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ attempt: { state, result } }: { readonly attempt: Attempt }) {
  const say = useWords(words);
  if (state === 'waiting') return <Skeleton height={18} width={64} aria-label={say.waiting} role="status" />;
  if (!result) return <StatusBadge colour="red" label={say.failed} />;
  return <StatusBadge colour={colours[result.outcome]} label={say[result.outcome]} />;
}
