import { platforms, stages, type Platform, type Stage } from '@confab/model';
import { Button, Checkbox, Select } from '@mantine/core';
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import type { SimulatorSettings } from './use-simulator.ts';
import classes from './simulator.module.css';

const stageLabels: Readonly<Record<Stage, string>> = {
  Draft: 'Draft, as it is now',
  Alpha: 'Alpha, last saved',
  Beta: 'Beta',
  Live: 'Live',
};
const offered: readonly Platform[] = platforms.filter((platform) =>
  ['Chatbot', 'Alexa', 'GoogleHome', 'DialogFlow', 'iOS', 'Android', 'Desktop'].includes(platform),
);

interface SimulatorToolbarProps {
  readonly settings: SimulatorSettings;
  readonly selectedNodeId: string | undefined;
  readonly hasBegun: boolean;
  readonly onChange: (settings: SimulatorSettings) => void;
  readonly onStart: () => void;
}

/** For whom and from where to simulate; it counts from the next start on. */
export function SimulatorToolbar({ settings, selectedNodeId, hasBegun, onChange, onStart }: SimulatorToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <Button
        size="compact-sm"
        leftSection={hasBegun ? <IconRefresh size={14} /> : <IconPlayerPlay size={14} />}
        onClick={onStart}
      >
        {hasBegun ? 'Restart' : 'Start'}
      </Button>
      <Select
        size="xs"
        aria-label="Stage"
        allowDeselect={false}
        data={stages.map((stage) => ({ value: stage, label: stageLabels[stage] }))}
        value={settings.stage}
        onChange={(stage) => stage && onChange({ ...settings, stage: stages.find((one) => one === stage) ?? 'Draft' })}
      />
      <Select
        size="xs"
        w={120}
        aria-label="Platform"
        allowDeselect={false}
        data={[...offered]}
        value={settings.platform}
        onChange={(platform) =>
          onChange({ ...settings, platform: offered.find((one) => one === platform) ?? 'Chatbot' })
        }
      />
      <Checkbox
        size="xs"
        label="New user"
        checked={settings.isNewUser}
        onChange={(event) => onChange({ ...settings, isNewUser: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label="From the selected node"
        disabled={selectedNodeId === undefined && settings.startNodeId === undefined}
        checked={settings.startNodeId !== undefined}
        onChange={(event) =>
          onChange({ ...settings, startNodeId: event.currentTarget.checked ? selectedNodeId : undefined })
        }
      />
    </div>
  );
}
