import { Button, Collapse, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { entryFields, listMissingInEntry } from '@confab/inputs';
import type { Property, ResponseEntry } from '@confab/model';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useValue } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { EntryTools } from './entry-tools.tsx';
import { MessageTexts } from './message-texts.tsx';
import classes from './composer.module.css';
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

const [display, speech] = propertiesNamed('DisplayText', 'SpokenText');
const chips = propertiesNamed('SuggestionChips');
const more = propertiesNamed(
  'HeadingText',
  'ScreenLayout',
  'ImageAssetId',
  'AudioAssetId',
  'VideoUrl',
  'Condition',
  'Enabled',
  'Notes',
);

/** One entry of a response as a message: its text and chips. All other fields are behind 'More'. */
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
  const condition = entry?.Condition?.trim() ?? '';
  const say = useWords(words);
  const number = index + 1;

  return (
    <Paper
      withBorder
      className={classes.entry ?? ''}
      p="xs"
      component="article"
      aria-label={say.entry(number)}
      opacity={entry?.Enabled === false ? 0.6 : 1}
    >
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Group gap={6} wrap="nowrap" miw={0}>
          <Text size="sm" fw={600} flex="none">
            {say.entry(number)}
          </Text>
          {condition === '' ? null : (
            <Text size="xs" c="dimmed" truncate title={condition}>
              {say.onlyIf(condition)}
            </Text>
          )}
          {missing.length > 0 ? (
            <Group gap={4} wrap="nowrap">
              <IconExclamationCircle size={16} aria-hidden="true" color="var(--mantine-color-error)" />
              <VisuallyHidden>{say.incomplete}</VisuallyHidden>
              <Text size="xs" c="dimmed">
                {say.needs(missing)}
              </Text>
            </Group>
          ) : null}
        </Group>
        {isEnabled ? <EntryTools {...{ index, count, onMove, onRemove }} /> : null}
      </Group>
      {display && speech ? <MessageTexts {...{ itemId, path, display, speech, isEnabled }} /> : null}
      <Grid itemId={itemId} path={path} properties={chips} siblings={chips} />
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        justify="start"
        className={classes.more ?? ''}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? say.less : say.more}
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen ? <Grid itemId={itemId} path={path} properties={more} siblings={more} /> : null}
      </Collapse>
    </Paper>
  );
}

function propertiesNamed(...names: readonly string[]): readonly Property[] {
  return names.flatMap((name) => entryFields.filter((field) => field.name === name));
}
