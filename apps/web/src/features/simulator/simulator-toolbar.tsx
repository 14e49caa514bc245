import { IconButton } from '@confab/ui';
import { Button, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconRefresh, IconX } from '@tabler/icons-react';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { useWritingLanguage } from '../translations/index.ts';
import { ConversationMenu } from './conversation/conversation-menu.tsx';
import { getLanguageName } from './settings/languages.ts';
import { useSimulated, useSimulator } from './simulator-context.tsx';
import { useSimulatorHost } from './simulator-host.tsx';
import { SimulatorSettingsForm } from './settings/simulator-settings-form.tsx';
import { getStartItemId } from './store/start-request.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

/** Restarting the conversation, its channel and settings, and how it is shown. */
export function SimulatorToolbar({ onRestart }: { readonly onRestart: () => void }) {
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const simulator = useSimulator();
  const { placement, onClose } = useSimulatorHost();
  const areSettingsOpen = useSimulated((state) => state.areSettingsOpen);
  const { stage, platform, language, from } = useSimulated((state) => state.settings);
  const session = useEditingSession();
  const { languages, further } = useWritingLanguage();
  const ownLanguage = further ?? languages[0] ?? '';
  const stageName = stage === 'Draft' || stage === 'Alpha' ? say[`short${stage}`] : say[`stage${stage}`];
  const begins = from && session.getItem(getStartItemId(from))?.displayName;
  const summary = [stageName, platform, getLanguageName(language ?? ownLanguage, spoken), begins && say.from(begins)]
    .filter((part) => part)
    .join(' · ');
  return (
    <div className={classes.toolbar}>
      <IconButton size={28} label={say.restart} icon={<IconRefresh size={16} />} onClick={onRestart} />
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
            title={summary}
            aria-label={say.settings(summary)}
            leftSection={<IconAdjustmentsHorizontal size={14} />}
            onClick={() => simulator.openSettings(!areSettingsOpen)}
          >
            <span className={classes.summaryText}>{summary}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <SimulatorSettingsForm ownLanguage={ownLanguage} />
        </Popover.Dropdown>
      </Popover>
      <span className={classes.grow} />
      <ConversationMenu />
      {placement === 'side' && <IconButton size={28} label={say.close} icon={<IconX size={16} />} onClick={onClose} />}
    </div>
  );
}
