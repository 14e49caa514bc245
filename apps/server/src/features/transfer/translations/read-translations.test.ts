import { expect, test } from 'vitest';
import { readTranslations } from './read-translations.ts';

const rows = [
  ['Key', 'Item', 'Input', 'en', 'de'],
  ['p/Greeting', 'Café', 'Greeting', '"Hello; you, there"', '"Hallo; du, da"'],
];
const table = (separator: string) => rows.map((cells) => cells.join(separator)).join('\r\n');
const text = { key: 'p/Greeting', language: 'de', source: 'Hello; you, there', text: 'Hallo; du, da' };
const read = async (bytes: Uint8Array) => readTranslations.work({ bytes, first: 'en' });

test.each([
  ['commas', ','],
  ['semicolons, as spreadsheets save it where the comma is the decimal sign', ';'],
  ['tabs', '\t'],
])('a table of translations may have %s between its cells', async (_, separator) => {
  const file = await read(Buffer.from(`\uFEFF${table(separator)}`));
  expect(file).toEqual({ languages: ['de'], texts: [text] });
});

test('a table of translations may be UTF-16 with a byte order mark', async () => {
  expect((await read(Buffer.from(`\uFEFF${table('\t')}`, 'utf16le'))).texts).toEqual([text]);
});

test.each([
  ['before the source', ['Key,de,en', 'p/Greeting,Hallo,Hello'], ['de Hello Hallo']],
  ['without the source', ['Key,de,fr', 'p/Greeting,Hallo,Salut'], ['de undefined Hallo', 'fr undefined Salut']],
])('a table of translations may have its languages %s', async (_, lines, texts) => {
  const file = await read(Buffer.from(lines.join('\n')));
  expect(file.texts.map(({ language, source, text: translated }) => `${language} ${source} ${translated}`)).toEqual(
    texts,
  );
});

test('a table without a language that the project is translated into is refused', async () => {
  await expect(read(Buffer.from('Key,Item,en\np/Greeting,Café,Hello'))).rejects.toThrow('has no column for a language');
});

test('a table without the column of keys is refused', async () => {
  await expect(read(Buffer.from('a;b\n1;2'))).rejects.toThrow('This is not a file of translations');
});
