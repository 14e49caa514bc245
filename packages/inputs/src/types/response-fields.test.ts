import { screenLayouts } from '@confab/model';
import { expect, test } from 'vitest';
import { optionsOf } from '../form/enum-option.ts';
import { defaultScreenLayout } from '../form/missing-in-entry.ts';
import { acceptsValue } from '../values/accepts-value.ts';
import { entryFields, responseFields } from './response-fields.ts';

const field = (name: string) => entryFields.find((one) => one.name === name);

test('an entry of a response has its texts, layout, media, chips, condition, notes and marks (A1.5, A3.55)', () => {
  expect(['EntryId', ...entryFields.map(({ name }) => name)].toSorted()).toEqual([
    'AudioAssetId',
    'Condition',
    'DisplayText',
    'Enabled',
    'EntryId',
    'HeadingText',
    'ImageAssetId',
    'MediaStatus',
    'Notes',
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

test('a screen layout is one of eleven, each said in words (A3.56)', () => {
  const layout = field('ScreenLayout');
  if (!layout) throw new Error('Entries have no screen layout');
  expect(optionsOf(layout).map(({ label }) => label)).toEqual([...screenLayouts]);
  expect(optionsOf(layout)[1]?.description).toBe('Image right with heading');
  expect([acceptsValue(layout, 'TextOnly'), acceptsValue(layout, 'Sideways')]).toEqual([true, false]);
});

test('a response may be one that is kept elsewhere, and says how its entries are chosen (A3.54)', () => {
  expect(responseFields.map(({ name }) => name)).toEqual([
    'IsLinkedResponse',
    'LinkedResponseSource',
    'LinkedResponseId',
    'AssistantResponseId',
    'SelectionMethod',
  ]);
  const source = responseFields[1];
  expect(source && optionsOf(source).map(({ label }) => label)).toEqual(['Global', 'Supplementary', 'Project']);
});
