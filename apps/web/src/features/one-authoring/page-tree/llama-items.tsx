import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopyPlus, IconFileExport } from '@tabler/icons-react';
import { Keys } from '../../../keys/keys.tsx';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { TreeCommands } from './tree-commands.ts';

interface LlamaItemsProps {
  readonly llamaId: string;
  readonly commands: TreeCommands;
}

/** The menu entries that only chapters have. */
export function LlamaItems({ llamaId, commands }: LlamaItemsProps) {
  const say = useWords(words);
  return (
    <>
      <Menu.Item
        leftSection={<IconCopyPlus size={16} />}
        rightSection={<Keys keys="Ctrl D" />}
        onClick={() => commands.duplicateLlama(llamaId)}
      >
        {say.duplicate}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowUp size={16} />}
        rightSection={<Keys keys="Alt ↑" />}
        onClick={() => commands.move(llamaId, 'up')}
      >
        {say.moveUp}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} />}
        rightSection={<Keys keys="Alt ↓" />}
        onClick={() => commands.move(llamaId, 'down')}
      >
        {say.moveDown}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileExport size={16} />} onClick={() => commands.exportLlama(llamaId)}>
        {say.exportChapter}
      </Menu.Item>
    </>
  );
}
