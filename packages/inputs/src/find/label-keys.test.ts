import type { JsonObject, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { listTranslatable } from '../translations/list-translatable.ts';
import { getLabelKey, listLabelKeys } from './label-keys.ts';
import { visitTexts } from './searched-texts.ts';

const prompt: Property = { name: 'Prompt', type: 'AssistantResponse', label: 'Question' };
const slots: Property = {
  name: 'Slots',
  type: 'Table',
  label: 'Slots',
  table: {
    tableType: 'Regular',
    displayColumns: [{ propertyName: 'Kind', columnType: 'Heading' }],
    properties: [{ name: 'Kind', type: 'Enum', enumValues: ['size||Size of a drink', 'Plain'] }, prompt],
  },
};
const greeting: Property = { name: 'Greeting', type: 'String', label: 'Greeting', flags: ['translated'] };
const extra: Property = {
  name: 'Extra',
  type: 'Composite',
  label: 'Extra',
  table: { tableType: 'Regular', displayColumns: [], properties: [{ ...greeting, label: 'Own' }] },
};
const schema = { kind: 'node', type: 'Capture', properties: [slots, greeting, extra] } as const;

function listKeys(values: JsonObject) {
  return listTranslatable(schema.properties, values).map(({ labels, labelSources }) => {
    expect(labelSources).toHaveLength(labels.length);
    return listLabelKeys(schema, labelSources);
  });
}
const inRow = (Values: JsonObject): JsonObject => ({
  Slots: [aRow('r', { Prompt: { Entries: [{ EntryId: 'e', SpokenText: 'Hi' }] }, ...Values })],
});

test.each([
  ['an author or a number', {}, ''],
  ['an option without a description', { Kind: 'Plain' }, ''],
  ['the description of an option', { Kind: 'size' }, 'node.Capture.Slots.Kind.options.size'],
])(
  'the labels on the way to a response in a row have keys, and the title of the row by %s: %o',
  (_by, values, title) => {
    expect(listKeys(inRow(values))).toEqual([
      ['node.Capture.Slots.label', title, 'node.Capture.Slots.Prompt.label', '', 'input.Response.SpokenText.label'],
    ]);
  },
);

test('inputs of a composite have the key of the composite before their own', () => {
  expect(listKeys({ Greeting: 'Hi', Extra: { Greeting: 'Ho' } })).toEqual([
    ['node.Capture.Greeting.label'],
    ['node.Capture.Extra.label', 'node.Capture.Extra.Greeting.label'],
  ]);
});

test('what a further language says has the key of its input after the name of the language', () => {
  const found: (readonly string[])[] = [];
  visitTexts(
    schema.properties,
    { Notes: 'Ours', Translations: { de: { Greeting: { Value: 'Hallo' } } } },
    ({ labelSources }) => found.push(listLabelKeys(schema, labelSources)),
  );
  // An input that every item has, although its schema does not declare it, is the first one.
  expect(found).toEqual([['node.Capture.Notes.label'], ['', 'node.Capture.Greeting.label']]);
});

test('an input that no schema declares has no key', () => {
  expect(getLabelKey(schema, { input: { name: 'Unknown', type: 'String' } })).toBe('');
});
