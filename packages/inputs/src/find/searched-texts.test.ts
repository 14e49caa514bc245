import type { JsonObject, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { listTranslatable } from '../translations/list-translatable.ts';
import { visitTexts } from './searched-texts.ts';

const slot = '00000000-0000-4000-8000-00000000000a';
const prompt: Property = { name: 'Prompt', type: 'String', label: 'Question', flags: ['translated'] };
const table = (...titled: readonly Property[]): Property => ({
  name: 'Rows',
  type: 'Table',
  label: 'Rows',
  table: {
    tableType: 'Regular',
    displayColumns: [{ propertyName: 'Title', columnType: 'Heading' }],
    properties: [...titled, prompt],
  },
});
const rows = (Values: JsonObject): JsonObject => ({ Rows: [aRow('r', Values)] });

test.each<[string, Property, JsonObject, unknown]>([
  ['a slot', { name: 'Title', type: 'Enum', displayAs: 'SlotSelector' }, { Title: slot }, { kind: 'slot', id: slot }],
  [
    'a module',
    { name: 'Title', type: 'Enum', displayAs: 'ModuleSelector' },
    { Title: slot },
    { kind: 'module', id: slot },
  ],
  ['a node', { name: 'Title', type: 'TargetNode' }, { Title: slot }, { kind: 'node', id: slot }],
  ['a variable', { name: 'Title', type: 'Enum', displayAs: 'VariableSelector' }, { Title: 'Guest' }, 'Guest'],
  ['a text', { name: 'Title', type: 'String' }, { Title: 'Guest\nof honour' }, 'Guest'],
  [
    'an option with a description',
    { name: 'Title', type: 'Enum', enumValues: ['r||Red wine', 'w||White wine'] },
    { Title: 'w' },
    { option: 'White wine' },
  ],
  ['an option', { name: 'Title', type: 'Enum', enumValues: ['Red', 'White'] }, { Title: 'White' }, { option: 'White' }],
  ['a choice that is no option', { name: 'Title', type: 'Enum', enumValues: ['Red'] }, { Title: 'Green' }, 'Green'],
  ['nothing', { name: 'Title', type: 'String' }, {}, 'How many?'],
])('the label of a row that is titled by %s leads to its name', (_what, title, values, label) => {
  const found = listTranslatable([table(title)], rows({ ...values, Prompt: 'How many?' }));
  expect(found.map(({ labels }) => labels)).toEqual([['Rows', label, 'Question']]);
});

test.each([
  [false, ['Wie viele?']],
  [true, ['Wie viele?', 'Bald']],
])('texts of a further language in hidden inputs are visited only on request: %s', (withHidden, expected) => {
  const hidden: Property = { name: 'Noted', type: 'String', flags: ['hidden', 'perLanguage'] };
  const values = { Translations: { de: { Prompt: { Value: 'Wie viele?' }, Noted: { Value: 'Bald' } } } };
  const found: string[] = [];
  visitTexts([prompt, hidden], values, ({ text }) => found.push(text), { withHidden });
  expect(found).toEqual(expected);
});
