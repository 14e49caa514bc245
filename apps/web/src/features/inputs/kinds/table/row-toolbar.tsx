import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';

import { useWords } from '../../../../words/define-words.ts';
import { words } from '../../words.ts';

interface RowToolbarProps {
  /** What one row is called, as in 'Remove connector'. */
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
}

/** Adding a row, and removing and moving the selected one (A4.10, A4.11). */
export function RowToolbar(props: RowToolbarProps) {
  const { rowName, addLabel, isEnabled } = props;
  const say = useWords(words);
  return (
    <Group gap={4} mt={4}>
      {props.canAdd ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={!isEnabled}
          onClick={props.onAdd}
        >
          {addLabel}
        </Button>
      ) : null}
      {props.hasRemove ? (
        <ActionIcon
          variant="default"
          aria-label={say.removeRow(rowName)}
          disabled={!isEnabled || !props.canRemove}
          onClick={props.onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
      {props.hasReorder ? (
        <>
          <ActionIcon
            variant="default"
            aria-label={say.moveUp(rowName)}
            disabled={!isEnabled || !props.canMoveUp}
            onClick={() => props.onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={say.moveDown(rowName)}
            disabled={!isEnabled || !props.canMoveDown}
            onClick={() => props.onMove(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        </>
      ) : null}
    </Group>
  );
}
