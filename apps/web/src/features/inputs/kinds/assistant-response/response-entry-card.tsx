import { ActionIcon, Button, Collapse, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { entryFields, listMissingInEntry } from '@confab/inputs';
import type { Property, ResponseEntry } from '@confab/model';
import { IconArrowDown, IconArrowUp, IconExclamationCircle, IconTrash } from '@tabler/icons-react';
import { useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { words } from './words.ts';

interface ResponseEntryCardProps {
  readonly itemId: string;
  readonly path: string;
  readonly index: number;
  readonly count: number;
  readonly isEnabled: boolean;
  readonly Grid: BlockProps['Grid'];
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const first = propertiesNamed('SpokenText', 'DisplayText');
const more = propertiesNamed(
  'SuggestionChips',
  'HeadingText',
  'ScreenLayout',
  'ImageAssetId',
  'AudioAssetId',
  'VideoUrl',
  'Condition',
  'Enabled',
  'Notes',
);

/** One entry of a response. Its texts are visible, all other fields are behind 'More'. */
export function ResponseEntryCard({
  itemId,
  path,
  index,
  count,
  isEnabled,
  Grid,
  onMove,
  onRemove,
}: ResponseEntryCardProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  // The server accepts only entries at this path.
  const entry = useValue(itemId, path) as unknown as ResponseEntry | undefined;
  const missing = entry ? listMissingInEntry(entry) : [];
  const say = useWords(words);
  const number = index + 1;

  return (
    <Paper
      withBorder
      p="xs"
      component="article"
      aria-label={say.entry(number)}
      opacity={entry?.Enabled === false ? 0.6 : 1}
    >
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Group gap={6}>
          <Text size="sm" fw={600}>
            {say.entry(number)}
          </Text>
          {missing.length > 0 ? (
            <Group gap={4}>
              <IconExclamationCircle size={16} aria-hidden="true" color="var(--mantine-color-error)" />
              <VisuallyHidden>{say.incomplete}</VisuallyHidden>
              <Text size="xs" c="dimmed">
                {say.needs(missing)}
              </Text>
            </Group>
          ) : null}
        </Group>
        <Group gap={2} wrap="nowrap">
          <EntryButton
            label={say.moveUp(number)}
            isEnabled={isEnabled && index > 0}
            onPress={() => onMove(index - 1)}
            icon={IconArrowUp}
          />
          <EntryButton
            label={say.moveDown(number)}
            isEnabled={isEnabled && index < count - 1}
            onPress={() => onMove(index + 1)}
            icon={IconArrowDown}
          />
          <EntryButton label={say.remove(number)} isEnabled={isEnabled} onPress={onRemove} icon={IconTrash} />
        </Group>
      </Group>
      <Grid itemId={itemId} path={path} properties={first} siblings={first} />
      <Button size="compact-xs" variant="subtle" mt="xs" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? say.less : say.more}
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen ? <Grid itemId={itemId} path={path} properties={more} siblings={more} /> : null}
      </Collapse>
    </Paper>
  );
}

interface EntryButtonProps {
  readonly label: string;
  readonly isEnabled: boolean;
  readonly onPress: () => void;
  readonly icon: typeof IconTrash;
}

function EntryButton({ label, isEnabled, onPress, icon: Icon }: EntryButtonProps) {
  return (
    <ActionIcon variant="default" size="sm" aria-label={label} title={label} disabled={!isEnabled} onClick={onPress}>
      <Icon size={16} />
    </ActionIcon>
  );
}

function propertiesNamed(...names: readonly string[]): readonly Property[] {
  return names.flatMap((name) => entryFields.filter((field) => field.name === name));
}
