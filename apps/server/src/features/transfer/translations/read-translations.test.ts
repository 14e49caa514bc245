import { expect, test } from 'vitest';
import { readTranslations } from './read-translations.ts';

const rows = [
  ['Key', 'Item', 'Input', 'en', 'de'],
  ['p/Greeting', 'Café', 'Greeting', '"Hello; you, there"', '"Hallo; du, da"'],
];
const table = (separator: string) => rows.map((cells) => cells.join(separator)).join('\r\n');
const text = { key: 'p/Greeting', language: 'de', source: 'Hello; you, there', text: 'Hallo; du, da' };
const read = async (bytes: Uint8Array) => readTranslations.work({ bytes });

test.each([
  ['commas', ','],
  ['semicolons, as spreadsheets save it where the comma is the decimal sign', ';'],
  ['tabs', '\t'],
])('a table of translations may have %s between its cells', async (_, separator) => {
  const file = await read(Buffer.from(`\uFEFF${table(separator)}`));
  expect(file).toEqual({ first: 'en', languages: ['de'], texts: [text] });
});

test('a table of translations may be UTF-16 with its mark', async () => {
  expect((await read(Buffer.from(`\uFEFF${table('\t')}`, 'utf16le'))).texts).toEqual([text]);
});

test('a table without the column of keys is refused', async () => {
  await expect(read(Buffer.from('a;b\n1;2'))).rejects.toThrow('The file is not one of translations');
});
