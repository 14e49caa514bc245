import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../profiler.module.css';
import { words } from '../words.ts';

interface RankingTableProps {
  readonly heads: readonly string[];
  /** The rows, best match first. */
  readonly children: ReactNode;
}

/** Table of the possible meanings of an utterance; scrolls by keyboard when it is too wide. */
export function RankingTable({ heads, children }: RankingTableProps) {
  const say = useWords(words);
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={say.ranking}>
      <table className={classes.table}>
        <caption className="cf-visually-hidden">{say.ranking}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
