import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconBraces, IconDots, IconFlask, IconRepeat } from '@tabler/icons-react';
import { useEditingSession } from '../../../editing/index.ts';
import { copyWithToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { placeSimulator, simulatorPlacements, useSimulatorPlacement } from '../placement.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { responseViews } from '../store/simulator-settings.ts';
import { words } from '../words.ts';
import { listBranch } from './conversation-tree.ts';
import { formatTurnsAsJson } from './format-turns-as-json.ts';
import { useSaveAsTest } from './use-save-as-test.ts';

/** The menu of the simulator: actions on the conversation, how it is shown, and where. */
export function ConversationMenu() {
  const say = useWords(words);
  const simulator = useSimulator();
  const { isReadOnly } = useEditingSession();
  const tree = useSimulated((state) => state.tree);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const saveAsTest = useSaveAsTest();
  const branch = listBranch(tree);
  const isEmpty = branch.length === 0;
  return (
    <Menu position="bottom-end" width={250} withinPortal>
      <Menu.Target>
        <IconButton size={28} label={say.more} icon={<IconDots size={16} />} />
      </Menu.Target>
      <Menu.Dropdown>
        {!isReadOnly && (
          <Menu.Item leftSection={<IconFlask size={16} />} disabled={isEmpty} onClick={() => saveAsTest(branch)}>
            {say.saveAsTest}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconRepeat size={16} />}
          disabled={isEmpty || isWaiting}
          onClick={() => void simulator.holdAgain()}
        >
          {say.holdAgain}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBraces size={16} />}
          disabled={isEmpty}
          onClick={() => void copyWithToast(formatTurnsAsJson(branch))}
        >
          {say.copyConversation}
        </Menu.Item>
        <Menu.Divider />
        <ViewChoices />
        <Menu.Divider />
        <PlacementChoices />
      </Menu.Dropdown>
    </Menu>
  );
}

/** How responses and the path are shown. */
function ViewChoices() {
  const say = useWords(words);
  const simulator = useSimulator();
  const { view, showsPath, follows, readsAloud } = useSimulated((state) => state.preferences);
  return (
    <>
      <Menu.Label>{say.views}</Menu.Label>
      <Menu.RadioGroup
        value={view}
        onChange={(next) => simulator.prefer({ view: responseViews.find((one) => one === next) ?? 'Shown' })}
      >
        {responseViews.map((one) => (
          <Menu.RadioItem key={one} value={one}>
            {say[`view${one}`]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.CheckboxItem checked={readsAloud} onChange={(next) => simulator.prefer({ readsAloud: next })}>
        {say.readAloud}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem checked={showsPath} onChange={(next) => simulator.prefer({ showsPath: next })}>
        {say.showPath}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={follows && showsPath}
        disabled={!showsPath}
        onChange={(next) => simulator.prefer({ follows: next })}
      >
        {say.follow}
      </Menu.CheckboxItem>
    </>
  );
}

/** Where the simulator is. */
function PlacementChoices() {
  const say = useWords(words);
  const placement = useSimulatorPlacement((state) => state.placement);
  return (
    <>
      <Menu.Label>{say.placement}</Menu.Label>
      <Menu.RadioGroup
        value={placement}
        onChange={(next) => placeSimulator(simulatorPlacements.find((one) => one === next) ?? 'side')}
      >
        {simulatorPlacements.map((one) => (
          <Menu.RadioItem key={one} value={one} closeMenuOnClick>
            {say.placementOf(one)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
