import { analyticPageSize, type AnalyticDataOf } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useDisplay } from '../display.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import { BarTable } from '../table/bar-table.tsx';
import { toTable } from '../table/to-table.ts';
import type { AnalyticRequest } from '../use-analytic-data.ts';
import { Conversation } from './conversation.tsx';
import { LiveBar } from './live-bar.tsx';
import { useLiveList } from './use-live-list.ts';
import classes from './conversations.module.css';

/** The contract has pages from 0 to 199. */
const pagesMax = 200;

interface ConversationsProps {
  readonly data: AnalyticDataOf<'correspondence'>;
  /** Whether the data is of another request, while that of the current one is loading. */
  readonly isOutdated: boolean;
  readonly request: AnalyticRequest;
  readonly navigation: AnalyticNavigation;
  /** What is shown instead of an empty list; undefined for a list that is not empty. */
  readonly empty: ReactNode;
}

/** A page of conversations, and beside it the opened one. */
export function Conversations({ data: read, isOutdated, request, navigation, empty }: ConversationsProps) {
  const { location, go, toHref } = navigation;
  const display = useDisplay();
  const { data, openTurns, bar } = useLiveList(read, request, location);
  const { say } = display;
  const list = useRef<HTMLDivElement>(null);
  const { conversation, page } = location;
  const pages = Math.min(pagesMax, Math.max(1, Math.ceil(data.total / analyticPageSize)));
  // An address may name a page that the list has no more.
  const isPastEnd = !isOutdated && page >= pages;
  const goToLastPage = useEffectEvent(() => go({ page: toPage(pages - 1) }, { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
  const current = data.conversations.findIndex((row) => row.conversation === conversation);

  /** The link that opened the conversation gets the focus back. */
  function close() {
    list.current?.querySelector<HTMLElement>('[aria-current] a')?.focus();
    go({ conversation: undefined });
  }

  return (
    <div className={classes.columns}>
      <div ref={list} className={classes.list}>
        <LiveBar {...bar} />
        {empty ?? (
          <>
            <p className={classes.quiet}>{say.conversationsFound(display.formatNumber(data.total), data.total)}</p>
            <BarTable
              table={toTable(data, display)}
              caption={say.correspondence}
              currentRow={current}
              getHref={(row, column) =>
                column === 0 ? toHref({ conversation: data.conversations[row]?.conversation }) : undefined
              }
            />
          </>
        )}
        {pages > 1 && (
          <nav className={classes.pages} aria-label={say.pages}>
            <Button variant="default" disabled={page === 0} onClick={() => go({ page: toPage(page - 1) })}>
              {say.newer}
            </Button>
            <span>{say.pageOf(page + 1, pages)}</span>
            <Button variant="default" disabled={page + 1 >= pages} onClick={() => go({ page: toPage(page + 1) })}>
              {say.older}
            </Button>
          </nav>
        )}
      </div>
      <p role="status" className="cf-visually-hidden">
        {bar.isLive && openTurns !== undefined && say.turnsSoFar(openTurns)}
      </p>
      {conversation !== undefined && (
        <Conversation
          key={conversation}
          conversation={conversation}
          row={data.conversations[current]}
          request={request}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The first page is not named in the address. */
function toPage(page: number): string | undefined {
  return page === 0 ? undefined : String(page + 1);
}
