import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileExpression } from './compile-expression.ts';
import {
  formatCondition,
  parseCondition,
  ruleOperators,
  takesValue,
  type ConditionGroup,
  type ConditionPart,
  type ConditionRule,
} from './condition-rows.ts';

const name = fc.oneof(
  fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/),
  fc.stringMatching(/^[A-Za-z0-9_.-]{1,8}$/),
  fc.constantFrom('and', 'not', 'contains', 'true'),
);
const value = fc.oneof(
  fc.string().map((text) => ({ kind: 'text' as const, text })),
  fc.stringMatching(/^-?(0|[1-9][0-9]{0,5})(\.[0-9]{1,3})?$/).map((text) => ({ kind: 'number' as const, text })),
  fc.constantFrom('true', 'false').map((text) => ({ kind: 'boolean' as const, text })),
  name.map((text) => ({ kind: 'variable' as const, text })),
);
const rule: fc.Arbitrary<ConditionRule> = fc
  .record({ kind: fc.constant('rule' as const), variable: name, operator: fc.constantFrom(...ruleOperators), value })
  .map((one) => (takesValue(one.operator) ? one : { ...one, value: { kind: 'text', text: '' } }));
const { group } = fc.letrec<{ part: ConditionPart; group: ConditionGroup }>((tie) => ({
  part: fc.oneof({ depthSize: 'small', withCrossShrink: true }, rule, tie('group')),
  group: fc.record({
    kind: fc.constant('group' as const),
    join: fc.constantFrom('and' as const, 'or' as const),
    parts: fc.array(tie('part'), { minLength: 2, maxLength: 4 }),
  }),
}));

describe('a condition as rows and as text', () => {
  test('rows become an expression that compiles and is read as the same rows', () => {
    fc.assert(
      fc.property(group, (rows) => {
        const text = formatCondition(rows);
        fc.pre(text.length < 5_000);
        expect(() => compileExpression(text, () => undefined)).not.toThrow();
        expect(parseCondition(text)).toEqual(rows);
      }),
    );
  });

  test.each([
    ['Guests > 4 and IsMember', 'Guests > 4 and IsMember'],
    ['{tv.Size} == "large"', 'Size == "large"'],
    ["Size=='it\\'s \"big\"'", String.raw`Size == "it's \"big\""`],
    ['a == 1 && b == 2 || not c', '(a == 1 and b == 2) or not c'],
    ['(a or b) and ((c))', '(a or b) and c'],
    ['{tv.Order.Size} != -1.50', '{tv.Order.Size} != -1.50'],
    ['a == true', 'a == true'],
    ['Name contains Other', 'Name contains Other'],
    ['  ', ''],
  ])('the text %s is shown as rows, which are written %s', (text, written) => {
    const rows = parseCondition(text);
    expect(rows && formatCondition(rows)).toBe(written);
  });

  test.each([
    'Guests + 1 > 4',
    'upper(Name) == "ADA"',
    'not (a and b)',
    'not a == 1',
    '!a == b',
    'a == 1 == true',
    '1 < a',
    'a ? b : c',
    'a == null',
    'a =',
    'a and',
    `${'('.repeat(60)}a${')'.repeat(60)}`,
  ])('rows cannot show the text %.30s', (text) => {
    expect(parseCondition(text)).toBeUndefined();
  });

  test('rows without a variable are left out of the text', () => {
    const blank: ConditionRule = { kind: 'rule', variable: '', operator: '==', value: { kind: 'text', text: '' } };
    const one: ConditionRule = { ...blank, variable: 'a', operator: 'isTrue' };
    const inner: ConditionGroup = { kind: 'group', join: 'or', parts: [one, blank] };
    expect(formatCondition({ kind: 'group', join: 'and', parts: [blank, inner] })).toBe('a');
    expect(formatCondition({ kind: 'group', join: 'and', parts: [blank] })).toBe('');
  });
});
