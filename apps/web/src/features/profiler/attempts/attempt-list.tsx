import { Skeleton } from '@mantine/core';
import { StatusBadge } from '@confab/ui';
import { useWords } from '../../../words/define-words.ts';
import type { Attempt } from './attempts.ts';
import classes from '../profiler.module.css';
import { words } from '../words.ts';

/** The colour of each outcome; its word stands beside it. */
const colours = { match: 'green', confirm: 'amber', noMatch: 'red' } as const;

interface AttemptListProps {
  readonly list: readonly Attempt[];
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
}

/** What was tried, the last first, each with what would come of it. */
export function AttemptList({ list, selectedId, onSelect }: AttemptListProps) {
  const say = useWords(words);
  return (
    <section className={classes.list} aria-label={say.tried}>
      <ul>
        {list.map((tried) => (
          <li key={tried.id}>
            <button
              type="button"
              className={classes.tried}
              aria-current={tried.id === selectedId}
              onClick={() => onSelect(tried.id)}
            >
              <span className={classes.said} title={tried.text}>
                {tried.text}
              </span>{' '}
              <Outcome tried={tried} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ tried: { state, result } }: { readonly tried: Attempt }) {
  const say = useWords(words);
  if (state === 'waiting') return <Skeleton height={18} width={64} aria-label={say.waiting} role="status" />;
  if (!result) return <StatusBadge colour="red" label={say.failed} />;
  return <StatusBadge colour={colours[result.outcome]} label={say[result.outcome]} />;
}
