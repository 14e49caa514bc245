import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPastedRows, writeCopiedRows } from './pasted-rows.ts';
import type { AnyProperty } from '../form/property-rules.ts';

const columns: readonly AnyProperty[] = [
  { name: 'Name', label: 'Dish', type: 'String' },
  { name: 'Price', type: 'Float' },
  { name: 'Seats', type: 'Int' },
  { name: 'Offered', type: 'Bool' },
  { name: 'Size', type: 'Enum', enumValues: ['s||Small', 'l||Large'] },
  { name: 'Words', type: 'AssistantResponse' },
];

describe('lines of a spreadsheet', () => {
  test.each<[string, string, unknown]>([
    ['a row each', 'Soup\t4.5\t2\nTea', [{ Name: 'Soup', Price: 4.5, Seats: 2 }, { Name: 'Tea' }]],
    [
      'as other systems end them',
      'Soup\t4\r\nTea\t2\r\n',
      [
        { Name: 'Soup', Price: 4 },
        { Name: 'Tea', Price: 2 },
      ],
    ],
    ['with a decimal comma', 'Soup\t4,5', [{ Name: 'Soup', Price: 4.5 }]],
    ['named by a first line', 'Size\tDish\nLarge\tSoup', [{ Name: 'Soup', Size: 'l' }]],
    ['with yes and no', 'Soup\t\t\tYes\ts', [{ Name: 'Soup', Offered: true, Size: 's' }]],
    ['without what does not fit', 'Soup\tdear\t1.5\tperhaps\thuge', [{ Name: 'Soup' }]],
    ['with tabs, lines and quotes in quotes', '"a\tb\n""c"""\t1', [{ Name: 'a\tb\n"c"', Price: 1 }]],
    ['with a quote inside a cell', '5" pipe\t1', [{ Name: '5" pipe', Price: 1 }]],
    ['without empty lines', '\n\nSoup\n\n', [{ Name: 'Soup' }]],
    ['of which there are none', '', []],
  ])('lines of a spreadsheet are read as rows: %s', (_what, text, rows) => {
    expect(readPastedRows(text, columns)).toEqual(rows);
  });

  test('pasting copied rows restores them', () => {
    const row = fc.record({
      // A first line that equals the column names would be read as a heading.
      Name: fc.string({ minLength: 1 }).map((text) => `r${text.replaceAll('\r', '')}`),
      Price: fc.integer(),
      Offered: fc.boolean(),
      Size: fc.constantFrom('s', 'l'),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        expect(readPastedRows(writeCopiedRows(rows, columns), columns)).toEqual(rows);
      }),
    );
  });
});
