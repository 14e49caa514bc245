import { can } from '@confab/access';
import type { CommentThread } from '@confab/contracts';
import { trailOf } from '@confab/inputs';
import type { ItemSchema, SkinnyItem } from '@confab/model';
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
import { useCommenting } from './use-comments.ts';
import { words } from './words.ts';

interface CommentsTabProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
}

/** What people say about an item and its inputs, or about everything in the project. */
export function CommentsTab({ item, schema }: CommentsTabProps) {
  const say = useWords(words);
  const [params, setParams] = useSearchParams();
  const [where, setWhere] = useState<'item' | 'project'>('item');
  const [state, setState] = useState<'open' | 'resolved'>('open');
  const { begin } = useCommenting();
  const role = useSession(({ activeTeam }) => activeTeam?.permissions);
  const mayComment = role !== undefined && can(role, 'comment.write');
  const path = params.get('input') ?? '';

  function setParam(change: (next: URLSearchParams) => void) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true },
    );
  }

  function openItem({ id, itemId, itemKind, workflowId }: CommentThread) {
    setWhere('item');
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
          value={where}
          onChange={(next) => setWhere(next === 'project' ? 'project' : 'item')}
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
      {mayComment && where === 'item' && (
        <div>
          {path !== '' && (
            <InputTarget
              item={item}
              schema={schema}
              path={path}
              onDrop={() => setParam((next) => next.delete('input'))}
            />
          )}
          <CommentField
            key={path}
            label={say.write}
            placeholder={say.placeholder}
            sendLabel={say.send}
            isFocused={path !== ''}
            isSending={begin.isPending}
            failure={begin.error?.message}
            onSend={async (said) => {
              await begin.mutateAsync({ ...said, itemId: item.id, path });
              setState('open');
              if (path !== '') setParam((next) => next.delete('input'));
            }}
          />
        </div>
      )}
      <ThreadList
        key={`${where} ${state}`}
        itemId={where === 'item' ? item.id : undefined}
        ownItemId={item.id}
        schema={schema}
        state={state}
        wantedId={where === 'item' ? params.get('thread') : null}
        mayComment={mayComment}
        onOpenItem={openItem}
      />
    </section>
  );
}

interface InputTargetProps extends CommentsTabProps {
  readonly path: string;
  readonly onDrop: () => void;
}

/** The input that the next comment is about. */
function InputTarget({ item, schema, path, onDrop }: InputTargetProps) {
  const say = useWords(words);
  const values = useItem(item.id)?.values ?? {};
  const trail = trailOf(schema?.properties ?? [], path, [values], (_column, value) =>
    typeof value === 'string' ? value : '',
  );
  return (
    <div className={classes.target}>
      <span className={classes.about}>{say.about(trail.join(' ▸ '))}</span>
      <IconButton size={22} label={say.dropInput} icon={<IconX size={13} />} onClick={onDrop} />
    </div>
  );
}
