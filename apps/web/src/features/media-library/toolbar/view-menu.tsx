import { Menu } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import type { Library } from '../use-library.ts';
import { readOption } from './sort-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import { words } from '../words.ts';

const views = ['list', 'thumbnails'] as const;

/** Chooses between the list and thumbnails. */
export function ViewMenu({ library: { look, setLook } }: { readonly library: Library }) {
  const say = useWords(words);
  const Icon = look.view === 'list' ? IconList : IconLayoutGrid;
  return (
    <Menu position="bottom-end" width={180} withinPortal>
      <Menu.Target>
        <ToolButton label={say.view} icon={<Icon size={18} stroke={1.7} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={look.view} onChange={(value) => setLook({ view: readOption(views, value) })}>
          <Menu.RadioItem value="list" closeMenuOnClick>
            {say.listView}
          </Menu.RadioItem>
          <Menu.RadioItem value="thumbnails" closeMenuOnClick>
            {say.thumbnails}
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
