import { emptyId, type JsonObject, type JsonValue } from '@confab/model';
import { anItemSchema, aRow, aTreeNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { checkEdit } from '../edits/check-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { invertEdit } from '../edits/invert-edit.ts';
import { moveTreeNode, createTreeNode, type TreePlace } from './tree-edits.ts';
import { getTreeShape } from './tree-shape.ts';

/** Creates a tree from a drawing: two spaces per level, one id per line. */
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

const node = (id: string, parentId: string | undefined, order: string) => aTreeNode(id, parentId, { Title: id }, order);

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
  test('a tree accepts a node as a sibling or child, at its position (A4.14)', () => {
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

  test('deleting a tree node deletes its descendants, and undo restores them (A4.14)', () => {
    const back = invertEdit(menu, remove('drinks'));
    const after = apply(menu, remove('drinks'));
    expect(drawn(after)).toBe('\nfood\n');
    expect(back && apply(after, back)).toEqual(menu);
  });

  test.each<[string, TreePlace, string]>([
    ['tea', { parentId: 'hot' }, '\ndrinks\n  hot\n    coffee\n    tea\n  cold\nfood\n'],
    ['hot', { parentId: 'food' }, '\ndrinks\n  cold\nfood\n  hot\n    tea\n    coffee\n'],
    ['coffee', { parentId: emptyId, beforeId: 'drinks' }, '\ncoffee\ndrinks\n  hot\n    tea\n  cold\nfood\n'],
  ])('the node %s moves with its descendants in one edit that can be inverted', (id, place, expected) => {
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
  ])('the node %s does not move below itself, to a missing parent or to its own position', (id, place) => {
    expect(move(id, place)).toEqual([]);
  });

  test('a tree node moves between siblings with the same Order', () => {
    const tied = { T: [node('a', emptyId, 'a0'), node('b', emptyId, 'a0'), node('c', emptyId, 'a1')] };
    const edits = moveTreeNode(tied, 'T', 'c', { parentId: emptyId, beforeId: 'b' });
    expect(drawn(apply(tied, ...edits))).toBe('\na\nc\nb\n');
  });

  test.each<[string, InputEdit, string]>([
    ['below itself', reorder('drinks', { ParentId: 'tea', Order: 'a9' }), 'circle'],
    ['below a missing parent', reorder('tea', { ParentId: 'nowhere', Order: 'a9' }), 'gone'],
    ['as a new node below a missing parent', add(node('new', 'nowhere', 'a9')), 'gone'],
    ['as a new node below itself', add(node('new', 'new', 'a9')), 'circle'],
    ['and another one below each other', add([node('x', 'y', 'a8'), node('y', 'x', 'a9')]), 'circle'],
    ['twice', add([node('x', emptyId, 'a8'), node('x', emptyId, 'a9')]), 'malformed'],
  ])('an edit that puts a node %s is dropped', (_what, edit, reason) => {
    expect(applyEdit(menu, edit)).toEqual({ type: 'dropped', values: menu, reason });
  });

  test('nodes without a parent, or with the all-zero id as parent, are at the top of a tree (A3.45)', () => {
    const list = [node('a', undefined, 'a0'), node('b', '', 'a1'), node('c', emptyId, 'a2'), node('d', 'a', 'a3')];
    expect(drawn({ T: list })).toBe('\na\n  d\nb\nc\n');
  });

  test('nodes of a cycle, or with a missing parent, are at the top of a tree', () => {
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
  const schema = (allowed: object = {}) =>
    anItemSchema({
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
  ])('checkEdit accepts an edit of a tree node by id: %o (A3.46)', (edit) => {
    expect(listErrorKinds(edit)).toEqual([]);
  });

  test.each<[string, InputEdit, string, object?]>([
    ['a row for a node', add(aRow('r', {}, 'a9')), 'value'],
    ['a node of other properties', add({ ...node('x', 'hot', 'a9'), Values: { Odd: 1 } }), 'value'],
    ['a parent that is no id', add({ ...node('x', 'hot', 'a9'), ParentId: 7 }), 'value'],
    ['a text for a number', { path: 'T/tea/Count', action: 'ValueChanged', updatedValue: 'x' }, 'value'],
    ['a move to an invalid position', reorder('tea', { ParentId: 'cold' }), 'value'],
    ['a new node in a tree that does not allow adding', add(node('x', 'hot', 'a9')), 'row', { allowAddNode: false }],
    ['a deletion in a tree that does not allow it', remove('tea'), 'row', { allowRemoveNode: false }],
    ['a move in a table with a fixed order', reorder('tea', 'a9'), 'row', { allowNodeReorder: false }],
  ])('an edit of a tree is refused: %s', (_what, edit, kind, allowed) => {
    expect(listErrorKinds(edit, allowed)).toEqual([kind]);
  });
});
