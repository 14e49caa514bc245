import { emptyId, inputTypes, type JsonValue, type Property } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPropertyAt } from '../form/find-property-at.ts';
import { getShownText, describeValue, type FindName } from './describe-value.ts';
import { aProperty } from '../testing/a-property.ts';

const findName: FindName = (kind, id) => (id === 'n1' ? `the ${kind}` : undefined);
const show = (more: Partial<Property>, value: JsonValue | undefined) => describeValue(aProperty(more), value, findName);

const connectors: Property = aProperty({
  name: 'Connectors',
  type: 'Table',
  table: {
    tableType: 'ConnectorParams',
    displayColumns: [{ propertyName: 'DisplayName', columnType: 'Heading' }],
    properties: [
      { name: 'DisplayName', type: 'String' },
      { name: 'TargetNodeId', type: 'TargetNode' },
    ],
  },
});

describe('describeValue describes a value', () => {
  test.each<[string, Partial<Property>, JsonValue | undefined, object]>([
    ['as nothing', {}, '', { type: 'nothing' }],
    ['as true, even from text', { type: 'Bool' }, 'true', { type: 'truth', isTrue: true }],
    [
      'as a date',
      { type: 'DateTime', displayAs: 'DatePicker' },
      '20260321000000',
      { type: 'text', text: '21/03/2026' },
    ],
    ['as a number', { type: 'Int' }, 0, { type: 'text', text: '0' }],
    [
      'as an option with its description (A3.35)',
      { type: 'Enum', enumValues: ['en||English'] },
      'en',
      { type: 'choices', choices: [{ label: 'en', description: 'English' }] },
    ],
    [
      'as several options (A3.34)',
      { type: 'MultiSelect', multiSelectValues: ['a||First', 'b'] },
      'a,b',
      {
        type: 'choices',
        choices: [
          { label: 'a', description: 'First' },
          { label: 'b', description: '' },
        ],
      },
    ],
    ['as a name for an id', { type: 'TargetNode' }, 'n1', { type: 'named', kind: 'node', id: 'n1', name: 'the node' }],
    [
      'as missing for an id of nothing',
      { type: 'Enum', displayAs: 'IntentSelector' },
      'gone',
      { type: 'named', kind: 'intent', id: 'gone', name: undefined },
    ],
    [
      'as text with its tokens',
      { type: 'TokenString' },
      'Hi {tv.Name}',
      {
        type: 'tokens',
        parts: [
          { type: 'text', text: 'Hi ' },
          { type: 'token', text: '{tv.Name}', name: 'Name' },
        ],
      },
    ],
    ['as code', { displayAs: 'javascript' }, 'a()', { type: 'code', text: 'a()' }],
    ['as a picture by its id (A3.36)', { type: 'Image' }, 'asset', { type: 'asset', text: 'asset' }],
    [
      'as a sound by its id',
      { type: 'String', name: 'AudioAssetId', displayAs: 'MediaLibraryPicker' },
      'asset',
      { type: 'asset', text: 'asset' },
    ],
    [
      'as the file of a media response, even from JSON text (A3.59)',
      { type: 'MediaResponse' },
      '{"Id":"asset","Name":"a.mp3"}',
      { type: 'asset', text: 'asset' },
    ],
    ['as no picture for the all-zero id (A3.37)', { type: 'ImageInput' }, emptyId, { type: 'nothing' }],
    [
      'as its languages, even from JSON text',
      { type: 'NString' },
      '{"en":"Hi","de":""}',
      { type: 'languages', texts: [{ language: 'en', text: 'Hi' }] },
    ],
    [
      'as a list of texts',
      { type: 'JSON', displayAs: 'chips' },
      ['Yes', 'No'],
      {
        type: 'choices',
        choices: [
          { label: 'Yes', description: '' },
          { label: 'No', description: '' },
        ],
      },
    ],
    ['as JSON when there is nothing better', { type: 'JSON' }, { a: 1 }, { type: 'code', text: '{\n  "a": 1\n}' }],
  ])('%s', (_what, more, value, shown) => {
    expect(show(more, value)).toEqual(shown);
  });

  test('a table is described as rows with their titles and with names instead of ids', () => {
    const rows = [aRow('r1', { DisplayName: 'yes', TargetNodeId: 'n1' })];
    const shown = show(connectors, rows);
    expect(shown).toMatchObject({ type: 'rows', rows: [{ id: 'r1', title: 'yes', level: 0 }] });
    expect(shown.type === 'rows' && shown.rows[0]?.fields.map((field) => getShownText(field.value))).toEqual([
      'yes',
      'the node',
    ]);
  });

  test('a row that is titled by an option has the text that people read for it', () => {
    const columns = [{ name: 'Language', type: 'Enum' as const, enumValues: ['en||English', 'fr'] }];
    const displayColumns = [{ propertyName: 'Language', columnType: 'Heading' as const }];
    const table = { tableType: 'Regular', properties: columns, displayColumns };
    const rows = ['en', 'fr', 'gone'].map((Language, at) => aRow(`r${at}`, { Language }, at));
    expect(show({ type: 'Table', table }, rows)).toMatchObject({
      rows: [{ title: 'English', isOption: true }, { title: 'fr', isOption: true }, { title: 'gone' }],
    });
  });

  test('a response is described as its entries, titled by their texts', () => {
    const Entries = [{ EntryId: 'e1', Order: 'a0', DisplayText: 'Hello', SpokenText: 'Hello!' }];
    expect(show({ type: 'AssistantResponse' }, { SelectionMethod: 'Random', Entries })).toMatchObject({
      type: 'rows',
      rows: [{ title: 'Hello' }],
    });
  });

  test('a tree is described with the level of each node, even for missing parents and cycles (A3.45)', () => {
    const shown = show({ type: 'Tree' }, [
      aTreeNode('a', undefined),
      aTreeNode('b', 'a'),
      aTreeNode('c', 'b'),
      aTreeNode('d', 'gone'),
      aTreeNode('e', 'e'),
    ]);
    expect(shown.type === 'rows' && shown.rows.map(({ level }) => level)).toEqual([0, 1, 2, 0, 0]);
  });

  test('a value of any type is described without an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputTypes), fc.jsonValue({ maxDepth: 3 }), (type, value) => {
        // jsonValue makes JSON.
        const shown = show({ type }, value as JsonValue);
        expect(typeof getShownText(shown)).toBe('string');
        expect(getShownText(describeValue(undefined, value as JsonValue, findName))).toBeTypeOf('string');
      }),
    );
  });
});

describe('findPropertyAt', () => {
  const properties = [
    connectors,
    aProperty({ name: 'Response', type: 'AssistantResponse' }),
    aProperty({ name: 'Title', type: 'NString' }),
  ];
  test.each([
    ['Connectors', 'Table'],
    ['Connectors/r1', 'Composite'],
    ['Connectors/r1/TargetNodeId', 'TargetNode'],
    ['Response', 'AssistantResponse'],
    ['Response/Entries', 'Table'],
    ['Response/Entries/e1', 'Composite'],
    ['Response/Entries/e1/DisplayText', 'TokenString'],
    ['Title/en', 'String'],
    ['Notes', 'String'],
    ['Nowhere/at/all', undefined],
  ])('finds that %s is a %s', (path, type) => {
    expect(findPropertyAt(properties, path)?.type).toBe(type);
  });

  test('findPropertyAt finds a property by which a row of a table, or an entry of a response, can be described', () => {
    const row = aRow('r1', { DisplayName: 'yes', TargetNodeId: 'n1' });
    expect(getShownText(describeValue(findPropertyAt(properties, 'Connectors/r1'), row, findName))).toBe(
      'yes, the node',
    );
    const entry = { EntryId: 'e1', Order: 'a0', DisplayText: 'Hello' };
    expect(getShownText(describeValue(findPropertyAt(properties, 'Response/Entries/e1'), entry, findName))).toBe(
      'Hello',
    );
  });
});
