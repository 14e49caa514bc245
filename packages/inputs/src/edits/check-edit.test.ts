import { limits, type ItemSchema, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { anItemSchema, aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { checkEdit, isTooLarge } from './check-edit.ts';
import { applyEdit } from './apply-edit.ts';
import { createDefaultValues } from '../values/create-default-values.ts';
import type { InputEdit } from './input-edit.ts';

const parts: Property = {
  name: 'Parts',
  type: 'Table',
  table: {
    tableType: 'Regular',
    displayColumns: [],
    properties: [
      { name: 'Name', type: 'String' },
      { name: 'Parts', type: 'Table', table: { tableType: 'Regular', displayColumns: [], properties: [] } },
    ],
  },
};
const schema = anItemSchema({
  properties: [
    { name: 'DisplayName', type: 'String' },
    { name: 'Key', type: 'String', flags: ['GenerateGuid'], validation: '{"Flags":"readonly"}' },
    { name: 'Count', type: 'Int' },
    { name: 'Share', type: 'Float', defaultValue: 0.5 },
    { name: 'On', type: 'Bool' },
    { name: 'Language', type: 'Enum', enumValues: ['en||English', 'de||German'] },
    { name: 'Days', type: 'MultiSelect', multiSelectValues: ['Mon', 'Tue'] },
    { name: 'Title', type: 'NString' },
    { name: 'Response', type: 'AssistantResponse' },
    {
      name: 'Settings',
      type: 'Composite',
      table: {
        tableType: 'Regular',
        displayColumns: [],
        properties: [
          { name: 'Margin', type: 'Float', defaultValue: 0.1 },
          { name: 'NoMatch', type: 'AssistantResponse' },
        ],
      },
    },
    {
      name: 'Connectors',
      type: 'Table',
      table: {
        tableType: 'Regular',
        displayColumns: [],
        properties: [
          { name: 'Kind', type: 'Enum', enumValues: ['Intent', 'NoMatch'] },
          { name: 'TargetNodeId', type: 'TargetNode' },
        ],
        defaultRows: [{ rowId: 'nomatch', order: 'z0', values: { Kind: 'NoMatch' } }],
      },
    },
    {
      name: 'Fixed',
      type: 'Table',
      table: {
        tableType: 'Regular',
        displayColumns: [],
        properties: [],
        allowAddRow: false,
        allowRemoveRow: false,
        allowRowReorder: false,
      },
    },
  ],
});
/** The schema, whose connectors contain nested lists. */
const nested: ItemSchema = {
  ...schema,
  properties: schema.properties.map((property) =>
    property.name === 'Connectors' && property.table
      ? { ...property, table: { ...property.table, properties: [...property.table.properties, parts] } }
      : property,
  ),
};
const values = createDefaultValues(schema, () => 'an id');
const set = (path: string, updatedValue: JsonValue): InputEdit => ({ path, action: 'ValueChanged', updatedValue });
const add = (path: string, updatedValue: JsonValue): InputEdit => ({ path, action: 'AddRow', updatedValue });
const check = (edit: InputEdit) => checkEdit(schema, values, edit).map((error) => error.message);

describe('checkEdit accepts', () => {
  test.each<[InputEdit]>([
    [set('DisplayName', 'x')],
    [set('Notes', 'every item has notes')],
    [{ path: 'DisplayName', action: 'ValueChanged' }],
    [set('Count', 3)],
    [set('Share', 0.25)],
    [set('On', true)],
    [set('Language', 'de')],
    [set('Days', 'Mon,Tue')],
    [set('Title/en', 'Hello')],
    [set('Settings/Margin', 1)],
    [set('Settings/NoMatch/Entries/e1/SpokenText', 'x')],
    [set('Response/SelectionMethod', 'Random')],
    [set('Response/Entries/e1/SuggestionChips', ['Yes'])],
    [add('Response/Entries', { EntryId: 'e1', Order: 'a0', SpokenText: 'Hi' })],
    [set('Connectors/any/TargetNodeId', 'n1')],
    [add('Connectors', aRow('r1', { Kind: 'Intent' }))],
    [{ path: 'Connectors/r1', action: 'DeleteRow' }],
    [{ path: 'Connectors/nomatch', action: 'ReorderRows', updatedValue: 'a1' }],
    [{ path: 'DisplayName', action: 'StartEdit' }],
    [{ path: 'Extensions', action: 'AddExtension', updatedValue: 'wallet' }],
  ])('%o', (edit) => {
    expect(check(edit)).toEqual([]);
  });
});

describe('checkEdit refuses with a message (A8.77)', () => {
  test.each<[string, InputEdit, string]>([
    ['an input that the schema does not have', set('Nowhere', 1), 'Error saving value'],
    ['a field that a row does not have', set('Connectors/r1/Nowhere', 1), 'Error saving value'],
    ['a path into a text', set('DisplayName/x', 1), 'Error saving value'],
    ['a path into an object prototype', set('__proto__/x', 1), 'Error saving value'],
    ['a whole table', set('Connectors', []), 'Error saving value'],
    ['a whole response', set('Response', { Entries: [] }), 'Error saving value'],
    ['a text for a number', set('Count', '3'), 'Error saving value'],
    ['a fraction for an Int', set('Count', 1.5), 'Error saving value'],
    ['a text for a Bool', set('On', 'maybe'), 'Error saving value'],
    ['an unknown option', set('Language', 'xx'), 'Error saving value'],
    ['an unknown choice', set('Days', 'Mon,Sun'), 'Error saving value'],
    ['a change of a locked input (A5.24, A8.76)', set('Key', 'x'), 'Sorry, there was a problem trying to edit'],
    ['a row without an id (A8.76)', add('Connectors', { Order: 'a0' }), 'Sorry, there was a problem adding an item'],
    [
      'a row without an Order',
      add('Connectors', { RowId: 'x', Values: {} }),
      'Sorry, there was a problem adding an item',
    ],
    ['a row with other columns', add('Connectors', aRow('x', { Odd: 1 })), 'Sorry, there was a problem adding an item'],
    [
      'a row in a table that does not allow adding',
      add('Fixed', aRow('x')),
      'Sorry, there was a problem adding an item',
    ],
    [
      'a deletion without a row (A8.77)',
      { path: 'Connectors', action: 'DeleteRow' },
      "Sorry, I don't know what row to delete",
    ],
    [
      'a deletion of a default row (A4.13)',
      { path: 'Connectors/nomatch', action: 'DeleteRow' },
      'Sorry, there was a problem removing an item',
    ],
    [
      'a deletion in a table that does not allow it (A8.76)',
      { path: 'Fixed/x', action: 'DeleteRow' },
      'Sorry, there was a problem removing an item',
    ],
    [
      'a move in a table with a fixed order (A8.76)',
      { path: 'Fixed/x', action: 'ReorderRows', updatedValue: 'a0' },
      'Sorry, there was a problem moving an item',
    ],
    [
      'a move to an invalid position',
      { path: 'Connectors/r1', action: 'ReorderRows', updatedValue: '' },
      'Sorry, there was a problem moving an item',
    ],
  ])('%s', (_what, edit, message) => {
    expect(check(edit)).toEqual([message]);
  });

  test.each<[string, JsonObject, InputEdit]>([
    ['a value', {}, set('Connectors/p0/TargetNodeId', 'n1')],
    ['a value', { Connectors: null }, set('Connectors/p0/TargetNodeId', 'n1')],
    ['a row', { Connectors: [aRow('r1')] }, add('Connectors/r1/Parts/p0/Parts', aRow('x'))],
    ['a value', { Connectors: [aRow('r1')] }, set('Connectors/r1/Parts/p0/Name', 'b')],
  ])('%s below a row is refused when %o has no such list', (_what, stored, edit) => {
    expect(checkEdit(nested, stored, edit)).toMatchObject([{ kind: 'row', message: 'Error saving value' }]);
  });

  test.each<[string, JsonObject, InputEdit]>([
    ['its list was never stored', {}, { path: 'Connectors/p0', action: 'DeleteRow' }],
    ['the row around its list was deleted', { Connectors: [] }, set('Connectors/r1/Parts/p0/Name', 'b')],
  ])('an edit of a row is left to be dropped when %s', (_what, stored, edit) => {
    expect([checkEdit(nested, stored, edit), applyEdit(stored, edit)]).toMatchObject([[], { reason: 'gone' }]);
  });

  test('checkEdit refuses a row beyond the limit', () => {
    const full = { ...values, Connectors: Array.from({ length: limits.tableRowsMax }, (_, at) => aRow(`${at}`)) };
    expect(checkEdit(schema, full, add('Connectors', aRow('x')))).toMatchObject([{ kind: 'size' }]);
  });
});

describe('a document', () => {
  test.each([
    ['a'.repeat(limits.nodeBytesMax), false],
    ['a'.repeat(limits.nodeBytesMax + 1), true],
    ['ä'.repeat(limits.nodeBytesMax / 2), false],
    ['ä'.repeat(limits.nodeBytesMax / 2 + 1), true],
    ['😀'.repeat(limits.nodeBytesMax / 4), false],
    ['😀'.repeat(limits.nodeBytesMax / 4 + 1), true],
  ])('the size of a document is measured in UTF-8 bytes (case %#)', (text, isOver) => {
    expect(isTooLarge(text)).toBe(isOver);
  });

  test('a new document has default values, default rows, a new id and empty containers', () => {
    expect(values).toEqual({
      Key: 'an id',
      Share: 0.5,
      Response: { SelectionMethod: 'Escalating', Entries: [] },
      Settings: { Margin: 0.1, NoMatch: { SelectionMethod: 'Escalating', Entries: [] } },
      Connectors: [aRow('nomatch', { Kind: 'NoMatch' }, 'z0')],
      Fixed: [],
    });
  });

  test('default rows are read from JSON text, and invalid JSON means no rows (A5.13)', () => {
    const table = (defaultValue: string) => ({
      ...schema,
      properties: [
        {
          name: 'T',
          type: 'Table' as const,
          defaultValue,
          table: { tableType: 'Regular', displayColumns: [], properties: [] },
        },
      ],
    });
    expect(
      createDefaultValues(table('[{"RowId":"b","Order":"a1"},{"RowId":"a","Order":"a0"}]'), String)['T'],
    ).toMatchObject([{ RowId: 'a' }, { RowId: 'b' }]);
    expect(createDefaultValues(table('[{"RowId"'), String)['T']).toEqual([]);
  });

  test('a document accepts every edit that checkEdit accepted', () => {
    expect(applyEdit(values, set('Settings/Margin', 1)).type).toBe('applied');
    expect(applyEdit(values, set('Settings/NoMatch/SelectionMethod', 'Random')).type).toBe('applied');
  });
});
