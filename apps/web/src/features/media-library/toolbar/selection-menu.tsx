import { Menu } from '@mantine/core';
import { IconSquareCheck } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import type { Library } from '../use-library.ts';
import { ToolButton } from './tool-button.tsx';
import { words } from '../words.ts';

/** Selects everything or nothing. */
export function SelectionMenu({ library: { selection, list } }: { readonly library: Library }) {
  const say = useWords(words);
  const count = selection.selected.length;
  return (
    <Menu position="bottom-end" width={180} withinPortal>
      <Menu.Target>
        <ToolButton label={say.selection} icon={<IconSquareCheck size={18} stroke={1.7} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!list.total} onClick={() => void selection.selectAll()}>
          {say.selectAll}
        </Menu.Item>
        <Menu.Item disabled={count === 0} onClick={selection.clear}>
          {say.selectNone}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
