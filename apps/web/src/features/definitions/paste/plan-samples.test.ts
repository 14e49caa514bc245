import { describe, expect, test } from 'vitest';
import { readIntent } from '../rows/read-definition-rows.ts';
import { createSampleEdits, detectTable, planSamples, readPastedSamples } from './plan-samples.ts';

const intents = [
  readIntent('tea', { Name: 'Tea', Samples: 'green tea\nblack tea' }),
  readIntent('bye', { Name: 'Bye', Samples: 'see you' }),
];

describe('pasting samples', () => {
  test.each([
    ['green tea\nYes, please', undefined],
    ['Tea\tgreen tea', '\t'],
    ['intent,sample\nNew,hello', ','],
    ['Tea,green tea\nBye,"so long, friend"', ','],
    ['Tea, please', ','],
    ['hello, there\nTea, please', undefined],
    ['', undefined],
  ])('the pasted text %j is read with the separator %j', (text, separator) => {
    expect(detectTable(text, ['Tea', 'Bye'])).toBe(separator);
  });

  test('pasting samples reads tables in both orders of columns, quoted cells, and cells of several lines', () => {
    const read = (text: string, separator: '\t' | ',' | undefined) =>
      readPastedSamples(text, separator).map(({ intentName, sample }) => [intentName, sample]);
    expect(read('sample,intent\n"so long, friend",Bye', ',')).toEqual([['Bye', 'so long, friend']]);
    expect(read('Tea\t"hot tea\niced tea"\n\nBye\t', '\t')).toEqual([
      ['Tea', 'hot tea'],
      ['Tea', 'iced tea'],
    ]);
    expect(read(' a, b \r\n\n c', undefined)).toEqual([
      [undefined, 'a, b'],
      [undefined, 'c'],
    ]);
  });

  test('pasting samples reports the lines of a table that have only one column, and does not add them', () => {
    const pasted = readPastedSamples('intent,sample\nTea,hot tea\niced tea\n\nBye,so long', ',');
    expect(
      planSamples(pasted, intents, 'tea').map(({ sample, intentName, status }) => [sample, intentName, status]),
    ).toEqual([
      ['hot tea', 'Tea', 'new'],
      ['iced tea', '', 'oneColumn'],
      ['so long', 'Bye', 'new'],
    ]);
  });

  test('pasting samples finds duplicates and clashes whatever the capitals and punctuation, even among pasted lines', () => {
    const pasted = ['Green tea!', 'iced tea', 'Iced tea', 'See you.'].map((sample) => ({
      intentName: undefined,
      sample,
    }));
    expect(planSamples(pasted, intents, 'tea').map(({ status, clashesWith }) => [status, clashesWith])).toEqual([
      ['duplicate', undefined],
      ['new', undefined],
      ['duplicate', undefined],
      ['clash', 'Bye'],
    ]);
    expect(planSamples(pasted.slice(1, 2), intents, undefined)[0]?.status).toBe('noIntent');
  });

  test('pasting samples adds each sample to its intent, and one new intent for all samples of a new name', () => {
    const plan = planSamples(
      [
        { intentName: 'tea', sample: 'iced tea' },
        { intentName: 'Order', sample: 'a cake' },
        { intentName: 'order', sample: 'a bun' },
      ],
      intents,
      undefined,
    );
    const edits = createSampleEdits(
      plan,
      () => 'green tea\n',
      (rows) => rows.map((Values) => ({ RowId: 'r', Values })),
    );
    expect(edits).toEqual([
      { path: 'Intents/tea/Samples', action: 'ValueChanged', updatedValue: 'green tea\niced tea' },
      {
        path: 'Intents',
        action: 'AddRow',
        updatedValue: [{ RowId: 'r', Values: { Name: 'Order', Samples: 'a cake\na bun' } }],
      },
    ]);
  });
});
