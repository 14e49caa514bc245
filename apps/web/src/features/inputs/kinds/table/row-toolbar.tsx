import { IconButton } from '@confab/ui';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconDots,
  IconListSearch,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import { words as inputWords } from '../../words.ts';
import { words } from './words.ts';

interface RowToolbarProps {
  /** The name of the table, and the name for a row, as in 'Remove connector'. */
  readonly name: string;
  readonly rowName: string;
  readonly addLabel: string;
  readonly isEnabled: boolean;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly hasReorder: boolean;
  readonly hasRemove: boolean;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  /** Shows the usages of the selected row. */
  readonly onShowUsages: (() => void) | undefined;
}

/** Buttons to add a row and to remove or move the selected row (A4.10, A4.11). */
export function RowToolbar(props: RowToolbarProps) {
  const { rowName, addLabel, isEnabled } = props;
  const say = useWords(inputWords);
  const more = useWords(words);
  const buttons = [
    {
      isShown: props.hasRemove,
      isOn: props.canRemove,
      label: say.removeRow(rowName),
      Icon: IconTrash,
      act: props.onRemove,
    },
    {
      isShown: props.hasReorder,
      isOn: props.canMoveUp,
      label: say.moveUp(rowName),
      Icon: IconArrowUp,
      act: () => props.onMove(-1),
    },
    {
      isShown: props.hasReorder,
      isOn: props.canMoveDown,
      label: say.moveDown(rowName),
      Icon: IconArrowDown,
      act: () => props.onMove(1),
    },
  ];
  return (
    <Group gap={4} mt={4}>
      {props.canAdd ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          disabled={!isEnabled}
          onClick={props.onAdd}
        >
          {addLabel}
        </Button>
      ) : null}
      {buttons
        .filter(({ isShown }) => isShown)
        .map(({ label, isOn, Icon, act }) => (
          <ActionIcon key={label} variant="default" aria-label={label} disabled={!isEnabled || !isOn} onClick={act}>
            <Icon size={16} aria-hidden="true" />
          </ActionIcon>
        ))}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton size={28} label={more.more(props.name)} icon={<IconDots size={16} aria-hidden="true" />} />
        </Menu.Target>
        <Menu.Dropdown>
          {props.onShowUsages ? (
            <Menu.Item leftSection={<IconListSearch size={15} aria-hidden="true" />} onClick={props.onShowUsages}>
              {more.whereUsed(rowName)}
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconCopy size={15} aria-hidden="true" />} onClick={props.onCopy}>
            {more.copyRows}
          </Menu.Item>
          {props.canAdd && isEnabled ? (
            <Menu.Item leftSection={<IconClipboard size={15} aria-hidden="true" />} onClick={props.onPaste}>
              {more.pasteRows}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
