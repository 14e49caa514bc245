import { expect, test } from 'vitest';
import { readTable, writeTable } from './table-of-translations.ts';

test.each(['=1', "'=1", "'-10", "''-10", "'+49", "'quoted'", "'", '-10', "'\uFF1Dx", "'\t-", 'plain'])(
  'the text %j is read unchanged from a table',
  (text) => {
    const translations = new Map([['de', { text, state: 'current' as const }]]);
    const texts = [
      { key: 'p/Greeting', itemName: 'Café', label: 'Greeting', source: text, hasSamples: false, translations },
    ];
    const file = readTable(writeTable({ languages: ['en', 'de'], texts }), 'en');
    expect(file?.texts).toEqual([{ key: 'p/Greeting', language: 'de', source: text, text }]);
  },
);

test('a text that looks like a formula is none in the table, whether it has a quote or not', () => {
  const place = { key: 'p/Greeting', itemName: 'Café', label: 'Greeting' };
  const texts = ['-10', "'-10"].map((source) => ({ ...place, source, hasSamples: false, translations: new Map() }));
  const [, ...rows] = writeTable({ languages: ['en', 'de'], texts }).split('\r\n');
  expect(rows.map((row) => row.split(',')[3])).toEqual(["'-10", "''-10", undefined]);
});
