import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '@xyflow/react';
import { NodeTypeItems, type ItemSchemas } from '../../tree/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { dragNodeType } from './dragged-type.ts';

interface AddNodeMenuProps {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  readonly onChoose: (nodeType: string) => void;
}

/** The palette of node types: a click adds a node in the middle of the view; an entry can be dragged onto the canvas. */
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
          <NodeTypeItems {...props} onDragStart={dragNodeType} />
        </Menu.Dropdown>
      </Menu>
    </Panel>
  );
}
