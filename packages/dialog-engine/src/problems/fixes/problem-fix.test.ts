import { expect, test } from 'vitest';
import { aProject, begin, end, rows, variables } from '../../testing/small-projects.ts';
import type { Problem } from '../../types.ts';
import { createFix } from './problem-fix.ts';

const source = aProject([begin('bye'), end('bye', 'Bye')], {
  Variables: variables(['Name', 'string']),
  Slots: rows(['s', { Name: 'Size ', SlotType: 'text' }]),
});

const missing = (code: Problem['code'], name: string): Problem => ({
  itemId: source.project.id,
  path: '',
  code,
  message: '',
  names: [name],
});

test.each([
  ['UnknownToken', 'name', 'Variables'],
  ['UnknownSlot', 'colour', 'Slots'],
] as const)('the fix of %s creates "%s"', (code, name, path) => {
  expect(createFix(missing(code, name), source, () => 'new')?.edits).toMatchObject([
    { path, action: 'AddRow', updatedValue: { RowId: 'new', Values: { Name: name } } },
  ]);
});

test.each([
  ['UnknownToken', 'Name'],
  ['UnknownSlot', 'size'],
] as const)('the fix of %s creates no second "%s"', (code, name) => {
  expect(createFix(missing(code, name), source, () => 'new')).toBeUndefined();
});
