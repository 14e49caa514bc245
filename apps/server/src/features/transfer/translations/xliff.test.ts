import { describe, expect, test } from 'vitest';
import { readXliff, writeXliff } from './xliff.ts';

function write(source: string, text: string, hasSamples = false): string {
  const translations = new Map([['de', { text, state: 'current' as const }]]);
  const texts = [{ key: 'p/Greeting', itemName: 'Café', label: 'Greeting', source, hasSamples, translations }];
  return writeXliff({ languages: ['en', 'de'], texts }, 'de', 'p');
}

/** The placeholders of an element, each as its id and its token. */
function listPlaceholders(file: string, element: 'source' | 'target'): readonly string[] {
  const [, inside = ''] = new RegExp(`<${element} [^>]*>(.*)</${element}>`).exec(file) ?? [];
  return [...inside.matchAll(/<ph id="(\d+)" equiv="\{tv\.(\w+)\}"/g)].map(([, id, name]) => `${id} ${name}`);
}

describe('writeXliff', () => {
  test('a token has the same id in the source and in the target, whatever its position', () => {
    const file = write(
      'Hello {tv.Name}, from {tv.City}: bye {tv.Name}',
      'Aus {tv.City}: hallo {tv.Name}, tschüss {tv.Name}',
    );
    expect(listPlaceholders(file, 'source')).toEqual(['1 Name', '2 City', '3 Name']);
    expect(listPlaceholders(file, 'target')).toEqual(['2 City', '1 Name', '3 Name']);
  });

  test('a slot that samples mark is a placeholder, and in other texts it is a part of the words', () => {
    const file = write('a {size} pizza', 'eine {size} Pizza', true);
    const placeholder = '<ph id="1" equiv="{size}" disp="{size}"/>';
    expect(file).toContain(`a ${placeholder} pizza</source>`);
    expect(file).toContain(`eine ${placeholder} Pizza</target>`);
    expect(readXliff(file)?.texts).toMatchObject([{ source: 'a {size} pizza', text: 'eine {size} Pizza' }]);
    expect(write('a {size} pizza', 'x')).toContain('a {size} pizza</source>');
  });

  test('a token that only the target has gets its own id', () => {
    const file = write('Hello {tv.Name}', 'Hallo {tv.City}, {tv.Name}, {tv.Name}');
    expect(listPlaceholders(file, 'target')).toEqual(['2 City', '1 Name', '3 Name']);
  });
});

test.each([
  ['of the numbers of the source', '<ph id="2" equiv="{tv.City}"/>: <ph id="1" equiv="{tv.Name}"/>'],
  ['of numbers of its own', '<ph id="1" equiv="{tv.City}"/>: <ph id="3" equiv="{tv.Name}"/>'],
])('a target with the tokens in another order is read by their names, with ids %s', (_, target) => {
  const file = write('{tv.Name} in {tv.City}', 'x').replace('>x</target>', `>${target}</target>`);
  expect(readXliff(file)?.texts).toMatchObject([{ source: '{tv.Name} in {tv.City}', text: '{tv.City}: {tv.Name}' }]);
});

describe('readXliff', () => {
  const file = write('Hello', 'Hallo');

  test('a text is confirmed when its segment is translated', () => {
    expect(readXliff(file)?.texts).toMatchObject([{ text: 'Hallo', isConfirmed: true }]);
    expect(readXliff(file.replace('state="translated"', 'state="initial"'))?.texts[0]?.isConfirmed).toBe(false);
  });

  test('suggestions of a translation memory are not part of the texts', () => {
    const match = '<mtc:match ref="#m"><source>Hello there</source><target>Hallo da</target></mtc:match>';
    const matches = `<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">${match}</mtc:matches>`;
    const withMatches = file.replace('<segment', `${matches}<segment`);
    expect(withMatches).not.toBe(file);
    expect(readXliff(withMatches)?.texts).toMatchObject([{ source: 'Hello', text: 'Hallo' }]);
  });

  test('elements may have a prefix', () => {
    const prefixed = file
      .replaceAll(/<(\/?)(xliff|file|unit|notes|note|segment|source|target)\b/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=');
    expect(readXliff(prefixed)).toEqual(readXliff(file));
  });
});
