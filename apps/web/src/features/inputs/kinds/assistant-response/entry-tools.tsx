import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';
import classes from './composer.module.css';

interface EntryToolsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** The buttons that move and remove an entry. One that would do nothing is left out. */
export function EntryTools({ index, count, onMove, onRemove }: EntryToolsProps) {
  const say = useWords(words);
  const number = index + 1;
  return (
    <div className={classes.entryTools}>
      {index > 0 ? (
        <EntryButton label={say.moveUp(number)} onPress={() => onMove(index - 1)} icon={IconArrowUp} />
      ) : null}
      {index < count - 1 ? (
        <EntryButton label={say.moveDown(number)} onPress={() => onMove(index + 1)} icon={IconArrowDown} />
      ) : null}
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
