import type { CommentThread } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './reviews.module.css';
import { useReviewComment } from './use-reviews.ts';
import { words } from './words.ts';

interface ReviewCommentsProps {
  readonly reviewId: string;
  readonly itemId: ItemId;
  readonly name: string;
  readonly threads: readonly CommentThread[];
}

/** The comments on the selected item, and a form for a new one. */
export function ReviewComments({ reviewId, itemId, name, threads }: ReviewCommentsProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [text, setText] = useState('');
  const [threadId, setThreadId] = useState(newId);
  const comment = useReviewComment(reviewId);

  function send() {
    const sent = { itemId, newThreadId: threadId, text };
    comment.mutate(sent, {
      onSuccess: () => {
        setText('');
        setThreadId(newId());
      },
    });
  }

  return (
    <section className={classes.panel} aria-label={say.comments(name)}>
      <h2 className={classes.subheading}>{say.comments(name)}</h2>
      {threads.length === 0 && <p className={classes.quiet}>{say.noComments}</p>}
      <ul className={classes.threads}>
        {threads.map((thread) => (
          <li key={thread.id}>
            {thread.isResolved && <span className={classes.small}>{say.resolved}</span>}
            {thread.comments.map(({ id, authorName, createdUtc, text: said, isDeleted }) => (
              <p key={id} className={classes.comment}>
                <strong>{authorName}</strong> <Moment utc={createdUtc} className={classes.quiet ?? ''} />
                <br />
                {isDeleted ? say.deleted : said}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <Textarea
        label={say.comment}
        description={say.commentHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {comment.error && (
        <Alert color="red" variant="light" role="alert">
          {translate(comment.error)}
        </Alert>
      )}
      <Button variant="default" disabled={text.trim() === ''} loading={comment.isPending} onClick={send}>
        {say.send}
      </Button>
    </section>
  );
}
