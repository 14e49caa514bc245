import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '@xyflow/react';
import { NodeTypeItems, type ItemSchemas } from '../tree/index.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

interface AddNodeMenuProps {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  readonly onChoose: (nodeType: string) => void;
}

/** The button that opens the menu of node types. */
export function AddNodeMenu(props: AddNodeMenuProps) {
  const say = useWords(words);
  return (
    <Panel position="top-left">
      <Menu width={210} position="bottom-start">
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconPlus size={15} />}>
            {say.addNode}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <NodeTypeItems {...props} />
        </Menu.Dropdown>
      </Menu>
    </Panel>
  );
}

interface DropMenuProps extends AddNodeMenuProps {
  /** Page coordinates, in pixels. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/** The menu of node types where a connection was dropped or the canvas was double-clicked. */
export function DropMenu({ at, onClose, ...items }: DropMenuProps) {
  return (
    <Menu opened width={210} position="bottom-start" offset={2} onChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Target>
        <span className={classes.dropPoint} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown>
        <NodeTypeItems {...items} />
      </Menu.Dropdown>
    </Menu>
  );
}
