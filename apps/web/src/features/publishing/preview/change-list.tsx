import type { ItemChange } from '@confab/contracts';
import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from '../publishing.module.css';
import { words } from '../words.ts';

interface ChangeListProps {
  readonly changes: readonly ItemChange[];
  /** Number of all changes, listed or not. */
  readonly changeCount: number;
  readonly onCompare: (change: ItemChange) => void;
}

/** The changed items, each with its comparison; a removed item has no values left to compare. */
export function ChangeList({ changes, changeCount, onCompare }: ChangeListProps) {
  const say = useWords(words);
  return (
    <>
      <ul className={classes.items} aria-label={say.changedItems}>
        {changes.map((change) => (
          <li key={change.itemId}>
            <span className={classes.mark} data-change={change.change}>
              {say[change.change]}
            </span>{' '}
            {change.isThere && change.change !== 'removed' ? (
              <UnstyledButton className={classes.link} onClick={() => onCompare(change)}>
                {change.displayName || say.unnamed}
                <span className="cf-visually-hidden"> {say.compare}</span>
              </UnstyledButton>
            ) : (
              <span>{change.displayName || say.unnamed}</span>
            )}
          </li>
        ))}
      </ul>
      {changeCount > changes.length && <p className={classes.quiet}>{say.andMore(changeCount - changes.length)}</p>}
    </>
  );
}
