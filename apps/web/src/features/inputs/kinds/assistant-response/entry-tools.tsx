import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { ActionIcon } from '@mantine/core';
import type { DragEventHandler, KeyboardEvent } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';
import classes from './composer.module.css';

export interface EntryToolsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onCopy: () => void;
  readonly onDragStart: DragEventHandler;
  readonly onDragEnd: DragEventHandler;
}

/** The buttons that move, copy and remove an entry. One that would do nothing is left out. */
export function EntryTools({ index, count, onMove, onRemove, onCopy, onDragStart, onDragEnd }: EntryToolsProps) {
  const say = useWords(words);
  const number = index + 1;

  function handleKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const to = index + by;
    if (by === 0 || to < 0 || to >= count) return;
    event.preventDefault();
    onMove(to);
  }

  return (
    <div className={classes.entryTools}>
      {count > 1 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--cf-quiet)"
          size={24}
          className={classes.grip ?? ''}
          draggable
          data-grip
          aria-label={say.drag(number)}
          title={say.dragKeys}
          aria-description={say.dragKeys}
          onKeyDown={handleKey}
          {...{ onDragStart, onDragEnd }}
        >
          <IconGripVertical size={16} />
        </ActionIcon>
      ) : null}
      {index > 0 ? (
        <EntryButton label={say.moveUp(number)} onPress={() => onMove(index - 1)} icon={IconArrowUp} />
      ) : null}
      {index < count - 1 ? (
        <EntryButton label={say.moveDown(number)} onPress={() => onMove(index + 1)} icon={IconArrowDown} />
      ) : null}
      <EntryButton label={say.copy(number)} onPress={onCopy} icon={IconCopy} />
      <EntryButton label={say.remove(number)} onPress={onRemove} icon={IconTrash} />
    </div>
  );
}

interface EntryButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon: typeof IconTrash;
}

function EntryButton({ label, onPress, icon: Icon }: EntryButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--cf-quiet)"
      size={24}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}
