import { can } from '@confab/access';
import { Tooltip } from '@mantine/core';
import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { words, type BadgeWords } from './badge-words.ts';
import classes from './comment-badges.module.css';
import { useCommentCount, useCommentCounts, type CommentCount } from './comment-counts.tsx';
import { openInputComments } from './open-input-comments.ts';

/** The number of open comments of an item, marked when some are new. Renders nothing without comments. */
export function CommentBadge({ itemId }: { readonly itemId: string }) {
  const say = useWords(words);
  const count = useCommentCount(itemId);
  if (count.open === 0) return null;
  return (
    <span className={classes.badge} data-unread={count.unread > 0 || undefined} title={formatCount(count, say)}>
      <IconMessage size={12} aria-hidden="true" />
      {count.open}
      <span className="cf-visually-hidden"> {formatCount(count, say)}</span>
    </span>
  );
}

/** Returns a function that gives the number of comments of an item in words; '' without comments. */
export function useCommentSummary(): (itemId: string) => string {
  const say = useWords(words);
  const counts = useCommentCounts();
  return (itemId) => {
    const count = counts.get(itemId);
    return count === undefined ? '' : formatCount(count, say);
  };
}

/** The number of comments on the Comments tab. */
export function UnreadBadge({ itemId }: { readonly itemId: string }) {
  const say = useWords(words);
  const count = useCommentCount(itemId);
  if (count.open === 0) return null;
  return (
    <span className={classes.number} data-unread={count.unread > 0 || undefined}>
      <span aria-hidden="true">{count.open}</span>
      <span className="cf-visually-hidden"> {formatCount(count, say)}</span>
    </span>
  );
}

interface InputMarkProps {
  readonly itemId: string;
  readonly path: string;
  /** Label of the input. */
  readonly label: string;
}

/** The button at an input that shows its number of comments and starts a new one. */
export function InputCommentButton({ itemId, path, label }: InputMarkProps) {
  const say = useWords(words);
  const count = useCommentCount(itemId, path);
  const canComment = useSession(({ activeTeam }) => activeTeam && can(activeTeam.permissions, 'comment.write'));
  if (count.open === 0 && !canComment) return null;
  const name = say.writeAbout(label);
  return (
    <Tooltip label={count.open > 0 ? formatCount(count, say) : name} openDelay={500}>
      <button
        type="button"
        className={classes.input}
        data-open={count.open > 0 || undefined}
        data-unread={count.unread > 0 || undefined}
        aria-label={count.open > 0 ? `${name}, ${formatCount(count, say)}` : name}
        onClick={() => openInputComments(path)}
      >
        {count.open > 0 ? (
          <>
            <IconMessage size={14} aria-hidden="true" />
            {count.open}
          </>
        ) : (
          <IconMessagePlus size={14} aria-hidden="true" />
        )}
      </button>
    </Tooltip>
  );
}

function formatCount({ open, unread }: CommentCount, say: BadgeWords) {
  return unread > 0 ? say.newMarks(unread) : say.marks(open);
}
