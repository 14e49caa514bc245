import type { TraceEntry, WatchedVariable } from '@confab/model';
import { describe, expect, test } from 'vitest';
import type { SimulatedTurn } from '../conversation/conversation-tree.ts';
import { matching, formatTypedValue, parseTypedValue, listVariableRows } from './list-variable-rows.ts';

const variable = (name: string, scope: string, value: WatchedVariable['value']): WatchedVariable => ({
  name,
  scope,
  type: 'string',
  value,
});
function turn(watched: readonly WatchedVariable[], trace: readonly TraceEntry[] = [], byHand = {}) {
  // As much of a turn as its variables are made of.
  return { byHand, result: { watched, trace } } as never as SimulatedTurn;
}
const before = turn([variable('A', 'Project', 1), variable('B', 'User', 'x'), variable('S', 'System', 'en')]);
const after = turn([variable('S', 'System', 'en'), variable('B', 'User', 'y'), variable('A', 'Project', 1)]);
const rowsOf = (more: object) => listVariableRows({ turn: after, before, byHand: {}, pinned: [], ...more });

describe('listVariableRows', () => {
  test('variables are sorted by scope, watched ones first', () => {
    expect(rowsOf({}).map(({ name }) => name)).toEqual(['A', 'B', 'S']);
    expect(rowsOf({ pinned: ['S'] }).map(({ name }) => name)).toEqual(['S', 'A', 'B']);
  });

  test('changed variables show their previous value', () => {
    expect(rowsOf({})).toMatchObject([{ isChanged: false }, { isChanged: true, before: 'x' }, { isChanged: false }]);
  });

  test('a variable written with its old value counts as changed', () => {
    const entry: TraceEntry = { type: 'variableWritten', name: 'A', scope: 'Project', before: 1, after: 1 };
    const written = turn(after.result.watched, [entry]);
    expect(listVariableRows({ turn: written, before, byHand: {}, pinned: [] })[0]).toMatchObject({ isChanged: true });
  });

  test('variables set by hand are marked for this turn or the next', () => {
    const [a] = rowsOf({ byHand: { A: 41 } });
    expect(a).toMatchObject({ value: 41, isByHand: true, wasByHand: false });
    const [again] = listVariableRows({ turn: { ...after, byHand: { A: 1 } }, before, byHand: {}, pinned: [] });
    expect(again).toMatchObject({ value: 1, isByHand: false, wasByHand: true });
  });

  test('variables of an unknown scope are listed with the conversation', () => {
    const odd = turn([variable('Odd', 'Elsewhere', 1)]);
    expect(listVariableRows({ turn: odd, before: undefined, byHand: {}, pinned: [] })[0]?.scope).toBe('Project');
  });

  test('variables can be filtered by name and value', () => {
    const rows = rowsOf({});
    expect(matching(rows, ' b ', false).map(({ name }) => name)).toEqual(['B']);
    expect(matching(rows, 'EN', false).map(({ name }) => name)).toEqual(['S']);
    expect(matching(rows, '', true).map(({ name }) => name)).toEqual(['B']);
  });
});

test.each([
  ['{"a":[1]}', 'dynamic', { a: [1] }],
  ['plain', 'dynamic', 'plain'],
  ['12', 'int', '12'],
])('parseTypedValue reads %s as a %s: %j', (text, type, value) => expect(parseTypedValue(text, type)).toEqual(value));

test.each([
  [null, ''],
  [true, 'true'],
  [{ a: 1 }, '{"a":1}'],
])('the value %j is edited as the text %s', (value, text) => expect(formatTypedValue(value)).toBe(text));
