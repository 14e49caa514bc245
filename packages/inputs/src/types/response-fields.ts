import { screenLayouts, selectionMethods, type TableDefinition } from '@confab/model';
import { defaultScreenLayout } from '../form/list-missing-in-entry.ts';
import type { AnyProperty } from '../form/property-rules.ts';

/** The fields of an assistant response other than its entries (A3.54), as properties. */
export const responseFields: readonly AnyProperty[] = [
  {
    name: 'IsLinkedResponse',
    type: 'Bool',
    label: 'Use a linked response',
    tooltipText: 'Says another response in place of these entries.',
  },
  {
    name: 'LinkedResponseSource',
    type: 'Enum',
    label: 'From',
    tooltipText: 'Where the linked response is kept.',
    enumValues: ['Global', 'Supplementary', 'Project'],
  },
  {
    name: 'LinkedResponseId',
    type: 'String',
    displayAs: 'LinkedResponseSelector',
    parentDropdownList: 'LinkedResponseSource',
    label: 'Which one',
    tooltipText: 'The response that is said here.',
  },
  { name: 'AssistantResponseId', type: 'String' },
  {
    name: 'SelectionMethod',
    type: 'Enum',
    label: 'Selection method',
    tooltipText: 'How the next entry is chosen.',
    enumValues: [...selectionMethods],
  },
];

/** The fields of one entry of a response (A3.55), as properties. */
export const entryFields: readonly AnyProperty[] = [
  {
    name: 'SpokenText',
    type: 'TokenString',
    displayAs: 'multilineToken',
    label: 'Speech Markdown',
    tooltipText: 'What is said aloud. Speech Markdown adds pauses and emphasis.',
    flags: ['translated'],
  },
  {
    name: 'DisplayText',
    type: 'TokenString',
    displayAs: 'multilineToken',
    label: 'Display text',
    tooltipText: 'The text on the screen. It is also spoken unless the speech differs.',
    flags: ['translated'],
  },
  {
    name: 'HeadingText',
    type: 'TokenString',
    displayAs: 'singlelineToken',
    label: 'Heading',
    tooltipText: 'Shown above the text in layouts with a heading.',
    flags: ['translated'],
  },
  {
    name: 'ScreenLayout',
    type: 'Enum',
    displayAs: 'screenLayout',
    label: 'Screen layout',
    tooltipText: 'How text and image share the screen.',
    placeholder: defaultScreenLayout,
    enumValues: screenLayouts.map((layout) => `${layout}||${formatLayoutName(layout)}`),
  },
  {
    name: 'SuggestionChips',
    type: 'JSON',
    displayAs: 'chips',
    label: 'Suggestion chips',
    tooltipText: 'Answers that people can tap.',
    flags: ['translated'],
  },
  {
    name: 'Condition',
    type: 'String',
    displayAs: 'condition',
    label: 'Condition',
    tooltipText: 'The entry is used only if this is true. Leave it empty to use it always.',
  },
  {
    name: 'Enabled',
    type: 'Bool',
    label: 'Enabled',
    tooltipText: 'Turn it off to skip this entry.',
    defaultValue: true,
  },
  {
    name: 'Notes',
    type: 'String',
    displayAs: 'multiline',
    label: 'Notes',
    tooltipText: 'Notes for your team. They never appear in a conversation.',
  },
  {
    name: 'ImageAssetId',
    type: 'Image',
    label: 'Image',
    tooltipText: 'A picture beside or behind the text.',
    flags: ['perLanguage'],
  },
  {
    name: 'ImageAlt',
    type: 'TokenString',
    displayAs: 'singlelineToken',
    label: 'Alternative text',
    tooltipText: 'Describes the image for people who cannot see it.',
    flags: ['translated'],
  },
  {
    name: 'AudioAssetId',
    type: 'String',
    displayAs: 'MediaLibraryPicker',
    label: 'Audio',
    tooltipText: 'A recording that is played in place of the speech.',
    flags: ['perLanguage'],
  },
  {
    name: 'VideoUrl',
    type: 'String',
    label: 'Video address',
    tooltipText: 'A video for layouts that show one.',
    flags: ['perLanguage'],
  },
  { name: 'RequiresAttention', type: 'Bool' },
  { name: 'MediaStatus', type: 'String' },
  // The hash of the words that the recording was made from (`hashWords`); no form shows it.
  { name: 'RecordedWordsHash', type: 'String', flags: ['hidden', 'perLanguage'] },
  // The words that an import wrote in place of an answer, separate for each language; no form shows this field.
  { name: 'PlaceholderText', type: 'String', flags: ['hidden', 'perLanguage'] },
];

/** The entries of a response as a table, for whatever reads them row by row. */
export const entryTable: TableDefinition = {
  tableType: 'Regular',
  properties: entryFields.filter(({ flags }) => flags?.includes('hidden') !== true),
  displayColumns: [],
  descriptionColumn: 'DisplayText',
};

/** The name of a layout in words: 'Image left, no heading'. */
function formatLayoutName(layout: string): string {
  const words = layout.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const text = words.replace(/(?<=left|right|image) (?=no |text )/, ', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
