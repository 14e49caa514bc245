import { applyEdit } from '@confab/inputs';
import type { JsonObject, Property } from '@confab/model';
import { emptyId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSpokenTexts } from './list-spoken-texts.ts';
import { createRecordingEdits, getRecordingPath, parseRecordingPath } from './record-text.ts';
import { getSpokenWords, hashWords, splitWords } from './spoken-words.ts';

const response: Property = { name: 'Answer', type: 'AssistantResponse', label: 'Answer' };
const properties: readonly Property[] = [
  { name: 'Note', type: 'String' },
  response,
  {
    name: 'More',
    type: 'Table',
    label: 'More',
    table: {
      tableType: 'Regular',
      properties: [{ name: 'Title', type: 'String' }, response],
      displayColumns: [{ propertyName: 'Title' }],
    },
  },
];
const entry = (EntryId: string, fields: JsonObject) => ({ EntryId, Order: EntryId, ...fields });
const list = (values: JsonObject) => listSpokenTexts({ id: 'i', name: 'Greet', properties, values }, ['en-US']);
const listEntry = (fields: JsonObject, answer: JsonObject = {}) =>
  list({ Answer: { ...answer, Entries: [entry('a', fields)] } });

describe('listSpokenTexts', () => {
  test('listSpokenTexts lists what an entry says, where it is, and its recording', () => {
    const fields = { SpokenText: 'Hello ++you++ [1s] {tv.Name}', DisplayText: 'Hi', AudioAssetId: 'asset' };
    expect(listEntry(fields)).toEqual([
      {
        itemId: 'i',
        itemName: 'Greet',
        path: 'Answer/Entries/a',
        entryId: 'a',
        labels: ['Answer'],
        language: 'en-US',
        further: undefined,
        words: 'Hello you {tv.Name}',
        wordsHash: hashWords('hello you {tv.name}'),
        hasTokens: true,
        audioAssetId: 'asset',
        state: 'recorded',
      },
    ]);
  });

  test('an entry without a spoken text says its display text without formatting', () => {
    expect(listEntry({ DisplayText: '- **Two** [teas](https://a.example)' })[0]?.words).toBe('Two teas');
  });

  test('listSpokenTexts lists the responses of table rows under the titles of their rows', () => {
    const row = { Title: 'Late', Answer: { Entries: [entry('b', { SpokenText: 'We are closed.' })] } };
    const found = list({ More: [aRow('r', row)] });
    expect(found.map(({ path, labels }) => [path, labels])).toEqual([
      ['More/r/Answer/Entries/b', ['More', 'Late', 'Answer']],
    ]);
  });

  test('a recording is stale when the words change, and not when marks, case or punctuation change', () => {
    const at = (SpokenText: string) =>
      listEntry({ SpokenText, AudioAssetId: 'asset', RecordedWordsHash: hashWords('Hello, you') })[0]?.state;
    expect([at('Hello you'), at('++hello++ you!'), at('Hello, everyone')]).toEqual(['recorded', 'recorded', 'stale']);
  });

  test.each(['', emptyId, undefined])('an entry with the asset %j has no recording', (id) => {
    expect(listEntry({ SpokenText: 'Hello', ...(id === undefined ? {} : { AudioAssetId: id }) })[0]?.state).toBe(
      'missing',
    );
  });

  test('an entry counts as recorded when it is unknown which words its recording was made from', () => {
    expect(listEntry({ SpokenText: 'Hello', AudioAssetId: 'asset' })[0]?.state).toBe('recorded');
  });

  test('disabled, silent and linked entries are left out', () => {
    expect(listEntry({ SpokenText: 'Hello', Enabled: false })).toEqual([]);
    expect(listEntry({ SpokenText: 'Hello', Enabled: 'false' })).toEqual([]);
    expect(listEntry({ SpokenText: ' [1s] ', Notes: 'x' })).toEqual([]);
    expect(listEntry({ SpokenText: 'Hello' }, { IsLinkedResponse: true })).toEqual([]);
  });
});

describe('listSpokenTexts of several languages', () => {
  const languages = ['en', 'de', 'fr'] as const;
  const translate = (fields: JsonObject, german: JsonObject) => {
    const Entries = [entry('a', fields), entry('b', { SpokenText: 'Goodbye' })];
    const translations = Object.entries(german).map(([field, Value]) => [`Answer/Entries/a/${field}`, { Value }]);
    const values = { Answer: { Entries }, Translations: { de: Object.fromEntries(translations) } };
    return listSpokenTexts({ id: 'i', name: 'Greet', properties, values }, languages);
  };
  const inGerman = (fields: JsonObject, german: JsonObject) =>
    translate(fields, german)
      .filter(({ further }) => further === 'de')
      .map(({ words, audioAssetId, state }) => [words, audioAssetId, state]);
  const hello = { SpokenText: 'Hello', AudioAssetId: 'english', RecordedWordsHash: hashWords('Hello') };

  test('listSpokenTexts of several languages lists the texts of the first language, then those that a further language says itself', () => {
    const found = translate(hello, { SpokenText: 'Hallo ++du++' });
    expect(found.map(({ language, further, path, words }) => [language, further, path, words])).toEqual([
      ['en', undefined, 'Answer/Entries/a', 'Hello'],
      ['en', undefined, 'Answer/Entries/b', 'Goodbye'],
      ['de', 'de', 'Answer/Entries/a', 'Hallo du'],
    ]);
  });

  test('the recording of the first language is none of a translated text', () => {
    expect(inGerman(hello, { SpokenText: 'Hallo' })).toEqual([['Hallo', undefined, 'missing']]);
    expect(inGerman({ ...hello, SpokenText: '', DisplayText: 'Hello' }, { DisplayText: 'Hallo' })).toEqual([
      ['Hallo', undefined, 'missing'],
    ]);
  });

  test('a translated text with a recording is stale when its own words change', () => {
    const german = (hash: string) =>
      inGerman(hello, { SpokenText: 'Hallo', AudioAssetId: 'german', RecordedWordsHash: hash });
    expect(german(hashWords('hallo!'))).toEqual([['Hallo', 'german', 'recorded']]);
    expect(german(hashWords('Guten Tag'))).toEqual([['Hallo', 'german', 'stale']]);
  });

  test('a translation counts as recorded when it is unknown which words its recording was made from', () => {
    expect(inGerman(hello, { SpokenText: 'Hallo', AudioAssetId: 'german' })).toEqual([['Hallo', 'german', 'recorded']]);
  });

  test('a text without a translation is said in the first language, and listed with a recording of its own only', () => {
    expect(inGerman(hello, { ImageAssetId: 'picture', DisplayText: 'Hallo' })).toEqual([]);
    expect(inGerman(hello, { AudioAssetId: emptyId })).toEqual([]);
    expect(inGerman(hello, { AudioAssetId: 'german' })).toEqual([['Hello', 'german', 'recorded']]);
  });

  test('the edits of a recording make the text recorded, in the first language and in a further one', () => {
    const Entries = [entry('a', { SpokenText: 'Hello' })];
    const german = { Value: 'Hallo', Source: 'Hello' };
    const values: JsonObject = {
      Answer: { Entries },
      Translations: { de: { 'Answer/Entries/a/SpokenText': german } },
    };
    const listNow = (now: JsonObject) =>
      listSpokenTexts({ id: 'i', name: 'Greet', properties, values: now }, languages);
    const recorded = listNow(values)
      .flatMap((text) => createRecordingEdits(text, text.words, text.wordsHash))
      .reduce((now, edit) => applyEdit(now, edit).values, values);
    expect(listNow(recorded).map(({ audioAssetId, state }) => [audioAssetId, state])).toEqual([
      ['Hello', 'recorded'],
      ['Hallo', 'recorded'],
    ]);
    for (const { path, further, ...text } of listNow(values))
      expect(parseRecordingPath(getRecordingPath({ path, further, ...text }))).toEqual({ path, further });
  });
});

describe('hashWords', () => {
  test('the hash of a text has 14 hexadecimal digits and depends on the words alone', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (words) => {
        const hash = hashWords(words.join(' '));
        expect(hash).toMatch(/^[0-9a-f]{14}$/);
        expect(hashWords(`  ${words.join(', ').toUpperCase()}! `)).toBe(hash);
      }),
    );
  });

  test('hashWords returns different hashes for 10,000 different texts', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, index) => hashWords(`Line ${index}`))).size).toBe(10_000);
  });

  test('an apostrophe of either shape belongs to its word, and a token is one word', () => {
    expect(splitWords("It's {tv.Order.Items}, isn’t it?")).toEqual(["it's", '{tv.order.items}', "isn't", 'it']);
    expect(getSpokenWords('text')).toBe('');
  });
});
