import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconBraces, IconDots, IconFlask, IconRepeat } from '@tabler/icons-react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { listBranch } from './conversation-tree.ts';
import { formatTurnsAsJson } from './format-turns-as-json.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { copyWithToast } from '../../../toasts/index.ts';
import { useSaveAsTest } from './use-save-as-test.ts';
import { words } from '../words.ts';

/** The menu of actions on the whole conversation. */
export function ConversationMenu() {
  const say = useWords(words);
  const simulator = useSimulator();
  const { isReadOnly } = useEditingSession();
  const tree = useSimulated((state) => state.tree);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const saveAsTest = useSaveAsTest();
  const branch = listBranch(tree);
  return (
    <Menu position="bottom-end" width={250} withinPortal>
      <Menu.Target>
        <IconButton size={28} label={say.more} icon={<IconDots size={16} />} disabled={branch.length === 0} />
      </Menu.Target>
      <Menu.Dropdown>
        {!isReadOnly && (
          <Menu.Item leftSection={<IconFlask size={16} />} onClick={() => saveAsTest(branch)}>
            {say.saveAsTest}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconRepeat size={16} />}
          disabled={isWaiting}
          onClick={() => void simulator.holdAgain()}
        >
          {say.holdAgain}
        </Menu.Item>
        <Menu.Item leftSection={<IconBraces size={16} />} onClick={() => void copyWithToast(formatTurnsAsJson(branch))}>
          {say.copyConversation}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
