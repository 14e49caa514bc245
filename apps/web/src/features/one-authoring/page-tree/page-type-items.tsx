import type { ItemSchema } from '@confab/model';
import { Menu } from '@mantine/core';
import { ItemIcon } from '../../tree/index.ts';

interface PageTypeItemsProps {
  readonly types: readonly ItemSchema[];
  readonly onChoose: (type: string) => void;
}

/** The page types as entries of a menu. */
export function PageTypeItems({ types, onChoose }: PageTypeItemsProps) {
  return types.map(({ type, title, icon, description }) => (
    <Menu.Item key={type} title={description} leftSection={<ItemIcon name={icon} />} onClick={() => onChoose(type)}>
      {title}
    </Menu.Item>
  ));
}
