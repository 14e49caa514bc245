import { platforms, stages, type Platform } from '@confab/model';
import { Button, Checkbox, Select } from '@mantine/core';
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import type { SimulatorSettings } from './use-simulator.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

const offered: readonly Platform[] = platforms.filter((platform) =>
  ['Chatbot', 'Alexa', 'GoogleHome', 'DialogFlow', 'iOS', 'Android', 'Desktop'].includes(platform),
);

/** Languages that people's devices speak most. */
const usualLanguages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt'];

interface SimulatorToolbarProps {
  readonly settings: SimulatorSettings;
  /** The language of the project itself. */
  readonly ownLanguage: string;
  readonly selectedNodeId: string | undefined;
  readonly hasBegun: boolean;
  readonly onChange: (settings: SimulatorSettings) => void;
  readonly onStart: () => void;
}

/** For whom and from where to simulate; it counts from the next start on. */
export function SimulatorToolbar(props: SimulatorToolbarProps) {
  const { settings, ownLanguage, selectedNodeId, hasBegun, onChange, onStart } = props;
  const say = useWords(words);
  const spoken = useLanguage((state) => state.language);
  const languages = [...new Set([ownLanguage, ...usualLanguages])];
  return (
    <div className={classes.toolbar}>
      <Button
        size="compact-sm"
        leftSection={hasBegun ? <IconRefresh size={14} /> : <IconPlayerPlay size={14} />}
        onClick={onStart}
      >
        {hasBegun ? say.restart : say.start}
      </Button>
      <Select
        size="xs"
        w={160}
        aria-label={say.stage}
        allowDeselect={false}
        data={stages.map((stage) => ({ value: stage, label: say[`stage${stage}`] }))}
        value={settings.stage}
        onChange={(stage) => stage && onChange({ ...settings, stage: stages.find((one) => one === stage) ?? 'Draft' })}
      />
      <Select
        size="xs"
        w={112}
        aria-label={say.platform}
        allowDeselect={false}
        data={[...offered]}
        value={settings.platform}
        onChange={(platform) =>
          onChange({ ...settings, platform: offered.find((one) => one === platform) ?? 'Chatbot' })
        }
      />
      <Select
        size="xs"
        w={112}
        aria-label={say.language}
        allowDeselect={false}
        data={languages.map((language) => ({ value: language, label: nameOf(language, spoken) }))}
        value={settings.language ?? ownLanguage}
        onChange={(language) => onChange({ ...settings, language: language ?? undefined })}
      />
      <Checkbox
        size="xs"
        label={say.newUser}
        checked={settings.isNewUser}
        onChange={(event) => onChange({ ...settings, isNewUser: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={say.fromSelected}
        disabled={selectedNodeId === undefined && settings.startNodeId === undefined}
        checked={settings.startNodeId !== undefined}
        onChange={(event) =>
          onChange({ ...settings, startNodeId: event.currentTarget.checked ? selectedNodeId : undefined })
        }
      />
    </div>
  );
}

function nameOf(language: string, inLanguage: string) {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}
