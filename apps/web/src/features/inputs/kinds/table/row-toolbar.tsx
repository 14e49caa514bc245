import { IconButton } from '@confab/ui';
import { Button, Group, Menu } from '@mantine/core';
import { IconClipboard, IconCopy, IconDots, IconListSearch, IconPlus } from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';

interface RowToolbarProps {
  /** The name of the table, and the name for a row, as in 'Where the selected connector is used'. */
  readonly name: string;
  readonly rowName: string;
  readonly addLabel: string;
  readonly isEmpty: boolean;
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  /** Shows the usages of the selected row. */
  readonly onShowUsages: (() => void) | undefined;
}

/** The buttons below a table. What cannot be done is left out. */
export function RowToolbar(props: RowToolbarProps) {
  const { name, rowName, addLabel, isEmpty, canAdd, onAdd, onCopy, onPaste, onShowUsages } = props;
  const say = useWords(words);
  if (isEmpty && !canAdd) return null;
  return (
    <Group gap="3xs" mt="3xs">
      {canAdd ? (
        <Button
          data-add-row
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      ) : null}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton size={28} label={say.more(name)} icon={<IconDots size={16} aria-hidden="true" />} />
        </Menu.Target>
        <Menu.Dropdown>
          {onShowUsages ? (
            <Menu.Item leftSection={<IconListSearch size={16} aria-hidden="true" />} onClick={onShowUsages}>
              {say.whereUsed(rowName)}
            </Menu.Item>
          ) : null}
          {isEmpty ? null : (
            <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={onCopy}>
              {say.copyRows}
            </Menu.Item>
          )}
          {canAdd ? (
            <Menu.Item leftSection={<IconClipboard size={16} aria-hidden="true" />} onClick={onPaste}>
              {say.pasteRows}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
