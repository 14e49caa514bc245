import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { propertySchema } from './schema.ts';

/** Decodes and encodes a property as client and server do; undeclared keys are lost. */
function sendAndReceive(wire: object) {
  return z.encode(propertySchema, z.decode(propertySchema, wire as z.input<typeof propertySchema>));
}

describe('a property on the wire', () => {
  test('a property keeps every setting that a schema declares for an input (A3.27, P3.32)', () => {
    const wire = {
      Name: 'Code',
      Type: 'String',
      DisplayAs: 'singleline',
      Description: 'How people call it',
      DefaultValue: 'x',
      Flags: ['GenerateGuid', 'GenerateTextGuid', 'mandatory', 'Hidden', 'keyword'],
      Validation: '{"MinValue":1,"MaxValue":2,"Flags":["readonly","hidden"]}',
      ParentName: 'Work',
      CategoryId: 'you',
      GroupId: 'identity',
      ForcedValueKey: 'Name',
      TooltipText: 'What it is for',
      TooltipLink: 'https://example.org',
      DisplayWidth: 12,
      HAlign: 'right',
    };
    expect(sendAndReceive(wire)).toEqual(wire);
  });

  test('a table keeps every setting of its columns, rows, buttons and forms (A3.40)', () => {
    const child = {
      Name: 'Spices',
      Type: 'Table',
      Table: { TableType: 'Regular', DisplayColumns: [], Properties: [{ Name: 'Spice', Type: 'String' }] },
    };
    const wire = {
      Name: 'Dishes',
      Type: 'Table',
      Table: {
        TableType: 'StackedTable',
        Properties: [{ Name: 'Dish', Type: 'String' }, { Name: 'Offered', Type: 'Bool' }, child],
        DisplayColumns: [
          {
            PropertyName: 'Dish',
            ColumnWidth: 6,
            ColumnType: 'Heading',
            SubheadingFixedValue: '{count} spice{s}',
            SubheadingPropertyName: 'Spices',
          },
          { PropertyName: 'Offered', ColumnType: 'Toggle' },
        ],
        IndexColumn: 'Dish',
        DescriptionColumn: 'Dish',
        TableEntryDescription: 'dish',
        NoPack: true,
        AllowAddRow: true,
        AllowRemoveRow: false,
        AllowRowReorder: false,
        ParentActions: [
          { Action: 'edit', Label: 'Open', ExtraData: 'fullScreen' },
          { Action: 'moveup' },
          { Action: 'movedown' },
        ],
        ChildActions: [{ Action: 'delete' }],
        AddChildRowLabel: 'Add a spice',
        AddFirstEntryLabel: 'Add the first dish',
        AddParentRowLabel: 'Add another dish',
        Groups: [{ Id: 'taste', Title: 'Taste' }],
        Categories: [{ Id: 'kitchen', Title: 'Kitchen' }],
        JavaScript: { GetControlDisplay: 'function GetControlDisplay() { return {}; }' },
      },
    };
    expect(sendAndReceive(wire)).toEqual(wire);
  });
});
