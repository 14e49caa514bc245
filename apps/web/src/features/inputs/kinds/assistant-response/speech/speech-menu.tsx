import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { IconMessage2Bolt, IconMoodSmile, IconPlayerPause, IconTextIncrease, IconWaveSine } from '@tabler/icons-react';
import { useWords } from '../../../../../words/define-words.ts';
import { speechFormats, speechGroups, type SpeechFormat, type SpeechGroup } from './speech-formats.ts';
import { speechWords } from './speech-words.ts';

interface SpeechMenuProps {
  /** The label of the text. */
  readonly label: string;
  readonly onFormat: (format: SpeechFormat) => void;
}

const icons: Readonly<Record<SpeechGroup, typeof IconPlayerPause>> = {
  pause: IconPlayerPause,
  emphasis: IconTextIncrease,
  sayAs: IconMessage2Bolt,
  voice: IconMoodSmile,
  other: IconWaveSine,
};

/** The marks of Speech Markdown, one menu for each group. */
export function SpeechMenus({ label, onFormat }: SpeechMenuProps) {
  const say = useWords(speechWords);
  return speechGroups.map((group) => {
    const Icon = icons[group];
    return (
      <Menu key={group} position="bottom-end" withinPortal shadow="md" returnFocus={false}>
        <Menu.Target>
          <IconButton
            size={24}
            label={`${say.group(group)}: ${label}`}
            icon={<Icon size={16} aria-hidden="true" />}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
          />
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {speechFormats
            .filter((format) => format.group === group)
            .map((format) => (
              <Menu.Item key={format.id} onClick={() => onFormat(format)}>
                {say.format(format.id)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
    );
  });
}
