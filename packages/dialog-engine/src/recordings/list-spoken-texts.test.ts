import type { JsonObject, Property } from '@confab/model';
import { emptyId } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSpokenTexts } from './list-spoken-texts.ts';
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
const list = (values: JsonObject) => listSpokenTexts({ id: 'i', name: 'Greet', properties, values }, 'en-US');
const listEntry = (fields: JsonObject, answer: JsonObject = {}) =>
  list({ Answer: { ...answer, Entries: [entry('a', fields)] } });

describe('listSpokenTexts', () => {
  test('lists what an entry says, where it is, and its recording', () => {
    const fields = { SpokenText: 'Hello ++you++ [1s] {tv.Name}', DisplayText: 'Hi', AudioAssetId: 'asset' };
    expect(listEntry(fields)).toEqual([
      {
        itemId: 'i',
        itemName: 'Greet',
        path: 'Answer/Entries/a',
        entryId: 'a',
        labels: ['Answer'],
        language: 'en-US',
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

  test('lists the responses of table rows under the titles of their rows', () => {
    const row = { Title: 'Late', Answer: { Entries: [entry('b', { SpokenText: 'We are closed.' })] } };
    const found = list({ More: [{ RowId: 'r', Order: 'a0', Values: row }] });
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

  test('a recording from elsewhere, of unknown words, counts as recorded', () => {
    expect(listEntry({ SpokenText: 'Hello', AudioAssetId: 'asset' })[0]?.state).toBe('recorded');
  });

  test('disabled, silent and linked entries are left out', () => {
    expect(listEntry({ SpokenText: 'Hello', Enabled: false })).toEqual([]);
    expect(listEntry({ SpokenText: 'Hello', Enabled: 'false' })).toEqual([]);
    expect(listEntry({ SpokenText: ' [1s] ', Notes: 'x' })).toEqual([]);
    expect(listEntry({ SpokenText: 'Hello' }, { IsLinkedResponse: true })).toEqual([]);
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

  test('differs for 10,000 different texts', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, index) => hashWords(`Line ${index}`))).size).toBe(10_000);
  });

  test('an apostrophe of either shape belongs to its word, and a token is one word', () => {
    expect(splitWords("It's {tv.Order.Items}, isn’t it?")).toEqual(["it's", '{tv.order.items}', "isn't", 'it']);
    expect(getSpokenWords('text')).toBe('');
  });
});
