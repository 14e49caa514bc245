import { EmptyState, FailureState } from '@confab/ui';
import { Pagination, Skeleton } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './control-tower.module.css';
import { pageSize } from './use-reports.ts';
import { words } from './words.ts';

/** A page of a list. */
export type Reports<Entry> = UseQueryResult<{ readonly entries: readonly Entry[]; readonly total: number }>;

interface ReportListProps<Entry extends { readonly id: string }> {
  readonly reports: Reports<Entry>;
  /** Starts at 0. */
  readonly page: number;
  readonly empty: { readonly title: string; readonly text: string };
  readonly onPage: (page: number) => void;
  readonly renderEntry: (entry: Entry) => ReactNode;
}

/** A paged list of entries, with loading, error and empty states. Goes to the last page if the shown one is gone. */
export function ReportList<Entry extends { readonly id: string }>(props: ReportListProps<Entry>) {
  const { reports, page, empty, onPage, renderEntry } = props;
  const say = useWords(words);
  const translate = useMessage();
  const pages = Math.ceil((reports.data?.total ?? 0) / pageSize);
  const isPastEnd = pages > 0 && page >= pages;
  const goToLastPage = useEffectEvent(() => onPage(pages - 1));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
  if (reports.isPending || (isPastEnd && !reports.isError)) {
    return (
      <div role="status" aria-label={say.loading} className={classes.list}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={84} radius="lg" />
        ))}
      </div>
    );
  }
  if (reports.isError) {
    return (
      <FailureState title={say.failed} message={translate(reports.error)} onRetry={() => void reports.refetch()} />
    );
  }
  const { entries, total } = reports.data;
  if (total === 0) {
    return (
      <EmptyState icon={<IconInbox size={24} />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={classes.total}>{say.total(total)}</p>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            {renderEntry(entry)}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={say.pages}>
          <Pagination mt="md" total={pages} value={page + 1} onChange={(next) => onPage(next - 1)} />
        </nav>
      )}
    </>
  );
}
