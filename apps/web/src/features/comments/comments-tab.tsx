import { can } from '@confab/access';
import type { CommentThread } from '@confab/contracts';
import { buildTrail } from '@confab/inputs';
import { threadIdSchema, type ItemSchema, type SkinnyItem } from '@confab/model';
import { IconButton } from '@confab/ui';
import { SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useItem } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { CommentField } from './comment-field.tsx';
import classes from './comments.module.css';
import { ThreadList } from './thread-list.tsx';
import { useCommentMutations } from './use-comments.ts';
import { words } from './words.ts';

interface CommentsTabProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
}

/** The comments on an item and its inputs, or on the whole project. */
export function CommentsTab({ item, schema }: CommentsTabProps) {
  const say = useWords(words);
  const [params, setParams] = useSearchParams();
  const [scope, setScope] = useState<'item' | 'project'>('item');
  const [state, setState] = useState<'open' | 'resolved'>('open');
  const { create } = useCommentMutations();
  const role = useSession(({ activeTeam }) => activeTeam?.permissions);
  const canComment = role !== undefined && can(role, 'comment.write');
  const path = params.get('input') ?? '';
  const isLastSent = create.variables?.path === path;

  function setParam(change: (next: URLSearchParams) => unknown) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true },
    );
  }

  /** Shows a comment that was sent; the author may be writing about another input by then. */
  function showSent(about: string) {
    setState('open');
    if (about !== '') setParam((next) => next.get('input') === about && next.delete('input'));
  }

  function openItem({ id, itemId, itemKind, workflowId }: CommentThread) {
    setScope('item');
    setParam((next) => {
      next.delete('node');
      next.delete('workflow');
      if (itemKind === 'workflow') next.set('workflow', itemId);
      if (itemKind === 'node') next.set('workflow', workflowId ?? '');
      if (itemKind === 'node') next.set('node', itemId);
      next.set('thread', id);
    });
  }

  return (
    <section className={classes.tab} aria-label={say.comments}>
      <div className={classes.filters}>
        <SegmentedControl
          size="xs"
          aria-label={say.show}
          value={scope}
          onChange={(next) => setScope(next === 'project' ? 'project' : 'item')}
          data={[
            { value: 'item', label: say.ofItem },
            { value: 'project', label: say.ofProject },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label={say.state}
          value={state}
          onChange={(next) => setState(next === 'resolved' ? 'resolved' : 'open')}
          data={[
            { value: 'open', label: say.open },
            { value: 'resolved', label: say.resolved },
          ]}
        />
      </div>
      {canComment && scope === 'item' && (
        <div>
          {path !== '' && (
            <CommentTarget
              item={item}
              schema={schema}
              path={path}
              onClear={() => setParam((next) => next.delete('input'))}
            />
          )}
          <CommentField
            key={path}
            label={say.write}
            placeholder={say.placeholder}
            sendLabel={say.send}
            place={{ itemId: item.id, path }}
            isFocused={path !== ''}
            isSending={create.isPending && isLastSent}
            failure={isLastSent ? (create.error ?? undefined) : undefined}
            onSend={(draft) =>
              create.mutateAsync(
                { ...draft, itemId: item.id, path },
                // It is not called once the tab is closed.
                { onSuccess: () => showSent(path) },
              )
            }
          />
        </div>
      )}
      <ThreadList
        key={`${scope} ${state}`}
        itemId={scope === 'item' ? item.id : undefined}
        ownItemId={item.id}
        schema={schema}
        state={state}
        linkedThreadId={scope === 'item' ? threadIdSchema.safeParse(params.get('thread')).data : undefined}
        canComment={canComment}
        onOpenItem={openItem}
      />
    </section>
  );
}

interface CommentTargetProps extends CommentsTabProps {
  readonly path: string;
  readonly onClear: () => void;
}

/** Shows the input that the next comment is about. */
function CommentTarget({ item, schema, path, onClear }: CommentTargetProps) {
  const say = useWords(words);
  const values = useItem(item.id)?.values ?? {};
  const trail = buildTrail(schema?.properties ?? [], path, [values], (_column, value) =>
    typeof value === 'string' ? value : '',
  );
  return (
    <div className={classes.target}>
      <span className={classes.about}>{say.about(trail.join(' ▸ '))}</span>
      <IconButton size={22} label={say.dropInput} icon={<IconX size={14} />} onClick={onClear} />
    </div>
  );
}
