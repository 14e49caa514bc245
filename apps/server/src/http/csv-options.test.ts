import { readCsv } from '@confab/test-cases';
import { stringify } from 'csv-stringify/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOptions } from './csv-options.ts';

/** Texts of characters that have a meaning in CSV. The first character never begins a formula. */
const cell = fc
  .array(fc.constantFrom('a', ',', '"', '\n', '\r', '\r\n', ' ', ';'))
  .map((parts) => `a${parts.join('')}`);

test('a CSV reader gets back each record and each cell, whatever line breaks the cells contain', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (records) => {
      const read = readCsv(stringify(records, csvOptions)).map(({ cells }) => cells);
      expect(read).toEqual(records);
    }),
  );
});
