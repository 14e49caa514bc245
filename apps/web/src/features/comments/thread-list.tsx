import type { CommentThread } from '@confab/contracts';
import type { ItemId, ItemSchema, ThreadId } from '@confab/model';
import { EmptyState, FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { NextPageButton } from '../../loading/next-page-button.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './comments.module.css';
import { ThreadCard } from './thread-card.tsx';
import { useThread, useThreads } from './use-comments.ts';
import { useMarkThreadsRead } from './use-mark-threads-read.ts';
import { words } from './words.ts';

interface ThreadListProps {
  readonly itemId: ItemId | undefined;
  /** Id of the item whose panel this is. */
  readonly ownItemId: string;
  readonly schema: ItemSchema | undefined;
  readonly state: 'open' | 'resolved';
  /** Id of the thread in the URL; it is listed first, whatever its state. */
  readonly linkedThreadId: ThreadId | undefined;
  readonly canComment: boolean;
  readonly onOpenItem: (thread: CommentThread) => void;
}

/** The list of threads, most recently active first. */
export function ThreadList(props: ThreadListProps) {
  const { itemId, ownItemId, schema, state, linkedThreadId, canComment, onOpenItem } = props;
  const say = useWords(words);
  const translate = useMessage();
  const list = useThreads({ itemId, state });
  const linked = useThread(linkedThreadId).data;
  const listed = list.data?.pages.flatMap(({ threads }) => threads) ?? [];
  const others = listed.filter(({ id }) => id !== linked?.id);
  // A thread that moved up while older pages were loading is on two pages.
  const threads = [...new Map([...(linked ? [linked] : []), ...others].map((thread) => [thread.id, thread])).values()];
  const newIds = useMarkThreadsRead(threads);
  if (list.isPending) {
    return (
      <div role="status" aria-label={say.loading} className={classes.loading}>
        <Skeleton height={72} radius="sm" />
        <Skeleton height={72} radius="sm" />
      </div>
    );
  }
  if (list.error && threads.length === 0) {
    return <FailureState title={say.notLoaded} message={translate(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (threads.length === 0) {
    const isOpen = state === 'open';
    return (
      <EmptyState icon={<IconMessages size={24} />} title={isOpen ? say.none : say.noneResolved}>
        {isOpen ? say.noneText : say.noneResolvedText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.threads}>
        {threads.map((thread) => (
          <ThreadCard
            key={thread.id}
            thread={thread}
            schema={schema}
            isOwnItem={itemId !== undefined || thread.itemId === ownItemId}
            isNew={newIds.has(thread.id)}
            isLinked={thread.id === linkedThreadId}
            canComment={canComment}
            onOpenItem={onOpenItem}
          />
        ))}
      </ul>
      <NextPageButton list={list} size="compact-sm">
        {say.more}
      </NextPageButton>
    </>
  );
}
