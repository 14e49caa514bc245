import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import type { WorkflowType } from '@confab/model';
import type { EditorActions } from './editor-actions.ts';
import { ItemIcon } from './item-icon.tsx';
import type { ItemSchemas } from './item-schemas.ts';
import { NodeTypeItems, WorkflowTypeItems } from './node-type-menu.tsx';
import { words } from './words.ts';

interface AddMenuProps {
  readonly schemas: ItemSchemas;
  readonly projectType: string | undefined;
  /** The workflow on the canvas, to which new nodes are added. */
  readonly workflow: { readonly id: string; readonly type: string } | undefined;
  readonly actions: Pick<EditorActions, 'openReadyModules' | 'addNode'>;
  readonly onAddWorkflow: (type: WorkflowType) => void;
}

/** The button that adds workflows, ready modules, and nodes of the workflow on the canvas. */
export function AddMenu({ schemas, projectType, workflow, actions, onAddWorkflow }: AddMenuProps) {
  const say = useWords(words);
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <IconButton size={28} label={say.add} icon={<IconPlus size={18} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <WorkflowTypeItems schemas={schemas} projectType={projectType} onChoose={onAddWorkflow} />
        {projectType === 'Pro' && (
          <Menu.Item leftSection={<ItemIcon name="package" />} onClick={() => actions.openReadyModules()}>
            {say.readyModule}
          </Menu.Item>
        )}
        {workflow && (
          <NodeTypeItems
            schemas={schemas}
            workflowType={workflow.type}
            onChoose={(type) => void actions.addNode(workflow.id, type)}
          />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
