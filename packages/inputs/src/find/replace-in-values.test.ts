import type { JsonObject, JsonValue } from '@confab/model';
import { anItemSchema, aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { readAt } from '../values/read-at.ts';
import { findInValues, createSnippet } from './find-in-values.ts';
import { createMatcher, type FindQuery, type Matcher } from './matcher.ts';
import { replaceInValues, type MatchToReplace } from './replace-in-values.ts';

const schema = anItemSchema({
  type: 'Say',
  properties: [
    { name: 'DisplayName', type: 'String', label: 'Name', flags: ['mandatory'] },
    { name: 'Count', type: 'Int', label: 'How many' },
    { name: 'IsOn', type: 'Bool' },
    { name: 'Kind', type: 'Enum', enumValues: ['Tea', 'Coffee'] },
    { name: 'Target', type: 'TargetNode' },
    { name: 'Address', type: 'String', validation: '{"Flags":"readonly"}' },
    { name: 'Secret', type: 'String', flags: ['Hidden'] },
    { name: 'Title', type: 'NString', label: 'Title' },
    { name: 'Extra', type: 'JSON' },
    { name: 'Response', type: 'AssistantResponse', label: 'What is said' },
    {
      name: 'Rows',
      type: 'Table',
      label: 'Rows',
      table: {
        tableType: 'Regular',
        displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
        properties: [
          { name: 'Name', type: 'String', label: 'Name' },
          { name: 'Variable', type: 'Enum', displayAs: 'VariableSelector', label: 'Variable' },
        ],
      },
    },
  ],
});

const values: JsonObject = {
  DisplayName: 'Tea time',
  Notes: 'Notes on tea',
  Count: 12,
  IsOn: true,
  Kind: 'Tea',
  Target: '00000000-0000-4000-8000-000000000001',
  Address: 'Tea street',
  Secret: 'tea',
  Title: { en: 'Tea', de: 'Tee und Tea' },
  Extra: { list: ['tea', { deep: 'more tea' }], number: 7 },
  Response: {
    SelectionMethod: 'Random',
    Entries: [{ EntryId: 'e1', Order: 'a0', SpokenText: 'Tea, {tv.Name}?', SuggestionChips: ['Tea', 'No tea'] }],
  },
  Rows: [aRow('r1', { Name: 'Tea row', Variable: 'tea' })],
};

const plain: FindQuery = { text: 'tea', matchCase: false, wholeWord: false, isRegex: false };
function matcherOf(query: Partial<FindQuery> = {}): Matcher {
  const made = createMatcher({ ...plain, ...query });
  if (made.type === 'refused') throw new Error(made.message);
  return made.matcher;
}
const findAll = (where: JsonObject, matcher: Matcher) =>
  findInValues(schema.properties, where, matcher, { left: 1e8 }).flatMap(({ path, within, text, matches }) =>
    matches.map(({ start, end }): MatchToReplace => ({ path, within, start, found: text.slice(start, end) })),
  );
function replace(query: Partial<FindQuery>, replacement: string, where = values) {
  const matcher = matcherOf(query);
  return replaceInValues(schema, where, findAll(where, matcher), { matcher, replacement, fuel: { left: 1e8 } });
}

describe('finding in the values of an item', () => {
  test('a search in the values of an item finds matches in every type of value, with the labels on the way', () => {
    const found = findInValues(schema.properties, values, matcherOf(), { left: 1e8 });
    expect(found.map(({ path, within, labels }) => [path, within.join('.'), labels.join(' › ')])).toEqual([
      ['DisplayName', '', 'Name'],
      ['Kind', '', 'Kind'],
      ['Address', '', 'Address'],
      ['Title/en', '', 'Title › en'],
      ['Title/de', '', 'Title › de'],
      ['Extra', 'list.0', 'Extra'],
      ['Extra', 'list.1.deep', 'Extra'],
      ['Response/Entries/e1/SpokenText', '', 'What is said › 1 › Speech Markdown'],
      ['Response/Entries/e1/SuggestionChips', '0', 'What is said › 1 › Suggestion chips'],
      ['Response/Entries/e1/SuggestionChips', '1', 'What is said › 1 › Suggestion chips'],
      ['Rows/r1/Name', '', 'Rows › Tea row › Name'],
      ['Rows/r1/Variable', '', 'Rows › Tea row › Variable'],
      ['Notes', '', 'Notes'],
    ]);
  });

  test('a search in the values of an item finds numbers and Bools, too', () => {
    expect(findAll(values, matcherOf({ text: '12' })).map(({ path }) => path)).toEqual(['Count']);
    expect(findAll(values, matcherOf({ text: 'true' })).map(({ path }) => path)).toEqual(['IsOn']);
  });

  test('a search in the values of an item shows a match with its context, and never cuts a character in half', () => {
    expect(createSnippet('a tea b', { start: 2, end: 5 })).toEqual({ before: 'a ', found: 'tea', after: ' b' });
    const long = createSnippet(`${'👍'.repeat(100)}tea${'👍'.repeat(100)}`, { start: 200, end: 203 });
    expect([long.before.startsWith('…👍'), long.after.endsWith('👍…')]).toEqual([true, true]);
  });
});

describe('replacing in the values of an item', () => {
  test('replacing in the values of an item replaces within texts, languages, lists, rows and entries, and keeps everything else', () => {
    const { values: after, replaced } = replace({}, 'Cocoa');
    expect(readAt(after, 'DisplayName')).toBe('Cocoa time');
    expect(readAt(after, 'Title/de')).toBe('Tee und Cocoa');
    expect(readAt(after, 'Extra')).toEqual({ list: ['Cocoa', { deep: 'more Cocoa' }], number: 7 });
    expect(readAt(after, 'Response/Entries/e1/SuggestionChips')).toEqual(['Cocoa', 'No Cocoa']);
    expect(readAt(after, 'Rows/r1/Variable')).toBe('Cocoa');
    expect(replaced.find(({ path }) => path === 'Extra')?.count).toBe(2);
    expect(after['Secret']).toBe('tea');
  });

  test.each([
    [{ text: 'Tea', matchCase: true }, 'Cocoa', 'Kind', 'type'],
    [{ text: 'street' }, 'road', 'Address', 'locked'],
    [{ text: '4000' }, '5000', 'Target', 'reference'],
    [{ text: '12' }, 'dozen', 'Count', 'type'],
    [{ text: '12' }, '1.5', 'Count', 'type'],
    [{ text: 'true' }, 'maybe', 'IsOn', 'type'],
    [{ text: 'Tea time' }, '', 'DisplayName', 'invalid'],
    [{ text: 'time' }, 'x'.repeat(250), 'DisplayName', 'tooLong'],
  ])('leaves a value as it is when %j is replaced by "%s" in %s: %s', (query, replacement, path, reason) => {
    const { values: after, refused } = replace(query, replacement);
    expect(refused.find(({ match }) => match.path === path)?.reason).toBe(reason);
    expect(readAt(after, path)).toEqual(readAt(values, path));
  });

  test('replacing in the values of an item keeps the types of numbers and Bools', () => {
    expect(replace({ text: '2' }, '50').values['Count']).toBe(150);
    expect(replace({ text: 'true' }, 'false').values['IsOn']).toBe(false);
  });

  test('replacing in the values of an item replaces only the requested matches, and reports those that no longer exist', () => {
    const matcher = matcherOf();
    const [first] = findAll(values, matcher);
    const gone: MatchToReplace = { path: 'Notes', within: [], start: 3, found: 'tea' };
    const by = { matcher, replacement: 'X', fuel: { left: 1e8 } };
    const { replaced, refused } = replaceInValues(schema, values, first ? [first, gone] : [], by);
    expect(replaced.map(({ path, after }) => [path, after])).toEqual([['DisplayName', 'X time']]);
    expect(refused).toEqual([{ match: gone, reason: 'gone' }]);
  });
});

const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'b', ' ', '"', '\\', '/', 'é', '👍', '1', '\n'),
  maxLength: 12,
});
const anyValues: fc.Arbitrary<JsonObject> = fc.record<Record<string, JsonValue>>(
  {
    DisplayName: text,
    Count: fc.integer({ min: 0, max: 999 }),
    Title: fc.dictionary(fc.constantFrom('en', 'de'), text),
    Extra: fc.jsonValue({ maxDepth: 2 }).map((value) => value as JsonValue),
    Rows: fc
      .array(fc.tuple(text, text), { maxLength: 3 })
      .map((rows) => rows.map(([Name, Variable], at) => aRow(`r${at}`, { Name, Variable }, at))),
    Response: fc.array(text, { maxLength: 3 }).map((texts) => ({
      Entries: texts.map((SpokenText, at) => ({ EntryId: `e${at}`, Order: `a${at}`, SpokenText })),
    })),
  },
  { requiredKeys: [] },
);
const anyQuery: fc.Arbitrary<FindQuery> = fc.oneof(
  fc.record({
    text: fc.constantFrom('a', 'b', 'ab', '"', '\\', '👍', ' ', '1'),
    matchCase: fc.boolean(),
    wholeWord: fc.boolean(),
    isRegex: fc.constant(false),
  }),
  fc.record({
    text: fc.constantFrom('[ab]+', '(a|b)(.)', '\\d', '\\s*b', '.{2}'),
    matchCase: fc.boolean(),
    wholeWord: fc.boolean(),
    isRegex: fc.constant(true),
  }),
);

describe('for any values', () => {
  test('every match is at its reported position', () => {
    fc.assert(
      fc.property(anyValues, anyQuery, (where, query) => {
        for (const { path, within, start, found } of findAll(where, matcherOf(query))) {
          let value: unknown = readAt(where, path);
          for (const step of within) value = (value as Record<string | number, unknown>)[step];
          expect(String(value).slice(start, start + found.length)).toBe(found);
          expect(found).not.toBe('');
        }
      }),
    );
  });

  test('undoing a replacement restores the same bytes', () => {
    fc.assert(
      fc.property(anyValues, anyQuery, text, (where, query, replacement) => {
        const { values: after, replaced } = replace(query, replacement, where);
        let back = after;
        for (const { path, before } of replaced) {
          back = applyEdit(back, { path, action: 'ValueChanged', updatedValue: before }).values;
        }
        expect(JSON.stringify(back)).toBe(JSON.stringify(where));
      }),
    );
  });
});
