import { IconButton } from '@confab/ui';
import type { RowAction } from '@confab/model';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useWords } from '../../../../../words/define-words.ts';
import { words as inputWords } from '../../../words.ts';
import { words } from '../words.ts';
import classes from '../table.module.css';

/** Which actions are allowed on a row at its position. */
export interface RowPermissions {
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
}

export interface RowCommands {
  readonly remove: (rowId: string) => void;
  readonly move: (rowId: string, by: 1 | -1) => void;
  /** Opens the row's inputs in a modal. */
  readonly edit: (rowId: string, mode: string | undefined) => void;
}

interface RowActionsProps extends RowPermissions {
  readonly rowId: string;
  readonly title: string;
  readonly actions: readonly RowAction[];
  readonly commands: RowCommands;
}

/** The buttons of one row (A3.40). */
export function RowActions({ rowId, title, actions, commands, ...rights }: RowActionsProps) {
  const say = useWords(words);
  const names = useWords(inputWords);
  const all: Record<RowAction['action'], { icon: ComponentType<{ size: number }>; name: string; isOn: boolean }> = {
    edit: { icon: IconPencil, name: say.edit(title), isOn: true },
    delete: { icon: IconTrash, name: names.removeRow(title), isOn: rights.canRemove },
    moveup: { icon: IconArrowUp, name: names.moveUp(title), isOn: rights.canMoveUp },
    movedown: { icon: IconArrowDown, name: names.moveDown(title), isOn: rights.canMoveDown },
  };
  function act({ action, extraData }: RowAction) {
    if (action === 'edit') commands.edit(rowId, extraData);
    else if (action === 'delete') commands.remove(rowId);
    else commands.move(rowId, action === 'moveup' ? -1 : 1);
  }
  return (
    <span className={classes.actions}>
      {actions.map((one) => {
        const { icon: Icon, name, isOn } = all[one.action];
        return (
          <IconButton
            key={one.action}
            size={28}
            label={one.label === undefined ? name : `${one.label}: ${title}`}
            icon={<Icon size={16} />}
            disabled={!isOn}
            onClick={() => act(one)}
          />
        );
      })}
    </span>
  );
}
