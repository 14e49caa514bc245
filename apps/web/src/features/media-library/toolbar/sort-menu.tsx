import { Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import type { Library } from '../use-library.ts';
import { ToolButton } from './tool-button.tsx';
import { words } from '../words.ts';

const columns = ['name', 'dateModified', 'type', 'size'] as const;
const orders = ['ascending', 'descending'] as const;

/** Chooses how the list is sorted. */
export function SortMenu({ library: { look, setLook } }: { readonly library: Library }) {
  const say = useWords(words);
  return (
    <Menu position="bottom-start" width={200} withinPortal>
      <Menu.Target>
        <ToolButton label={say.sortBy} icon={<IconArrowsSort size={18} stroke={1.7} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={look.sortBy} onChange={(value) => setLook({ sortBy: readOption(columns, value) })}>
          {columns.map((column) => (
            <Menu.RadioItem key={column} value={column} closeMenuOnClick>
              {say.column(column)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup value={look.sortOrder} onChange={(value) => setLook({ sortOrder: readOption(orders, value) })}>
          {orders.map((order) => (
            <Menu.RadioItem key={order} value={order} closeMenuOnClick>
              {say.order(order)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The option that a menu reports by its value. */
export function readOption<Option extends string>(options: readonly [Option, ...Option[]], value: string): Option {
  return options.find((option) => option === value) ?? options[0];
}
