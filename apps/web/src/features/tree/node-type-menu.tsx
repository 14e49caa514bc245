import { Menu } from '@mantine/core';
import { workflowTypes, type WorkflowType } from '@confab/model';
import { Fragment } from 'react';
import { useProjectSession } from '../../editing/index.ts';
import { useEnabledExtensions } from '../extensions/index.ts';
import { offeredNodes, offeredWorkflows, type ItemSchemas } from './item-schemas.ts';
import { ItemIcon } from './node-icons.tsx';

interface NodeTypeItemsProps {
  readonly schemas: ItemSchemas;
  readonly workflowType: string;
  readonly onChoose: (nodeType: string) => void;
}

/** The node types that may be added, as entries of a menu under their headings. */
export function NodeTypeItems({ schemas, workflowType, onChoose }: NodeTypeItemsProps) {
  const { projectId } = useProjectSession();
  const extensions = useEnabledExtensions(projectId);
  return offeredNodes(schemas, workflowType, extensions).map((category) => (
    <Fragment key={category.id}>
      <Menu.Label>{category.title}</Menu.Label>
      {category.types.map((schema) => (
        <Menu.Item
          key={schema.type}
          leftSection={<ItemIcon name={schema.icon} />}
          onClick={() => onChoose(schema.type)}
          title={schema.description}
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

/** The workflow types that may be added, as entries of a menu. */
export function WorkflowTypeItems({ schemas, projectType, onChoose }: WorkflowTypeItemsProps) {
  return offeredWorkflows(schemas, projectType).map((schema) => {
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
