import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconCursorText,
  IconDownload,
  IconExternalLink,
  IconInfoCircle,
  IconScissors,
  IconTrash,
} from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import type { Library } from '../use-library.ts';
import { getItemRights } from './get-item-rights.ts';
import { words } from '../words.ts';
import classes from './toolbar.module.css';

/** Where a menu opens, in pixels of the window. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

interface ItemMenuProps {
  readonly library: Library;
  readonly commands: LibraryCommands;
  readonly place: MenuPlace | undefined;
  readonly onClose: () => void;
}

/** The context menu of the selected items (A2.85). */
export function ItemMenu({ library, commands, place, onClose }: ItemMenuProps) {
  const say = useWords(words);
  const { selection, folder, setLook } = library;
  const { selected } = selection;
  const rights = getItemRights(folder, selected, say);
  const [only] = selected;
  if (!place || !only) return null;
  return (
    <Menu opened onClose={onClose} position="bottom-start" width={200} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={say.itemMenu}
          className={classes.menuPoint}
          style={{ left: place.x, top: place.y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={say.itemMenu}>
        <Menu.Item
          leftSection={<IconExternalLink size={16} />}
          disabled={selected.length > 1}
          onClick={() => commands.open(only)}
        >
          {say.open}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconScissors size={16} />}
          disabled={rights.change !== undefined}
          onClick={() => commands.cut(selected)}
        >
          {say.cut}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={rights.copy !== undefined}
          onClick={() => commands.copy(selected)}
        >
          {say.copy}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} />}
          disabled={rights.change !== undefined}
          onClick={() => commands.remove(selected)}
        >
          {say.remove}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCursorText size={16} />}
          disabled={rights.rename !== undefined}
          onClick={() => commands.startRename(only)}
        >
          {say.rename}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload size={16} />}
          disabled={rights.download !== undefined}
          onClick={() => commands.download(selected)}
        >
          {say.download}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconInfoCircle size={16} />} onClick={() => setLook({ hasDetails: true })}>
          {say.details}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
