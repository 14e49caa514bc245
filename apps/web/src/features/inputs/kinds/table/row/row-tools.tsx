import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useWords } from '../../../../../words/define-words.ts';
import { words as inputWords } from '../../../words.ts';
import type { RowCommands, RowPermissions } from './row-actions.tsx';
import classes from '../table.module.css';

/** Which tools the rows of a table have, apart from the actions of its definition. */
export interface RowToolSet {
  readonly hasRemove: boolean;
  readonly hasReorder: boolean;
}

interface RowToolsProps extends RowPermissions {
  readonly rowId: string;
  readonly title: string;
  readonly commands: RowCommands;
}

/**
 * Buttons that move or remove a row (A4.10), in addition to those in the definition of the table. A button that would
 * do nothing is left out.
 */
export function RowTools({ rowId, title, commands, canMoveUp, canMoveDown, canRemove }: RowToolsProps) {
  const say = useWords(inputWords);
  const tools = [
    { isOn: canMoveUp, label: say.moveUp(title), Icon: IconArrowUp, act: () => commands.move(rowId, -1) },
    { isOn: canMoveDown, label: say.moveDown(title), Icon: IconArrowDown, act: () => commands.move(rowId, 1) },
    { isOn: canRemove, label: say.removeRow(title), Icon: IconTrash, act: () => commands.remove(rowId) },
  ].filter(({ isOn }) => isOn);
  if (tools.length === 0) return null;
  return (
    <span className={classes.tools}>
      {tools.map(({ label, Icon, act }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          c="var(--cf-quiet)"
          size={26}
          aria-label={label}
          title={label}
          onClick={act}
        >
          <Icon size={16} aria-hidden="true" />
        </ActionIcon>
      ))}
    </span>
  );
}

/** The tools that a row has at its position. */
export function selectTools({ hasRemove, hasReorder, ...rights }: RowPermissions & RowToolSet): RowPermissions {
  return {
    canMoveUp: hasReorder && rights.canMoveUp,
    canMoveDown: hasReorder && rights.canMoveDown,
    canRemove: hasRemove && rights.canRemove,
  };
}
