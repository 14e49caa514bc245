import type { AnalyticDataOf } from '@confab/contracts';
import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconDots, IconFlask, IconPlayerPlay, IconRepeat } from '@tabler/icons-react';
import { useDisplay } from '../display.ts';
import type { TurnActions } from './use-turn-actions.ts';

type Row = AnalyticDataOf<'correspondence'>['conversations'][number];
type Turn = AnalyticDataOf<'correspondence'>['turns'][number];

interface TurnMenuProps {
  readonly conversation: string;
  /** The line of the conversation in the list; undefined for one of another page. */
  readonly row: Row | undefined;
  readonly turns: readonly Turn[];
  readonly number: number;
  readonly actions: TurnActions;
}

/** The actions on a turn: opening it in the simulator, replaying it on the draft, saving it as a test case. */
export function TurnMenu({ conversation, row, turns, number, actions: { replay, save } }: TurnMenuProps) {
  const { say } = useDisplay();
  const isKept = turns.every(
    ({ number: at, input, said }) => at > number || said !== null || (input !== 'said' && input !== 'intent'),
  );
  const hasVersion = row?.release !== null;
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <IconButton size={24} label={say.turnActions(number)} icon={<IconDots size={16} />} />
      </Menu.Target>
      <Menu.Dropdown>
        {!isKept && <Menu.Label>{say.textsNotKept}</Menu.Label>}
        {isKept && !hasVersion && <Menu.Label>{say.noVersion}</Menu.Label>}
        <Menu.Item
          leftSection={<IconPlayerPlay size={16} />}
          disabled={!isKept || !hasVersion}
          onClick={() => replay({ conversation, turn: number, on: 'release' })}
        >
          {say.openInSimulator}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRepeat size={16} />}
          disabled={!isKept}
          onClick={() => replay({ conversation, turn: number, on: 'draft' })}
        >
          {say.replayOnDraft}
        </Menu.Item>
        {save && (
          <Menu.Item
            leftSection={<IconFlask size={16} />}
            disabled={!isKept}
            onClick={() => save(conversation, number)}
          >
            {say.saveAsTest}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
