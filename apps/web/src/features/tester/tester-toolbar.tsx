import { platforms, projectLanguages, type Platform } from '@confab/model';
import { Button, SegmentedControl, Select, Switch } from '@mantine/core';
import { IconAdjustments, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { conversationsMax, testedStages, type TesterSettings } from './tester-settings.ts';
import classes from './tester.module.css';
import { words } from './words.ts';

const offered: readonly Platform[] = platforms.filter((platform) =>
  ['Chatbot', 'Alexa', 'GoogleHome', 'DialogFlow', 'iOS', 'Android', 'Desktop'].includes(platform),
);
/** Common device languages. */
const usualLanguages = [...projectLanguages, 'it', 'ja', 'pt'];
const projectLanguage = 'own';

interface TesterToolbarProps {
  readonly settings: TesterSettings;
  readonly isInputShared: boolean;
  readonly onInputShared: (isInputShared: boolean) => void;
  readonly onChange: (settings: TesterSettings) => void;
  readonly onRestart: () => void;
}

/** Settings of all conversations; a change restarts them. */
export function TesterToolbar({ settings, isInputShared, onInputShared, onChange, onRestart }: TesterToolbarProps) {
  const say = useWords(words);
  const interfaceLanguage = useLanguage((state) => state.language);
  const { stages } = settings;
  const [isOpen, setOpen] = useState(false);
  const next = testedStages.find((stage) => !stages.includes(stage)) ?? 'Live';
  return (
    <div className={classes.toolbar} role="group" aria-label={say.settings}>
      <Button
        className={classes.more ?? ''}
        size="compact-sm"
        variant="default"
        leftSection={<IconAdjustments size={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say.settingsShort}
      </Button>
      <div className={classes.choices} data-open={isOpen || undefined}>
        <Select
          size="xs"
          w={150}
          aria-label={say.platform}
          allowDeselect={false}
          data={offered.map((one) => ({ value: one, label: one === 'Chatbot' ? say.asVisitors : one }))}
          value={settings.platform}
          onChange={(name) => onChange({ ...settings, platform: offered.find((one) => one === name) ?? 'Chatbot' })}
        />
        <Select
          size="xs"
          w={150}
          aria-label={say.language}
          allowDeselect={false}
          data={[
            { value: projectLanguage, label: say.ownLanguage },
            ...usualLanguages.map((one) => ({ value: one, label: getLanguageName(one, interfaceLanguage) })),
          ]}
          value={settings.language ?? projectLanguage}
          onChange={(one) =>
            onChange({ ...settings, language: one === projectLanguage ? undefined : (one ?? undefined) })
          }
        />
        <SegmentedControl
          size="xs"
          aria-label={say.visitor}
          data={[
            { value: 'new', label: say.newVisitor },
            { value: 'returning', label: say.returningVisitor },
          ]}
          value={settings.isReturning ? 'returning' : 'new'}
          onChange={(visitor) => onChange({ ...settings, isReturning: visitor === 'returning' })}
        />
        <Switch
          size="xs"
          label={say.showWhy}
          checked={settings.showsWhy}
          onChange={(event) => onChange({ ...settings, showsWhy: event.currentTarget.checked })}
        />
        {stages.length > 1 && (
          <Switch
            size="xs"
            label={say.sameWords}
            checked={isInputShared}
            onChange={(event) => onInputShared(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className={classes.toolbarEnd}>
        <Button size="compact-sm" variant="default" leftSection={<IconRefresh size={16} />} onClick={onRestart}>
          {stages.length > 1 ? say.restartAll : say.restart}
        </Button>
        {stages.length < conversationsMax && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange({ ...settings, stages: [...stages, next] })}
          >
            {say.beside}
          </Button>
        )}
      </div>
    </div>
  );
}

function getLanguageName(language: string, inLanguage: string) {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}
