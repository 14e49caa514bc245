import { can } from '@confab/access';
import { Tooltip } from '@mantine/core';
import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { useCommentCount, type CommentCount } from './comment-marks.tsx';
import classes from './marks.module.css';
import { showComments } from './show-comments.ts';
import { words, type CommentWords } from './words.ts';

/** Whether there are comments on something: their number, and that some are new. Nothing where there are none. */
export function CommentBadge({ itemId }: { readonly itemId: string }) {
  const say = useWords(words);
  const count = useCommentCount(itemId);
  if (count.open === 0) return null;
  return (
    <span className={classes.badge} data-unread={count.unread > 0 || undefined} title={countWords(count, say)}>
      <IconMessage size={12} aria-hidden="true" />
      {count.open}
      <span className="cf-visually-hidden"> {countWords(count, say)}</span>
    </span>
  );
}

/** The number on the tab of an item's comments. */
export function UnreadMark({ itemId }: { readonly itemId: string }) {
  const say = useWords(words);
  const count = useCommentCount(itemId);
  if (count.open === 0) return null;
  return (
    <span className={classes.number} data-unread={count.unread > 0 || undefined}>
      <span aria-hidden="true">{count.open}</span>
      <span className="cf-visually-hidden"> {countWords(count, say)}</span>
    </span>
  );
}

interface InputMarkProps {
  readonly itemId: string;
  readonly path: string;
  /** What the input is called. */
  readonly label: string;
}

/** At an input: how much is said about it, and the way to say something. */
export function InputMark({ itemId, path, label }: InputMarkProps) {
  const say = useWords(words);
  const count = useCommentCount(itemId, path);
  const mayComment = useSession(({ activeTeam }) => activeTeam && can(activeTeam.permissions, 'comment.write'));
  if (count.open === 0 && !mayComment) return null;
  const name = say.writeAbout(label);
  return (
    <Tooltip label={count.open > 0 ? countWords(count, say) : name} openDelay={500}>
      <button
        type="button"
        className={classes.input}
        data-open={count.open > 0 || undefined}
        data-unread={count.unread > 0 || undefined}
        aria-label={count.open > 0 ? `${name}, ${countWords(count, say)}` : name}
        onClick={() => showComments(path)}
      >
        {count.open > 0 ? (
          <>
            <IconMessage size={13} aria-hidden="true" />
            {count.open}
          </>
        ) : (
          <IconMessagePlus size={14} aria-hidden="true" />
        )}
      </button>
    </Tooltip>
  );
}

function countWords({ open, unread }: CommentCount, say: CommentWords) {
  return unread > 0 ? say.newMarks(unread) : say.marks(open);
}
