import type { Comment } from '@confab/contracts';
import { Fragment } from 'react';
import classes from './comments.module.css';
import { splitCommentText } from './split-comment-text.ts';

/** The text of a comment, with highlighted mentions and clickable URLs. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => name);
  return (
    <p className={classes.text}>
      {splitCommentText(text, names).map(({ type, words }, at) => {
        // Parts have no id, so the index is their key.
        if (type === 'name')
          return (
            <strong key={at} className={classes.mention}>
              {words}
            </strong>
          );
        if (type === 'link')
          return (
            <a key={at} href={words} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          );
        return <Fragment key={at}>{words}</Fragment>;
      })}
    </p>
  );
}
