import type { CommentThread } from '@confab/contracts';
import { buildTrail } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';
import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { CommentField } from './comment-field.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { useCommentMutations } from './use-comments.ts';
import { useDraftField } from './use-draft-field.ts';
import { words } from './words.ts';

interface ThreadCardProps {
  readonly thread: CommentThread;
  /** Schema of the item whose panel this is; threads of other items show only the name of their item. */
  readonly schema: ItemSchema | undefined;
  readonly isOwnItem: boolean;
  readonly isNew: boolean;
  readonly isLinked?: boolean;
  readonly canComment: boolean;
  readonly onOpenItem: (thread: CommentThread) => void;
}

/** A comment thread with its subject, comments and actions. */
export function ThreadCard(props: ThreadCardProps) {
  const { thread, isNew, isLinked = false, canComment } = props;
  const say = useWords(words);
  const { reply, resolve } = useCommentMutations();
  const translate = useMessage();
  const { id, itemName, isResolved, resolvedByName, comments } = thread;
  const place = { threadId: id };
  const opener = useRef<HTMLDivElement>(null);
  const field = useDraftField(place, opener);
  const show = (element: HTMLElement | null) => {
    if (isLinked) element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <li
      ref={show}
      className={classes.thread}
      data-new={isNew || undefined}
      data-linked={isLinked || undefined}
      data-resolved={isResolved || undefined}
      aria-label={say.thread(itemName)}
    >
      <ThreadHead {...props} />
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {isResolved && <p className={classes.when}>{say.resolvedBy(resolvedByName)}</p>}
      {canComment && !field.isOpen && (
        <Group ref={opener} gap="xs">
          {!isResolved && (
            <Button size="compact-xs" variant="subtle" leftSection={<IconArrowBackUp size={14} />} onClick={field.open}>
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
      {resolve.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {translate(resolve.error)}
        </Text>
      )}
      {field.isOpen && canComment && (
        <CommentField
          label={say.reply}
          placeholder={say.replyPlaceholder}
          sendLabel={say.reply}
          place={place}
          isFocused={field.isFocused}
          isSending={reply.isPending}
          failure={reply.error ?? undefined}
          onSend={async (draft) => {
            await reply.mutateAsync({ ...draft, threadId: id });
            field.close();
          }}
          onCancel={field.close}
        />
      )}
    </li>
  );
}

function ThreadHead({ thread, schema, isOwnItem, isNew, onOpenItem }: ThreadCardProps) {
  const say = useWords(words);
  const { itemId, itemName, isItemDeleted, path } = thread;
  const values = useItem(itemId)?.values ?? {};
  const trail =
    isOwnItem && path !== ''
      ? buildTrail(schema?.properties ?? [], path, [values], (_column, value) =>
          typeof value === 'string' ? value : '',
        )
      : [];
  const about = isOwnItem ? trail.join(' ▸ ') : itemName;
  if (about === '' && !isNew) return null;
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
      {isNew && <span className={classes.new}>{say.unread}</span>}
    </div>
  );
}
