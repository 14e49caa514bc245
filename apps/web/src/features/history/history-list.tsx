import { EmptyState, FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NextPageButton, type PagedList } from '../../loading/next-page-button.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './history.module.css';
import { words } from './words.ts';

interface HistoryListProps {
  readonly list: PagedList & {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A paged list with its loading, error and empty states, and a button for older entries. */
export function HistoryList({ list, isEmpty, children }: HistoryListProps) {
  const say = useWords(words);
  const translate = useMessage();
  if (list.isPending) return <Loading label={say.loading} />;
  if (list.error && isEmpty) {
    return <FailureState title={say.notLoaded} message={translate(list.error)} onRetry={() => list.refetch()} />;
  }
  if (isEmpty) {
    return (
      <EmptyState icon={<IconHistory size={24} />} title={say.none}>
        {say.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={classes.list}>{children}</ol>
      <NextPageButton list={list} size="compact-sm">
        {say.more}
      </NextPageButton>
    </>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} radius="sm" />
      ))}
    </div>
  );
}
