import type { Property } from '@confab/model';
import { createTextCase, type GrowthCase } from '@confab/test-kit';
import { compareValuesByWord } from '../edits/compare-values-by-word.ts';
import { createMatcher } from '../find/matcher.ts';
import { findUsages } from '../find/references.ts';
import { parseJson } from '../form/property-rules.ts';
import { normaliseKeywords } from '../form/keyword-clashes.ts';
import { orderBetween } from '../rows/order-between.ts';
import { readPastedRows } from '../rows/pasted-rows.ts';
import { listTokenNames, splitTokens } from '../show/tokens.ts';
import { parsePath } from '../values/path.ts';
import { replaceIds } from '../values/replace-ids.ts';

const property = (name: string): Property => ({ name, type: 'String', label: name }) as Property;
const find = (query: string, isRegex: boolean) => (text: string) => {
  const made = createMatcher({ text: query, matchCase: false, wholeWord: true, isRegex });
  if (made.type === 'matcher') made.matcher.find(text, { left: 1e9 });
};

/** Every function that reads a text of an author. */
const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['parseJson', parseJson],
  ['parsePath', parsePath],
  ['splitTokens', splitTokens],
  ['listTokenNames', listTokenNames],
  ['replaceIds', (text) => replaceIds({ text }, new Map([['a', 'b']]))],
  ['normaliseKeywords', (text) => normaliseKeywords(text)],
  ['orderBetween behind a text', (text) => orderBetween(text, undefined)],
  ['orderBetween before a text', (text) => orderBetween(undefined, text)],
  ['orderBetween between texts', (text) => orderBetween(text, `${text}z`)],
  ['compareValuesByWord', (text) => compareValuesByWord(text, `x ${text}y`)],
  ['readPastedRows', (text) => readPastedRows(text, [property('A'), property('B')])],
  ['a literal search', find('a', false)],
  ['a literal search for a space', find(' ', false)],
  ['a search by pattern', find('(a|aa)+b', true)],
  [
    'findUsages in an expression',
    (text) => findUsages([property('Condition')], { Condition: text }, { kind: 'variable', id: 'v', name: 'a' }),
  ],
  [
    'findUsages in a text',
    (text) =>
      findUsages(
        [property('Text')],
        { Text: text },
        { kind: 'node', id: '11111111-1111-4111-8111-111111111111', name: 'a' },
      ),
  ],
];

/** The functions that must take time linear in their input (API-5). */
export const growthCases: readonly GrowthCase[] = functions.map(([name, run]) => createTextCase(name, run));
