import { IconButton } from '@confab/ui';
import { Button, Menu } from '@mantine/core';
import { IconNote, IconPlus } from '@tabler/icons-react';
import { Panel } from '@xyflow/react';
import { useState } from 'react';
import { NodeTypeItems, type ItemSchemas } from '../../tree/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { dragNodeType } from './dragged-type.ts';
import classes from './adding.module.css';

interface AddNodeMenuProps {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  readonly onChoose: (nodeType: string) => void;
  /** Undefined on a canvas without notes. */
  readonly onAddNote: (() => void) | undefined;
}

/**
 * The palette of node types: a click adds a node in the middle of the view; an entry can be dragged onto the canvas. The
 * button beside it adds a note.
 */
export function AddNodeMenu({ onAddNote, ...props }: AddNodeMenuProps) {
  const say = useWords(words);
  const [state, setState] = useState<'closed' | 'open' | 'dropped'>('closed');
  return (
    <Panel position="top-left" className={classes.palette ?? ''}>
      {/* After a drop the new card keeps the focus, so the list does not return it to the button. */}
      <Menu
        width={210}
        position="bottom-start"
        opened={state === 'open'}
        returnFocus={state !== 'dropped'}
        onChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
      >
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconPlus size={16} />}>
            {say.addNode}
          </Button>
        </Menu.Target>
        {/* The list stays open during a drag, because removing the dragged entry would end the drag. */}
        <Menu.Dropdown
          onDragEnd={({ dataTransfer }) => setState(dataTransfer.dropEffect === 'none' ? 'closed' : 'dropped')}
        >
          <NodeTypeItems {...props} onDragStart={dragNodeType} />
        </Menu.Dropdown>
      </Menu>
      {onAddNote && (
        <IconButton variant="default" label={say.addNote} icon={<IconNote size={16} />} onClick={onAddNote} />
      )}
    </Panel>
  );
}
