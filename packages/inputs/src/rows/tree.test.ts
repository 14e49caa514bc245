import { emptyId, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { checkEdit } from '../edits/check-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { invertEdit } from '../edits/invert-edit.ts';
import { moveTreeNode, createTreeNode, type TreePlace } from './tree-edits.ts';
import { getTreeShape } from './tree-shape.ts';

/** A tree from its drawing: two spaces a level, each node called by its id. */
function draw(text: string): JsonObject {
  const open: string[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const nodes = lines.map((line, at) => {
    const id = line.trim();
    const level = line.search(/\S/) / 2;
    open[level] = id;
    return node(id, open[level - 1] ?? emptyId, `a${at}`);
  });
  return { T: nodes };
}

function node(NodeId: string, ParentId: string | undefined, Order: string) {
  return { NodeId, ...(ParentId === undefined ? {} : { ParentId }), Order, Values: { Title: NodeId } };
}

function drawn(values: JsonObject): string {
  const { roots, childrenOf } = getTreeShape(values['T'] as readonly JsonValue[]);
  const lines: string[] = [];
  const visit = (id: string, level: number) => {
    lines.push(`${'  '.repeat(level)}${id}`);
    for (const child of childrenOf.get(id) ?? []) visit(child, level + 1);
  };
  for (const root of roots) visit(root, 0);
  return `\n${lines.join('\n')}\n`;
}

const menu = draw(`
drinks
  hot
    tea
    coffee
  cold
food
`);
const apply = (values: JsonObject, ...edits: readonly InputEdit[]) =>
  edits.reduce((here, edit) => applyEdit(here, edit).values, values);
const remove = (id: string): InputEdit => ({ path: `T/${id}`, action: 'DeleteRow' });
const move = (id: string, place: TreePlace) => moveTreeNode(menu, 'T', id, place);
const add = (updatedValue: JsonValue): InputEdit => ({ path: 'T', action: 'AddRow', updatedValue });

describe('a tree', () => {
  test('accepts a node as a sibling and as a child, at its position (A4.14)', () => {
    const child = createTreeNode(menu, 'T', { parentId: 'hot', beforeId: 'coffee' }, { id: 'cocoa', values: {} });
    const sibling = createTreeNode(menu, 'T', { parentId: emptyId }, { id: 'sweets', values: {} });
    expect(drawn(apply(menu, add(child), add(sibling)))).toBe(`
drinks
  hot
    tea
    cocoa
    coffee
  cold
food
sweets
`);
  });

  test('loses a node with its descendants, and undo restores all of them (A4.14)', () => {
    const back = invertEdit(menu, remove('drinks'));
    const after = apply(menu, remove('drinks'));
    expect(drawn(after)).toBe('\nfood\n');
    expect(back && apply(after, back)).toEqual(menu);
  });

  test.each<[string, TreePlace, string]>([
    ['tea', { parentId: 'hot' }, '\ndrinks\n  hot\n    coffee\n    tea\n  cold\nfood\n'],
    ['hot', { parentId: 'food' }, '\ndrinks\n  cold\nfood\n  hot\n    tea\n    coffee\n'],
    ['coffee', { parentId: emptyId, beforeId: 'drinks' }, '\ncoffee\ndrinks\n  hot\n    tea\n  cold\nfood\n'],
  ])('moves %s with its descendants, by one edit that can be inverted', (id, place, expected) => {
    const [edit, ...more] = move(id, place);
    expect(more).toEqual([]);
    const after = edit && apply(menu, edit);
    expect(after && drawn(after)).toBe(expected);
    const back = edit && invertEdit(menu, edit);
    expect(after && back && apply(after, back)).toEqual(menu);
  });

  test.each<[string, TreePlace]>([
    ['drinks', { parentId: 'tea' }],
    ['drinks', { parentId: 'drinks' }],
    ['tea', { parentId: 'nowhere' }],
    ['tea', { parentId: 'hot', beforeId: 'coffee' }],
    ['nobody', { parentId: emptyId }],
  ])('does not move %s below itself, to a missing parent or to its own position', (id, place) => {
    expect(move(id, place)).toEqual([]);
  });

  test('moves a node between siblings with the same Order', () => {
    const tied = { T: [node('a', emptyId, 'a0'), node('b', emptyId, 'a0'), node('c', emptyId, 'a1')] };
    const edits = moveTreeNode(tied, 'T', 'c', { parentId: emptyId, beforeId: 'b' });
    expect(drawn(apply(tied, ...edits))).toBe('\na\nc\nb\n');
  });

  test.each<[string, InputEdit, string]>([
    ['below itself', reorder('drinks', { ParentId: 'tea', Order: 'a9' }), 'circle'],
    ['below what is gone', reorder('tea', { ParentId: 'nowhere', Order: 'a9' }), 'gone'],
    ['in below what is gone', add(node('new', 'nowhere', 'a9')), 'gone'],
    ['in below itself', add(node('new', 'new', 'a9')), 'circle'],
    ['in, each below the other', add([node('x', 'y', 'a8'), node('y', 'x', 'a9')]), 'circle'],
    ['in twice at once', add([node('x', emptyId, 'a8'), node('x', emptyId, 'a9')]), 'malformed'],
  ])('lets no node %s', (_what, edit, reason) => {
    expect(applyEdit(menu, edit)).toEqual({ type: 'dropped', values: menu, reason });
  });

  test('has nodes without a parent, or with the all-zero id as parent, at the top (A3.45)', () => {
    const list = [node('a', undefined, 'a0'), node('b', '', 'a1'), node('c', emptyId, 'a2'), node('d', 'a', 'a3')];
    expect(drawn({ T: list })).toBe('\na\n  d\nb\nc\n');
  });

  test('puts nodes of a cycle, or with a missing parent, at the top', () => {
    const list = [node('a', 'b', 'a0'), node('b', 'a', 'a1'), node('c', 'gone', 'a2'), node('d', 'd', 'a3')];
    expect(drawn({ T: list })).toBe('\na\n  b\nc\nd\n');
  });
});

function reorder(id: string, updatedValue: JsonValue): InputEdit {
  return { path: `T/${id}`, action: 'ReorderRows', updatedValue };
}

describe('the schema of a tree', () => {
  const nodeProperties = [
    { name: 'Title', type: 'String' },
    { name: 'Count', type: 'Int' },
  ] as const;
  const schema = (allowed: object = {}): ItemSchema => ({
    type: 'X',
    kind: 'node',
    title: '',
    description: '',
    icon: '',
    categories: [],
    groups: [],
    properties: [{ name: 'T', type: 'Tree', tree: { nodeProperties: [...nodeProperties], ...allowed } }],
  });
  const listErrorKinds = (edit: InputEdit, allowed?: object) =>
    checkEdit(schema(allowed), menu, edit).map(({ kind }) => kind);

  test.each<[InputEdit]>([
    [add(node('new', 'hot', 'a9'))],
    [add([node('x', undefined, 'a8'), node('y', 'x', 'a9')])],
    [remove('drinks')],
    [reorder('tea', { ParentId: 'cold', Order: 'a9' })],
    [reorder('tea', 'a9')],
    [{ path: 'T/tea/Title', action: 'ValueChanged', updatedValue: 'Green tea' }],
  ])('lets its nodes be edited by id: %o (A3.46)', (edit) => {
    expect(listErrorKinds(edit)).toEqual([]);
  });

  test.each<[string, InputEdit, string, object?]>([
    ['a row for a node', add({ RowId: 'r', Order: 'a9', Values: {} }), 'value'],
    ['a node of other properties', add({ ...node('x', 'hot', 'a9'), Values: { Odd: 1 } }), 'value'],
    ['a parent that is no id', add({ ...node('x', 'hot', 'a9'), ParentId: 7 }), 'value'],
    ['a text for a number', { path: 'T/tea/Count', action: 'ValueChanged', updatedValue: 'x' }, 'value'],
    ['a place that is none', reorder('tea', { ParentId: 'cold' }), 'value'],
    ['a node where none may be added', add(node('x', 'hot', 'a9')), 'row', { allowAddNode: false }],
    ['removing where none may go', remove('tea'), 'row', { allowRemoveNode: false }],
    ['moving where the order is fixed', reorder('tea', 'a9'), 'row', { allowNodeReorder: false }],
  ])('refuses %s', (_what, edit, kind, allowed) => {
    expect(listErrorKinds(edit, allowed)).toEqual([kind]);
  });
});
