import { Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { entryFields, listMissingInEntry } from '@confab/inputs';
import { emptyId, type Property, type ResponseEntry } from '@confab/model';
import { useValue } from '../../../../editing/index.ts';
import { useCatalogueTexts } from '../../../../words/catalogue-texts.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { EntryHeading } from './entries/entry-heading.tsx';
import { EntryTools, type EntryToolsProps } from './entry-tools.tsx';
import { MessageTexts } from './message-texts.tsx';
import classes from './composer.module.css';
import { words } from './words.ts';

interface ResponseEntryCardProps extends EntryToolsProps {
  readonly itemId: string;
  readonly path: string;
  readonly isEnabled: boolean;
  readonly Grid: BlockProps['Grid'];
}

const texts = propertiesNamed('DisplayText', 'SpokenText');
const chipFields = propertiesNamed('SuggestionChips');
const moreFields = propertiesNamed(
  'HeadingText',
  'ScreenLayout',
  'ImageAssetId',
  'ImageAlt',
  'AudioAssetId',
  'VideoUrl',
  'Condition',
  'Enabled',
  'Notes',
);

/** One entry of a response as a message: its text and chips. All other fields are behind 'More'. */
export function ResponseEntryCard({ itemId, path, isEnabled, Grid, ...tools }: ResponseEntryCardProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const [isCollapsed, collapse] = useDisclosure(false);
  // The server accepts only entries at this path.
  const entry = useValue(itemId, path) as unknown as ResponseEntry | undefined;
  const say = useWords(words);
  const catalogue = useCatalogueTexts();
  const [display, speech] = catalogue.properties(texts);
  const chips = catalogue.properties(chipFields);
  const more = catalogue.properties(moreFields);
  const number = tools.index + 1;

  return (
    <Paper
      withBorder
      className={classes.entry ?? ''}
      p="xs"
      component="article"
      aria-label={say.entry(number)}
      opacity={entry?.Enabled === false ? 0.6 : 1}
    >
      <Group justify="space-between" wrap="nowrap" mb={isCollapsed ? 0 : '3xs'}>
        <EntryHeading
          {...{ number, entry, isCollapsed }}
          id={path.split('/').at(-1)}
          missing={entry ? listMissingInEntry(entry) : []}
          onToggle={collapse.toggle}
        />
        {isEnabled ? <EntryTools {...tools} /> : null}
      </Group>
      {isCollapsed ? null : (
        <>
          {display && speech ? <MessageTexts {...{ itemId, path, display, speech, isEnabled }} /> : null}
          <Grid itemId={itemId} path={path} properties={chips} siblings={chips} />
          {entry && hasHiddenPicture(entry) && (
            <Text size="xs" role="status" mt="3xs">
              {say.pictureHidden}
            </Text>
          )}
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            justify="start"
            className={classes.more ?? ''}
            aria-expanded={isOpen}
            data-reveals={more.map(({ name }) => `${path}/${name}`).join(' ')}
            onClick={toggle}
          >
            {isOpen ? say.less : say.more}
          </Button>
          {isOpen ? <Grid itemId={itemId} path={path} properties={more} siblings={more} /> : null}
        </>
      )}
    </Paper>
  );
}

/** Whether the chosen layout leaves out the picture of an entry, which entries of templates would otherwise do silently. */
function hasHiddenPicture({ ScreenLayout, ImageAssetId = '' }: ResponseEntry): boolean {
  return ScreenLayout === 'TextOnly' && ImageAssetId !== '' && ImageAssetId !== emptyId;
}

function propertiesNamed(...names: readonly string[]): readonly Property[] {
  return names.flatMap((name) => entryFields.filter((field) => field.name === name));
}
