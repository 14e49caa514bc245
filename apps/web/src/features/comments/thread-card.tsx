import type { CommentThread } from '@confab/contracts';
import { trailOf } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';
import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { CommentField } from './comment-field.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { useCommenting } from './use-comments.ts';
import { words } from './words.ts';

interface ThreadCardProps {
  readonly thread: CommentThread;
  /** Of the item whose panel this is; of another item nothing but its name is said. */
  readonly schema: ItemSchema | undefined;
  readonly isOwnItem: boolean;
  readonly isFresh: boolean;
  readonly isWanted?: boolean;
  readonly mayComment: boolean;
  readonly onOpenItem: (thread: CommentThread) => void;
}

/** A conversation: what it is about, what was said, and what can be answered. */
export function ThreadCard(props: ThreadCardProps) {
  const { thread, isFresh, isWanted = false, mayComment } = props;
  const say = useWords(words);
  const { reply, resolve } = useCommenting();
  const [isReplying, setReplying] = useState(false);
  const { id, itemName, isResolved, resolvedByName, comments } = thread;
  const show = (element: HTMLElement | null) => {
    if (isWanted) element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <li
      ref={show}
      className={classes.thread}
      data-fresh={isFresh || undefined}
      data-wanted={isWanted || undefined}
      data-resolved={isResolved || undefined}
      aria-label={say.thread(itemName)}
    >
      <ThreadHead {...props} />
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {isResolved && <p className={classes.when}>{say.resolvedBy(resolvedByName)}</p>}
      {mayComment && !isReplying && (
        <Group gap="xs">
          {!isResolved && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconArrowBackUp size={14} />}
              onClick={() => setReplying(true)}
            >
              {say.reply}
            </Button>
          )}
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            c="var(--cf-quiet)"
            leftSection={<IconCheck size={14} />}
            loading={resolve.isPending}
            onClick={() => resolve.mutate({ threadId: id, isResolved: !isResolved })}
          >
            {isResolved ? say.reopen : say.resolve}
          </Button>
        </Group>
      )}
      {isReplying && (
        <CommentField
          label={say.reply}
          placeholder={say.replyPlaceholder}
          sendLabel={say.reply}
          isFocused
          isSending={reply.isPending}
          failure={reply.error?.message}
          onSend={async (said) => {
            await reply.mutateAsync({ ...said, threadId: id });
            setReplying(false);
          }}
          onCancel={() => setReplying(false)}
        />
      )}
    </li>
  );
}

function ThreadHead({ thread, schema, isOwnItem, isFresh, onOpenItem }: ThreadCardProps) {
  const say = useWords(words);
  const { itemId, itemName, isItemDeleted, path } = thread;
  const values = useItem(itemId)?.values ?? {};
  const trail =
    isOwnItem && path !== ''
      ? trailOf(schema?.properties ?? [], path, [values], (_column, value) => (typeof value === 'string' ? value : ''))
      : [];
  const about = isOwnItem ? trail.join(' ▸ ') : itemName;
  if (about === '' && !isFresh) return null;
  return (
    <div className={classes.threadHead}>
      {about === '' ? null : isOwnItem || isItemDeleted ? (
        <span className={classes.about}>
          {about}
          {isItemDeleted && ` (${say.itemDeleted})`}
        </span>
      ) : (
        <button type="button" className={classes.itemLink} onClick={() => onOpenItem(thread)}>
          {about}
        </button>
      )}
      {isFresh && <span className={classes.fresh}>{say.unread}</span>}
    </div>
  );
}
