import type { Property } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasKeywordInputs, listKeywordInputs } from './list-keyword-inputs.ts';
import { describeClashes, findKeywordClashes, keywordClashTitle, normaliseKeywords } from './keyword-clashes.ts';

describe('normaliseKeywords', () => {
  test('normaliseKeywords splits keywords at commas and newlines, and trims and lowercases them (P5.38, A5.19)', () => {
    expect(normaliseKeywords('Coffee,  Flat White \n TEA')).toEqual(['coffee', 'flat white', 'tea']);
  });

  test('normaliseKeywords removes brackets, slash, ampersand, pipe, parentheses and exclamation mark from keywords, and pipes at either end (P5.39, A5.20)', () => {
    expect(normaliseKeywords('||[to]go!||\n(a/b)&c\n|tea|')).toEqual(['togo', 'abc', 'tea']);
  });

  test.each(['[', ']', '/', '&', '(', ')', '!'])('strips %s from every place in a keyword (A5.20)', (sign) => {
    expect(normaliseKeywords(`${sign}iced${sign} tea${sign}, coffee`)).toEqual(['iced tea', 'coffee']);
  });

  test.each(['|tea', 'tea|', '||tea||', '| tea |'])('strips the pipes at either end of %s (A5.20)', (text) => {
    expect(normaliseKeywords(text)).toEqual(['tea']);
  });

  test('strips a pipe inside a keyword, which ends one alternative and begins the next (A5.20)', () => {
    expect(normaliseKeywords('iced tea|cold tea').join()).toBe('iced tea,cold tea');
  });

  test('200,000 pipes between two keywords separate them like one', () => {
    expect(normaliseKeywords(`tea${'|'.repeat(200_000)}coffee`)).toEqual(['tea', 'coffee']);
  });

  test('treats the alternatives of an entry as keywords of their own', () => {
    expect(normaliseKeywords('espresso|ristretto')).toEqual(['espresso', 'ristretto']);
  });

  test('normalised keywords are not changed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const once = normaliseKeywords(text);
        expect(normaliseKeywords(once.join('\n'))).toEqual(once);
        for (const keyword of once) expect(keyword).not.toMatch(/[[\]()/&|!,\n]/);
      }),
    );
  });
});

describe('findKeywordClashes', () => {
  const input = (id: string, text: string) => ({ id, name: id.toUpperCase(), text });
  const all = [input('order', 'coffee, tea'), input('menu', 'Tea\ncake'), input('shop', 'tea|beans'), input('bye', '')];
  const clashesOf = (id: string) => findKeywordClashes(all.find((one) => one.id === id) ?? input(id, ''), all);

  test('findKeywordClashes names the other inputs with the same keyword, one line per keyword (P5.40, A5.21)', () => {
    expect(keywordClashTitle).toBe('Potential Keyword Clashes');
    expect(describeClashes(clashesOf('order'))).toBe('tea clashes with: MENU, SHOP');
  });

  test('an input does not clash with itself', () => {
    expect(findKeywordClashes(input('order', 'tea, Tea, [tea]'), [input('order', 'tea')])).toEqual([]);
    expect(clashesOf('bye')).toEqual([]);
  });

  test('findKeywordClashes reports a clash for both inputs', () => {
    const texts = fc.array(fc.constantFrom('tea', 'coffee, cake', 'Cake\nTea', 'beans', ''), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(texts, (list) => {
        const inputs = list.map((text, index) => input(`i${index}`, text));
        for (const one of inputs)
          for (const { others } of findKeywordClashes(one, inputs))
            for (const name of others) {
              const other = inputs.find((candidate) => candidate.name === name);
              expect(other && findKeywordClashes(other, inputs).flatMap((clash) => clash.others)).toContain(one.name);
            }
      }),
    );
  });
});

describe('listKeywordInputs', () => {
  test('listKeywordInputs lists inputs with a keyword flag, in an item and in the rows of its tables in their order (A3.27, P5.38)', () => {
    const properties = [
      { name: 'Words', type: 'String', flags: ['PageKeywords'] },
      { name: 'Notes', type: 'String', flags: ['mandatory'] },
      {
        name: 'Intents',
        type: 'Table',
        table: {
          tableType: 'Regular',
          displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
          properties: [
            { name: 'Name', type: 'String' },
            { name: 'Keywords', type: 'String', flags: ['keywords'] },
          ],
        },
      },
    ] as const;
    const values = {
      Words: 'tea',
      Notes: 'tea',
      Intents: [aRow('r2', { Name: 'Hours', Keywords: 'open' }, 1), aRow('r1', { Name: 'Order', Keywords: 'coffee' })],
    };
    expect(listKeywordInputs({ properties: properties as never }, { id: 'p', displayName: 'Café', values })).toEqual([
      { id: 'p/Words', name: 'Café', text: 'tea' },
      { id: 'p/Intents/r1/Keywords', name: 'Order', text: 'coffee' },
      { id: 'p/Intents/r2/Keywords', name: 'Hours', text: 'open' },
    ]);
  });

  test('listKeywordInputs lists the keyword inputs in the nodes of a tree (A3.27, P5.38)', () => {
    const nodeProperties: Property[] = [
      { name: 'Name', type: 'String' },
      { name: 'Keywords', type: 'String', flags: ['keywords'] },
    ];
    const properties: Property[] = [{ name: 'Menu', type: 'Tree', tree: { nodeProperties } }];
    const values = { Menu: [aTreeNode('n', '', { Name: 'Order', Keywords: 'coffee' })] };
    expect(hasKeywordInputs({ properties })).toBe(true);
    expect(listKeywordInputs({ properties }, { id: 'p', displayName: 'Café', values })).toEqual([
      { id: 'p/Menu/n/Keywords', name: 'Order', text: 'coffee' },
    ]);
  });
});
