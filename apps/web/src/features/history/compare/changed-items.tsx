import type { ItemChange } from '@confab/contracts';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../history.module.css';
import { useProjectComparison, type ProjectState } from './use-comparison-data.ts';
import { words } from '../words.ts';

interface ChangedItemsProps {
  readonly from: ProjectState;
  readonly to: ProjectState;
  /** Id of a workflow; only its nodes and itself are listed. */
  readonly within?: string | undefined;
  readonly title: string;
  /** Compares the values of an item that exists in both states. */
  readonly onOpen?: (change: ItemChange) => void;
}

/** Which items differ between two states of the project. */
export function ChangedItems({ from, to, within, title, onOpen }: ChangedItemsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { data, isPending, error, refetch } = useProjectComparison(from, to);
  if (isPending) return <Skeleton height={80} radius="sm" />;
  if (error) {
    return <FailureState title={say.notLoaded} message={translate(error)} onRetry={() => void refetch()} />;
  }
  const shown =
    data?.filter(({ itemId, workflowId }) => within === undefined || within === itemId || within === workflowId) ?? [];
  if (shown.length === 0) return <p className={classes.about}>{say.equalProject}</p>;
  return (
    <ul className={classes.items} aria-label={title}>
      {shown.map((change) => (
        <li key={change.itemId} data-change={change.change}>
          <span className={classes.mark}>{say[change.change]}</span>{' '}
          {onOpen && change.change === 'changed' && change.isThere ? (
            <button type="button" className={classes.link} onClick={() => onOpen(change)}>
              {change.displayName || say.nameless}
            </button>
          ) : (
            <span>{change.displayName || say.nameless}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
