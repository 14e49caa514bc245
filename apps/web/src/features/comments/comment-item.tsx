import { can } from '@confab/access';
import type { Comment } from '@confab/contracts';
import { personColour } from '../../live/person-colour.ts';
import { IconButton, PersonBadge } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSession } from '../../session/session-store.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { Moment } from '../../dates/index.ts';
import { CommentField } from './comment-field.tsx';
import { CommentText } from './comment-text.tsx';
import classes from './comments.module.css';
import { useCommentMutations } from './use-comments.ts';
import { useDraftField } from './use-draft-field.ts';
import { words } from './words.ts';

/** One comment. Its author can edit and delete it; an Admin can delete any comment. */
export function CommentItem({ comment }: { readonly comment: Comment }) {
  const say = useWords(words);
  const { edit, remove } = useCommentMutations();
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const role = useSession((state) => state.activeTeam?.permissions);
  const { id, authorId, authorName, text, createdUtc, editedUtc, isDeleted } = comment;
  const place = { commentId: id };
  const opener = useRef<HTMLDivElement>(null);
  const field = useDraftField(place, opener);
  if (isDeleted) return <p className={classes.gone}>{say.deleted}</p>;

  const isOwn = authorId === ownId;
  const canRemove = role && ((isOwn && can(role, 'comment.write')) || can(role, 'comment.removeAny'));
  const confirmRemove = () =>
    openModal('confirmationModal', {
      title: say.removeTitle,
      message: say.removeText,
      confirmLabel: say.remove,
      onConfirm: () => remove.mutateAsync(id),
    });

  return (
    <article className={classes.comment}>
      <PersonBadge name={authorName} colour={personColour(authorId)} size={24} />
      <div className={classes.said}>
        <div ref={opener} className={classes.head}>
          <span className={classes.author}>{authorName}</span>
          <span className={classes.when}>
            <Moment utc={createdUtc} />
            {editedUtc !== null && ` · ${say.edited}`}
          </span>
          {canRemove && (
            <Menu position="bottom-end" width={150}>
              <Menu.Target>
                <IconButton size={24} label={say.actions(authorName)} icon={<IconDots size={14} />} />
              </Menu.Target>
              <Menu.Dropdown>
                {isOwn && <Menu.Item onClick={field.open}>{say.edit}</Menu.Item>}
                <Menu.Item onClick={confirmRemove}>{say.remove}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
        {field.isOpen ? (
          <CommentField
            label={say.edit}
            placeholder=""
            sendLabel={say.save}
            place={place}
            initialText={text}
            isFocused={field.isFocused}
            isSending={edit.isPending}
            failure={edit.error ?? undefined}
            onSend={async (draft) => {
              await edit.mutateAsync({ ...draft, commentId: id });
              field.close();
            }}
            onCancel={field.close}
          />
        ) : (
          <CommentText {...comment} />
        )}
      </div>
    </article>
  );
}
