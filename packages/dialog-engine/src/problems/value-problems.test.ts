import type { ItemSchema, JsonObject } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { ProjectSource } from '../types.ts';
import { findValueProblems } from './value-problems.ts';

const label = { name: 'Label', type: 'String', label: 'Label', flags: ['mandatory'] };
const nested = {
  name: 'Menu',
  type: 'Tree',
  label: 'Menu',
  tree: {
    nodeProperties: [label, { name: 'Words', type: 'Table', label: 'Words', table: { properties: [{ ...label }] } }],
  },
};
// Only the properties are read.
const schema = { properties: [nested] } as unknown as ItemSchema;

function findIn(values: JsonObject, nodeSchema = schema) {
  const source = {
    project: { id: 'project', type: 'Pro', values: {} },
    workflows: [],
    nodes: [{ id: 'node', type: 'Say', values }],
  };
  return findValueProblems(source as unknown as ProjectSource, ({ kind }) =>
    kind === 'node' ? nodeSchema : undefined,
  );
}

test.each(['Composite', 'CompositeInput'])('a value that is missing inside a %s is a problem with its path', (type) => {
  const composite = { name: 'Address', type, label: 'Address', table: { properties: [label] } };
  const found = findIn({ Address: { Label: '' } }, { properties: [composite] } as unknown as ItemSchema);
  expect(found.map(({ path, code }) => [path, code])).toEqual([['Address/Label', 'MissingValue']]);
});

test('the name of an input in a problem has the key of its label, below the tree or table that it is in', () => {
  const keyed = { kind: 'node', type: 'Say', properties: [nested] } as unknown as ItemSchema;
  const found = findIn({ Menu: [aTreeNode('a', '', { Label: '' })] }, keyed);
  expect(found.map(({ names, nameKeys }) => [names, nameKeys])).toEqual([[['Label'], ['node.Say.Menu.Label.label']]]);
});

test('a value that is missing in a node of a tree, or in a table inside it, is a problem with its path', () => {
  const row = aRow('r', { Label: '' });
  const Menu = [
    aTreeNode('a', '', { Label: 'Drinks' }),
    aTreeNode('b', 'a', { Label: '' }, 1),
    aTreeNode('c', 'b', { Label: 'Tea', Words: [row] }, 2),
  ];
  expect(findIn({ Menu }).map(({ path, code }) => [path, code])).toEqual([
    ['Menu/b/Label', 'MissingValue'],
    ['Menu/c/Words/r/Label', 'MissingValue'],
  ]);
});
