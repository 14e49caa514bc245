import type { ItemSchema, Property, ResponseEntry, TableDefinition } from '@confab/model';
import { emptyId, getEnglish } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { buildInputs } from './build-inputs.ts';
import { describeEdit } from '../edits/describe-edit.ts';
import { listOfferedOptions, getOptionName, parseEnumOption, findSelectableValue } from './enum-option.ts';
import { getGridColumns, getGridSpan } from './grid.ts';
import { listMissingInEntry } from './list-missing-in-entry.ts';
import { getRowSubheading, getRowTitle } from '../rows/row-title.ts';
import { toSavedValue } from '../values/saved-value.ts';
import { validate } from './validate.ts';
import { isHidden } from './visibility.ts';
import { aProperty } from '../testing/a-property.ts';

describe('validate (A5.1, A5.2, A5.3, A5.4, A5.6, A5.32)', () => {
  test.each<[string, Partial<Property>, Parameters<typeof validate>[1], string | undefined]>([
    ['requires a value of a mandatory input that holds spaces', { flags: ['mandatory'] }, '  ', 'Value is required'],
    ['requires a value of a mandatory input without one', { flags: ['mandatory'] }, undefined, 'Value is required'],
    ['accepts a missing optional value', {}, undefined, undefined],
    ['accepts a time as a limit', { type: 'TokenString', flags: ['limit'] }, '18:30', undefined],
    ['accepts a day from today as a limit', { type: 'TokenString', flags: ['limit'] }, 'today+30', undefined],
    ['accepts a length of time as a limit', { type: 'TokenString', flags: ['limit'] }, '90 min', undefined],
    ['accepts a variable as a limit', { type: 'TokenString', flags: ['limit'] }, '{tv.Most}', undefined],
    [
      'rejects other words as a limit',
      { type: 'TokenString', flags: ['limit'] },
      'a few',
      'Enter a value such as 12, 18:30, 2026-12-24, today+30 or 90 min, or choose a variable',
    ],
    ['never complains about a Bool', { type: 'Bool', flags: ['mandatory'] }, undefined, undefined],
    ['never complains about an Enum', { type: 'Enum', flags: ['mandatory'] }, '', undefined],
    ['accepts a stored date for a picker', { type: 'DateTime', displayAs: 'DatePicker' }, '20240229000000', undefined],
    [
      'accepts ISO 8601 with a time for a picker',
      { type: 'DateTime', displayAs: 'TimePicker' },
      '2024-02-29T10:00:00Z',
      undefined,
    ],
    [
      'rejects a day that does not exist for a picker',
      { type: 'DateTime', displayAs: 'DatePicker' },
      '20230229000000',
      'Date should be in yyyyMMddHHmmss Format',
    ],
    [
      'rejects ISO 8601 without a time for a picker',
      { type: 'DateTime', displayAs: 'DateAndTimePicker' },
      '2024-02-29',
      'Date should be in yyyyMMddHHmmss Format',
    ],
    ['accepts ISO 8601 for a date without a picker', { type: 'DateTime' }, '2024-02-29', undefined],
    ['rejects another date format', { type: 'DateTime' }, '29/02/2024', 'Date should be in YYYY-MM-DD Format'],
    ['rejects a month that does not exist', { type: 'DateTime' }, '2024-13-01', 'Date should be in YYYY-MM-DD Format'],
    ['rejects a number below MinValue', { type: 'Int', validation: '{"MinValue":2}' }, 1, 'Value should be 2 or more'],
    [
      'rejects a number above MaxValue',
      { type: 'Float', validation: '{"MaxValue":"2.5"}' },
      2.6,
      'Value should be 2.5 or less',
    ],
    ['accepts a number at the limit', { type: 'Int', validation: '{"MinValue":2,"MaxValue":2}' }, 2, undefined],
    ['requires whole numbers of an Int', { type: 'Int' }, 1.5, 'Value should be a whole number'],
    ['ignores a pattern', { validation: '{"Pattern":"^x$"}' }, 'y', undefined],
  ])('%s', (_what, more, value, error) => {
    const found = validate(aProperty(more), value);
    expect(found === undefined ? undefined : getEnglish(found)).toBe(error);
  });
});

describe('the visibility of an input (A4.56)', () => {
  test.each<[string, Partial<Property>, readonly string[], boolean]>([
    ['is not hidden by default', {}, [], false],
    ['is hidden by its flag', { flags: ['Hidden'] }, [], true],
    ['is hidden by Validation that is not JSON', { validation: '{oops' }, [], true],
    ['is hidden by a Validation flag', { validation: '{"Flags":["hidden"]}' }, [], true],
    ['is hidden while one of all required extensions is disabled', { limitToAllExtensions: ['a', 'b'] }, ['a'], true],
    ['is shown once all required extensions are enabled', { limitToAllExtensions: ['a', 'b'] }, ['b', 'a'], false],
    ['is hidden while none of its alternative extensions is enabled', { limitToAnyExtension: ['a', 'b'] }, [], true],
    ['is shown once one of its alternative extensions is enabled', { limitToAnyExtension: ['a', 'b'] }, ['b'], false],
  ])('%s', (_what, more, extensions, expected) => {
    expect(isHidden(aProperty(more), { extensions })).toBe(expected);
  });

  test('an input is hidden by a script', () => {
    expect(isHidden(aProperty({}), { extensions: [], isVisible: false })).toBe(true);
  });
});

describe('enum options', () => {
  const cities = aProperty({
    type: 'Enum',
    enumValues: ['Bonn||||DE', 'Wien||||AT||alps', 'Graz||||AT||||x,y', 'Anywhere'],
  });
  const labels = (...args: [readonly string[], string?]) =>
    listOfferedOptions(cities, ...args).map((option) => option.label);

  test('an enum option is read from its text (A3.35)', () => {
    expect(parseEnumOption('Graz||A city||AT||one, two||three')).toEqual({
      label: 'Graz',
      description: 'A city',
      cascadingId: 'AT',
      limitToAll: ['one', 'two'],
      limitToAny: ['three'],
    });
    expect(parseEnumOption('en')).toMatchObject({ label: 'en', description: '', cascadingId: '' });
  });

  test('an option is named by its label, or by its description where the labels are codes', () => {
    const [code, plain] = [parseEnumOption('int||Whole number'), parseEnumOption('Tea')];
    const flagged = aProperty({ type: 'Enum', flags: ['showDescriptions'] });
    expect([getOptionName(cities, code), getOptionName(flagged, code)]).toEqual(['int', 'Whole number']);
    expect(getOptionName(flagged, plain)).toBe('Tea');
  });

  test('enum options are limited by extensions and by the value of the parent (A4.15)', () => {
    expect(labels([])).toEqual(['Bonn', 'Anywhere']);
    expect(labels(['alps', 'y'])).toEqual(['Bonn', 'Wien', 'Graz', 'Anywhere']);
    expect(labels(['alps', 'y'], 'AT')).toEqual(['Wien', 'Graz', 'Anywhere']);
  });

  test('a hidden enum option is replaced by the first one offered (A4.57)', () => {
    expect(findSelectableValue(cities, [], 'Wien')).toBe('Bonn');
    expect(findSelectableValue(cities, ['alps'], 'Wien')).toBe('Wien');
    expect(findSelectableValue(cities, [], 'typed by hand')).toBe('typed by hand');
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
  ] as const)('the grid of the %s sites has columns by width (A9.37, A9.38, P9.16)', (site, widths) => {
    for (const [width, columns] of widths) expect([width, getGridColumns(width, site)]).toEqual([width, columns]);
  });

  test('the grid never makes an input wider than the grid', () => {
    expect([getGridSpan(6, 12), getGridSpan(6, 3), getGridSpan(undefined, 9), getGridSpan(0, 6)]).toEqual([6, 3, 9, 6]);
  });
});

describe('toSavedValue', () => {
  test('toSavedValue saves a Bool as text and per-language texts as JSON text', () => {
    expect([true, 'true', false, undefined].map((value) => toSavedValue(aProperty({ type: 'Bool' }), value))).toEqual([
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(toSavedValue(aProperty({ type: 'NString' }), { en: 'Hi' })).toBe('{"en":"Hi"}');
  });

  test('toSavedValue saves a blank asset as the all-zero id (A4.27) and removes transient media fields (A4.30)', () => {
    const Entries = [{ EntryId: 'e', Order: 'a0', ImageAssetId: '', AudioAssetId: 'x', MediaStatus: 'Uploading' }];
    expect(toSavedValue(aProperty({ type: 'AssistantResponse' }), { Entries })).toEqual({
      Entries: [{ EntryId: 'e', Order: 'a0', ImageAssetId: emptyId, AudioAssetId: 'x' }],
    });
  });
});

describe('listMissingInEntry (A5.10, A5.11)', () => {
  test.each<[string, Partial<ResponseEntry>, readonly string[]]>([
    ['with text only is complete', { ScreenLayout: 'TextOnly', DisplayText: 'Hi' }, []],
    ['needs display text', { ScreenLayout: 'TextOnly', SpokenText: 'Hi' }, ['displayText']],
    ['needs an image where the layout has one', { ScreenLayout: 'FullscreenImage', DisplayText: 'Hi' }, ['image']],
    ['without a layout is a plain text, which needs no image', { DisplayText: 'Hi', ImageAssetId: emptyId }, []],
    [
      'needs an image in the default layout once that is chosen (A9.11)',
      { ScreenLayout: 'ImageLeftNoHeading', DisplayText: 'Hi', ImageAssetId: emptyId },
      ['image'],
    ],
    ['with its image is complete', { DisplayText: 'Hi', ImageAssetId: 'x' }, []],
  ])('%s', (_what, entry, missing) => {
    expect(listMissingInEntry({ EntryId: 'e', Order: 'a0', ...entry })).toEqual(missing);
  });
});

test('an edit is described by its action (A4.19)', () => {
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

test('a form has categories and groups in order, and opens the first category and the marked ones (A3.38, A4.18)', () => {
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
      aProperty({ name: 'c1', categoryId: 'c' }),
      aProperty({ name: 'a1', categoryId: 'a', groupId: 'g' }),
      aProperty({ name: 'a2', categoryId: 'a' }),
      aProperty({ name: 'b1', categoryId: 'b' }),
      aProperty({ name: 'hidden', categoryId: 'empty', flags: ['Hidden'] }),
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

describe('the title of a row', () => {
  const table: TableDefinition = {
    tableType: 'ConnectorParams',
    properties: [
      aProperty({ name: 'DisplayName' }),
      aProperty({ name: 'Kind' }),
      aProperty({ name: 'IntentId' }),
      aProperty({ name: 'Samples' }),
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
    ['is its heading', { DisplayName: 'yes', Kind: 'Intent', IntentId: 'Order' }, 'yes'],
    ['is the value that belongs to its kind', { DisplayName: '', Kind: 'Intent', IntentId: 'Order' }, 'Order'],
    ['is its kind if there is nothing else', { DisplayName: '', Kind: 'NoMatch' }, 'NoMatch'],
    ['is empty for an empty row', {}, ''],
  ])('%s', (_what, values, title) => {
    expect(getRowTitle(table, values, text)).toBe(title);
  });

  test('the subheading of a row counts its entries (A3.43)', () => {
    expect(getRowSubheading(table, { Samples: 'a\nb' }, text)).toBe('2 samples');
    expect(getRowSubheading(table, { Samples: 'a' }, text)).toBe('1 sample');
  });
});
