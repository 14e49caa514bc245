import { screenLayouts } from '@confab/model';
import { expect, test } from 'vitest';
import { listOptions } from '../form/enum-option.ts';
import { defaultScreenLayout } from '../form/list-missing-in-entry.ts';
import { acceptsValue } from '../values/accepts-value.ts';
import { entryFields, responseFields } from './response-fields.ts';

const field = (name: string) => entryFields.find((one) => one.name === name);

test('an entry of a response has fields for texts, layout, media, chips, condition, notes and state (A1.5, A3.55)', () => {
  expect(['EntryId', ...entryFields.map(({ name }) => name)].toSorted()).toEqual([
    'AudioAssetId',
    'Condition',
    'DisplayText',
    'Enabled',
    'EntryId',
    'HeadingText',
    'ImageAlt',
    'ImageAssetId',
    'MediaStatus',
    'Notes',
    'PlaceholderText',
    'RecordedWordsHash',
    'RequiresAttention',
    'ScreenLayout',
    'SpokenText',
    'SuggestionChips',
    'VideoUrl',
  ]);
  expect(field('SpokenText')?.label).toBe('Speech Markdown');
  expect(field('Enabled')?.defaultValue).toBe(true);
  expect([defaultScreenLayout, field('ScreenLayout')?.placeholder]).toEqual([
    'ImageLeftNoHeading',
    'ImageLeftNoHeading',
  ]);
});

test('an entry offers eleven screen layouts, each with a readable name (A3.56)', () => {
  const layout = field('ScreenLayout');
  if (!layout) throw new Error('Entries have no screen layout');
  expect(listOptions(layout).map(({ label }) => label)).toEqual([...screenLayouts]);
  const names = ['Image right with heading', 'Image left, no heading', 'Image left, text right'];
  expect(listOptions(layout).map(({ description }) => description)).toEqual(expect.arrayContaining(names));
  expect([acceptsValue(layout, 'TextOnly'), acceptsValue(layout, 'Sideways')]).toEqual([true, false]);
});

test('a response has fields for a linked response and for its selection method (A3.54)', () => {
  expect(responseFields.map(({ name }) => name)).toEqual([
    'IsLinkedResponse',
    'LinkedResponseSource',
    'LinkedResponseId',
    'AssistantResponseId',
    'SelectionMethod',
  ]);
  const source = responseFields[1];
  expect(source && listOptions(source).map(({ label }) => label)).toEqual(['Global', 'Supplementary', 'Project']);
});
