import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../profiler.module.css';
import { words } from '../words.ts';

interface RankingTableProps {
  readonly heads: readonly string[];
  /** The rows, likeliest first. */
  readonly children: ReactNode;
}

/** What an utterance may mean as a table, scrolled by keyboard too where it is wider than its place. */
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
