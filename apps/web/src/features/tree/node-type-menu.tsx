import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useProjectSession } from '../../editing/index.ts';
import { useEnabledExtensions } from '../extensions/index.ts';
import { offeredNodes, type ItemSchemas } from './item-schemas.ts';
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
