import type { ItemSchema, PagePlace } from '@confab/model';
import { Menu } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageTypeItems } from './page-type-items.tsx';
import type { TreeCommands } from './tree-commands.ts';

interface AddMenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly place: PagePlace;
  readonly pageTypes: readonly ItemSchema[];
  readonly commands: TreeCommands;
}

/** The page types that can be added at a place, as a menu in the menu of a page (A2.26). */
export function AddMenu({ label, icon = <IconFilePlus size={16} />, place, pageTypes, commands }: AddMenuProps) {
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon}>{label}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <PageTypeItems types={pageTypes} onChoose={(type) => commands.addPage(place, type)} />
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
