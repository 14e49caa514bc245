import { IconButton } from '@confab/ui';
import { Button, Popover } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconFocusCentered,
  IconPlayerPlay,
  IconRefresh,
  IconRoute,
  IconVolume,
  IconWindowMaximize,
  IconWindowMinimize,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditingSession, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { ConversationMenu } from './conversation/conversation-menu.tsx';
import { getLanguageName } from './settings/languages.ts';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { SimulatorSettingsForm } from './settings/simulator-settings-form.tsx';
import { getStartItemId } from './store/start-request.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface SimulatorToolbarProps {
  readonly isInWindow: boolean;
  /** Into a window, or out of it. */
  readonly onMove: () => void;
  readonly onStart: () => void;
}

/** Starting a conversation, for whom, and how it is shown. */
export function SimulatorToolbar({ isInWindow, onMove, onStart }: SimulatorToolbarProps) {
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const simulator = useSimulator();
  const areSettingsOpen = useSimulated((state) => state.areSettingsOpen);
  const hasBegun = useSimulated(({ tree }) => tree.head !== undefined);
  const { stage, platform, language, from } = useSimulated((state) => state.settings);
  const { showsPath, follows, readsAloud } = useSimulated((state) => state.preferences);
  const session = useEditingSession();
  const own = useValue(session.projectId, 'Language');
  const ownLanguage = typeof own === 'string' && own !== '' ? own : 'en';
  const stageName = stage === 'Draft' || stage === 'Alpha' ? say[`short${stage}`] : say[`stage${stage}`];
  const begins = from && session.getItem(getStartItemId(from))?.displayName;
  const summary = [stageName, platform, getLanguageName(language ?? ownLanguage, spoken), begins && say.from(begins)]
    .filter((part) => part)
    .join(' · ');
  return (
    <div className={classes.toolbar}>
      <Button
        size="compact-sm"
        leftSection={hasBegun ? <IconRefresh size={14} /> : <IconPlayerPlay size={14} />}
        onClick={onStart}
      >
        {hasBegun ? say.restart : say.start}
      </Button>
      <Popover
        opened={areSettingsOpen}
        onChange={simulator.openSettings}
        position="bottom-start"
        width={420}
        withinPortal
        trapFocus
        returnFocus
        hideDetached={false}
        shadow="md"
      >
        <Popover.Target>
          <Button
            size="compact-sm"
            variant="default"
            className={classes.summary ?? ''}
            aria-label={say.settings(summary)}
            leftSection={<IconAdjustmentsHorizontal size={14} />}
            onClick={() => simulator.openSettings(!areSettingsOpen)}
          >
            {summary}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <SimulatorSettingsForm ownLanguage={ownLanguage} />
        </Popover.Dropdown>
      </Popover>
      <span className={classes.grow} />
      <Toggle
        label={say.showPath}
        icon={<IconRoute size={16} />}
        isOn={showsPath}
        onChange={(next) => simulator.prefer({ showsPath: next })}
      />
      <Toggle
        label={say.follow}
        icon={<IconFocusCentered size={16} />}
        isOn={follows && showsPath}
        isDisabled={!showsPath}
        onChange={(next) => simulator.prefer({ follows: next })}
      />
      <Toggle
        label={say.readAloud}
        icon={<IconVolume size={16} />}
        isOn={readsAloud}
        onChange={(next) => simulator.prefer({ readsAloud: next })}
      />
      <ConversationMenu />
      <IconButton
        size={28}
        label={isInWindow ? say.dockAgain : say.popOut}
        icon={isInWindow ? <IconWindowMinimize size={16} /> : <IconWindowMaximize size={16} />}
        onClick={onMove}
      />
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Toggle({ label, icon, isOn, isDisabled = false, onChange }: ToggleProps) {
  return (
    <IconButton
      size={28}
      label={label}
      icon={icon}
      disabled={isDisabled}
      aria-pressed={isOn}
      className={classes.toggle}
      onClick={() => onChange(!isOn)}
    />
  );
}
