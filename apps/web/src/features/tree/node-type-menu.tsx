import { Menu } from '@mantine/core';
import { workflowTypes, type WorkflowType } from '@confab/model';
import { Fragment, type DragEvent } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useEnabledExtensions } from '../extensions/index.ts';
import { listAddableNodeTypes, listAddableWorkflowTypes, type ItemSchemas } from './item-schemas.ts';
import { ItemIcon } from './item-icon.tsx';

interface NodeTypeItemsProps {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  readonly onChoose: (nodeType: string) => void;
  /** Makes the entries draggable. */
  readonly onDragStart?: (event: DragEvent, nodeType: string) => void;
}

/** Menu entries for the node types that can be added, by category. */
export function NodeTypeItems({ schemas, workflowType, onChoose, onDragStart }: NodeTypeItemsProps) {
  const { projectId } = useEditingSession();
  const extensions = useEnabledExtensions(projectId);
  return listAddableNodeTypes(schemas, workflowType, extensions).map((category) => (
    <Fragment key={category.id}>
      <Menu.Label>{category.title}</Menu.Label>
      {category.types.map((schema) => (
        <Menu.Item
          key={schema.type}
          leftSection={<ItemIcon name={schema.icon} />}
          onClick={() => onChoose(schema.type)}
          title={schema.description}
          {...(onDragStart && {
            draggable: true,
            // In place of the handler of the menu, which would prevent the drag.
            onMouseDown: () => undefined,
            onDragStart: (event: DragEvent) => onDragStart(event, schema.type),
          })}
        >
          {schema.title}
        </Menu.Item>
      ))}
    </Fragment>
  ));
}

interface WorkflowTypeItemsProps {
  readonly schemas: ItemSchemas;
  readonly projectType: string | undefined;
  readonly onChoose: (workflowType: WorkflowType) => void;
}

/** Menu entries for the workflow types that can be added. */
export function WorkflowTypeItems({ schemas, projectType, onChoose }: WorkflowTypeItemsProps) {
  return listAddableWorkflowTypes(schemas, projectType).map((schema) => {
    const workflowType = workflowTypes.find((type) => type === schema.type);
    return (
      workflowType && (
        <Menu.Item
          key={workflowType}
          leftSection={<ItemIcon name={schema.icon} />}
          onClick={() => onChoose(workflowType)}
          title={schema.description}
        >
          {schema.title}
        </Menu.Item>
      )
    );
  });
}
