import type { ItemSchema, Property, ResponseEntry, TableDefinition } from '@confab/model';
import { emptyId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { buildInputs } from './build-inputs.ts';
import { describeEdit } from '../edits/describe-edit.ts';
import { offeredOptions, parseEnumOption, selectableValue } from './enum-option.ts';
import { gridColumns, gridSpan } from './grid.ts';
import { missingInEntry } from './missing-in-entry.ts';
import { rowSubheading, rowTitle } from '../rows/row-title.ts';
import { toSavedValue } from '../values/saved-value.ts';
import { validate } from './validate.ts';
import { isHidden } from './visibility.ts';

const property = (more: Partial<Property>): Property => ({ name: 'P', type: 'String', ...more });

describe('what a value has to be (A5.1, A5.2, A5.3, A5.4, A5.6, A5.32)', () => {
  test.each<[string, Partial<Property>, Parameters<typeof validate>[1], string | undefined]>([
    ['wants a mandatory value', { flags: ['mandatory'] }, '  ', 'Value is required'],
    ['wants one where there is none at all', { flags: ['mandatory'] }, undefined, 'Value is required'],
    ['lets an optional value be missing', {}, undefined, undefined],
    ['never complains about a Bool', { type: 'Bool', flags: ['mandatory'] }, undefined, undefined],
    ['never complains about an Enum', { type: 'Enum', flags: ['mandatory'] }, '', undefined],
    ['takes a stored date for a picker', { type: 'DateTime', displayAs: 'DatePicker' }, '20240229000000', undefined],
    ['takes ISO with T for a picker', { type: 'DateTime', displayAs: 'TimePicker' }, '2024-02-29T10:00:00Z', undefined],
    [
      'refuses a day there is not for a picker',
      { type: 'DateTime', displayAs: 'DatePicker' },
      '20230229000000',
      'Date should be in yyyyMMddHHmmss Format',
    ],
    [
      'refuses ISO without T for a picker',
      { type: 'DateTime', displayAs: 'DateAndTimePicker' },
      '2024-02-29',
      'Date should be in yyyyMMddHHmmss Format',
    ],
    ['takes ISO for another date', { type: 'DateTime' }, '2024-02-29', undefined],
    ['refuses another form of date', { type: 'DateTime' }, '29/02/2024', 'Date should be in YYYY-MM-DD Format'],
    ['refuses a month there is not', { type: 'DateTime' }, '2024-13-01', 'Date should be in YYYY-MM-DD Format'],
    ['holds the smallest number', { type: 'Int', validation: '{"MinValue":2}' }, 1, 'Value should be 2 or more'],
    [
      'holds the largest number',
      { type: 'Float', validation: '{"MaxValue":"2.5"}' },
      2.6,
      'Value should be 2.5 or less',
    ],
    ['takes a number at the limit', { type: 'Int', validation: '{"MinValue":2,"MaxValue":2}' }, 2, undefined],
    ['wants whole numbers for an Int', { type: 'Int' }, 1.5, 'Value should be a whole number'],
    ['applies no pattern', { validation: '{"Pattern":"^x$"}' }, 'y', undefined],
  ])('%s', (_what, more, value, problem) => {
    expect(validate(property(more), value)).toBe(problem);
  });
});

describe('an input is hidden (A4.56)', () => {
  test.each<[string, Partial<Property>, readonly string[], boolean]>([
    ['not as such', {}, [], false],
    ['by its flag', { flags: ['Hidden'] }, [], true],
    ['by Validation that is no JSON', { validation: '{oops' }, [], true],
    ['by a validation flag', { validation: '{"Flags":["hidden"]}' }, [], true],
    ['while one of all extensions is off', { limitToAllExtensions: ['a', 'b'] }, ['a'], true],
    ['not once all are on', { limitToAllExtensions: ['a', 'b'] }, ['b', 'a'], false],
    ['while none of any extension is on', { limitToAnyExtension: ['a', 'b'] }, [], true],
    ['not once one is', { limitToAnyExtension: ['a', 'b'] }, ['b'], false],
  ])('%s', (_what, more, extensions, expected) => {
    expect(isHidden(property(more), { extensions })).toBe(expected);
  });

  test('by a script', () => {
    expect(isHidden(property({}), { extensions: [], isVisible: false })).toBe(true);
  });
});

describe('enum options', () => {
  const cities = property({
    type: 'Enum',
    enumValues: ['Bonn||||DE', 'Wien||||AT||alps', 'Graz||||AT||||x,y', 'Anywhere'],
  });
  const labels = (...args: [readonly string[], string?]) =>
    offeredOptions(cities, ...args).map((option) => option.label);

  test('are read from their text (A3.35)', () => {
    expect(parseEnumOption('Graz||A city||AT||one, two||three')).toEqual({
      label: 'Graz',
      description: 'A city',
      cascadingId: 'AT',
      limitToAll: ['one', 'two'],
      limitToAny: ['three'],
    });
    expect(parseEnumOption('en')).toMatchObject({ label: 'en', description: '', cascadingId: '' });
  });

  test('are limited by extensions and by the parent (A4.15)', () => {
    expect(labels([])).toEqual(['Bonn', 'Anywhere']);
    expect(labels(['alps', 'y'])).toEqual(['Bonn', 'Wien', 'Graz', 'Anywhere']);
    expect(labels(['alps', 'y'], 'AT')).toEqual(['Wien', 'Graz', 'Anywhere']);
  });

  test('that are hidden give way to the first one (A4.57)', () => {
    expect(selectableValue(cities, [], 'Wien')).toBe('Bonn');
    expect(selectableValue(cities, ['alps'], 'Wien')).toBe('Wien');
    expect(selectableValue(cities, [], 'typed by hand')).toBe('typed by hand');
  });
});

describe('the grid', () => {
  test.each([
    [
      'other',
      [
        [700, 3],
        [701, 6],
        [1000, 6],
        [1001, 9],
        [1200, 9],
        [1201, 12],
      ],
    ],
    [
      'pro',
      [
        [300, 3],
        [301, 6],
        [701, 6],
        [702, 9],
        [703, 12],
      ],
    ],
  ] as const)('of the %s sites has columns by width (A9.37, A9.38, P9.16)', (site, widths) => {
    for (const [width, columns] of widths) expect([width, gridColumns(width, site)]).toEqual([width, columns]);
  });

  test('never makes an input wider than itself', () => {
    expect([gridSpan(6, 12), gridSpan(6, 3), gridSpan(undefined, 9), gridSpan(0, 6)]).toEqual([6, 3, 9, 6]);
  });
});

describe('a saved value', () => {
  test('is text for a Bool (A4.28) and JSON text per language (A4.29)', () => {
    expect([true, 'true', false, undefined].map((value) => toSavedValue(property({ type: 'Bool' }), value))).toEqual([
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(toSavedValue(property({ type: 'NString' }), { en: 'Hi' })).toBe('{"en":"Hi"}');
  });

  test('names no asset by the empty id (A4.27) and loses transient media fields (A4.30)', () => {
    const Entries = [{ EntryId: 'e', Order: 'a0', ImageAssetId: '', AudioAssetId: 'x', MediaStatus: 'Uploading' }];
    expect(toSavedValue(property({ type: 'AssistantResponse' }), { Entries })).toEqual({
      Entries: [{ EntryId: 'e', Order: 'a0', ImageAssetId: emptyId, AudioAssetId: 'x' }],
    });
  });
});

describe('what an entry has to have (A5.10, A5.11)', () => {
  test.each<[string, Partial<ResponseEntry>, readonly string[]]>([
    ['with text only is complete', { ScreenLayout: 'TextOnly', DisplayText: 'Hi' }, []],
    ['needs display text', { ScreenLayout: 'TextOnly', SpokenText: 'Hi' }, ['display text']],
    ['needs an image where the layout has one', { ScreenLayout: 'FullscreenImage', DisplayText: 'Hi' }, ['an image']],
    [
      'has the layout with an image unless it says so (A9.11)',
      { DisplayText: 'Hi', ImageAssetId: emptyId },
      ['an image'],
    ],
    ['with its image is complete', { DisplayText: 'Hi', ImageAssetId: 'x' }, []],
  ])('%s', (_what, entry, missing) => {
    expect(missingInEntry({ EntryId: 'e', Order: 'a0', ...entry })).toEqual(missing);
  });
});

test('edits are described by what they did (A4.19)', () => {
  const actions = ['ValueChanged', 'AddRow', 'DeleteRow', 'ReorderRows', 'AddExtension', 'RemoveExtension'] as const;
  expect(actions.map((action) => describeEdit(action, 'x'))).toEqual([
    'Changed x',
    'Added x',
    'Removed x',
    'Moved x',
    'Enabled extension x',
    'Disabled extension x',
  ]);
});

test('a form has categories and groups in order, the first and the marked ones open (A3.38, A4.18)', () => {
  const schema: ItemSchema = {
    type: 'T',
    kind: 'node',
    title: 'Thing',
    description: '',
    icon: '',
    categories: [
      { id: 'a', title: 'A', topTab: true },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C', expandByDefault: true },
      { id: 'empty', title: 'Empty' },
    ],
    groups: [{ id: 'g', title: 'G' }],
    properties: [
      property({ name: 'c1', categoryId: 'c' }),
      property({ name: 'a1', categoryId: 'a', groupId: 'g' }),
      property({ name: 'a2', categoryId: 'a' }),
      property({ name: 'b1', categoryId: 'b' }),
      property({ name: 'hidden', categoryId: 'empty', flags: ['Hidden'] }),
    ],
  };
  const shape = buildInputs(schema, { extensions: [] }).map((category) => [
    category.title,
    category.isTab,
    category.isOpenAtFirst,
    category.groups.map((group) => [group.title, ...group.inputs.map((input) => input.name)]),
  ]);
  expect(shape).toEqual([
    [
      'A',
      true,
      true,
      [
        ['', 'a2'],
        ['G', 'a1'],
      ],
    ],
    ['B', false, false, [['', 'b1']]],
    ['C', false, true, [['', 'c1']]],
  ]);
});

describe('a row is called', () => {
  const table: TableDefinition = {
    tableType: 'ConnectorParams',
    properties: [
      property({ name: 'DisplayName' }),
      property({ name: 'Kind' }),
      property({ name: 'IntentId' }),
      property({ name: 'Samples' }),
    ],
    displayColumns: [
      {
        propertyName: 'DisplayName',
        columnType: 'Heading',
        subheadingFixedValue: '{count} sample{s}',
        subheadingPropertyName: 'Samples',
      },
    ],
  };
  const text = (_column: unknown, value: unknown) => String(value);

  test.each([
    ['by its heading', { DisplayName: 'yes', Kind: 'Intent', IntentId: 'Order' }, 'yes'],
    ['after what its kind is about', { DisplayName: '', Kind: 'Intent', IntentId: 'Order' }, 'Order'],
    ['after its kind where there is no more', { DisplayName: '', Kind: 'NoMatch' }, 'NoMatch'],
    ['nothing when it is empty', {}, ''],
  ])('%s', (_what, values, title) => {
    expect(rowTitle(table, values, text)).toBe(title);
  });

  test('and its subheading counts (A3.43)', () => {
    expect(rowSubheading(table, { Samples: 'a\nb' }, text)).toBe('2 samples');
    expect(rowSubheading(table, { Samples: 'a' }, text)).toBe('1 sample');
  });
});
