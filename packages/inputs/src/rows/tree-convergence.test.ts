import { emptyId, isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import { aTreeNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { invertEdit } from '../edits/invert-edit.ts';
import { readAt } from '../values/read-at.ts';
import { getRowId } from './rows.ts';
import { moveTreeNode, createTreeNode } from './tree-edits.ts';
import { isTreeNode, getParentId, getTreeShape } from './tree-shape.ts';

/** A random edit of a tree, as numbers. */
const wishes = fc.record({ kind: fc.nat(5), which: fc.nat(40), where: fc.nat(40), text: fc.string({ maxLength: 3 }) });
type Wish = typeof wishes extends fc.Arbitrary<infer One> ? One : never;

const first: JsonObject = {
  T: ['a', 'b', 'c', 'd', 'e'].map((NodeId, at) =>
    aTreeNode(NodeId, at < 2 ? emptyId : (['a', 'a', 'c'][at - 2] ?? ''), { Title: NodeId }, at),
  ),
};

function nodesOf(values: JsonObject): readonly JsonValue[] {
  const list = readAt(values, 'T');
  return isJsonArray(list) ? list : [];
}

/** Converts a random edit to edits. New nodes share few ids, so that clients conflict. */
function toEdits(values: JsonObject, { kind, which, where, text }: Wish): readonly InputEdit[] {
  const ids = nodesOf(values).map((row) => getRowId(row) ?? '');
  const id = ids[which % Math.max(ids.length, 1)] ?? 'unknown';
  const parentId = where % 3 === 0 ? emptyId : (ids[where % Math.max(ids.length, 1)] ?? emptyId);
  switch (kind) {
    case 0:
      return [{ path: `T/${id}/Title`, action: 'ValueChanged', updatedValue: text }];
    case 1: {
      const node = createTreeNode(values, 'T', { parentId }, { id: `new${which % 8}`, values: { Title: text } });
      return [{ path: 'T', action: 'AddRow', updatedValue: node }];
    }
    case 2:
      return [{ path: `T/${id}`, action: 'DeleteRow', ...(where % 2 === 0 ? {} : { updatedValue: [parentId] }) }];
    default:
      return moveTreeNode(values, 'T', id, { parentId, beforeId: ids[(which + where) % Math.max(ids.length, 1)] });
  }
}

const apply = (values: JsonObject, edits: readonly InputEdit[]) =>
  edits.reduce((here, edit) => applyEdit(here, edit).values, values);

function expectWhole(values: JsonObject) {
  const nodes = nodesOf(values);
  const ids = nodes.map(getRowId);
  expect(new Set(ids).size).toBe(ids.length);
  const { roots, parentOf } = getTreeShape(nodes);
  for (const node of nodes) {
    expect(isTreeNode(node)).toBe(true);
    const parent = getParentId(node);
    // No orphans and no circles: every node is below its parent.
    expect(parentOf.get(getRowId(node) ?? '')).toBe(parent);
    expect(parent === undefined).toBe(roots.includes(getRowId(node) ?? ''));
  }
}

test('clients that move, delete and add nodes of a tree at once end with equal trees, without cycles or orphans', () => {
  const turns = fc.array(fc.record({ wish: wishes, who: fc.nat(2), hears: fc.nat(4) }), { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(turns, (script) => {
      const log: InputEdit[] = [];
      const seen = [0, 0, 0];
      let server = first;
      for (const { wish, who, hears } of script) {
        // Each client edits the values it has received, which may be outdated.
        const edits = toEdits(apply(first, log.slice(0, seen[who])), wish);
        for (const edit of edits) {
          const result = applyEdit(server, edit);
          server = result.values;
          if (result.type !== 'dropped') log.push(edit);
          expectWhole(server);
        }
        seen[who] = Math.min((seen[who] ?? 0) + hears, log.length);
      }
      for (const heard of seen) {
        const known = apply(first, log.slice(0, heard));
        expect(apply(known, log.slice(heard))).toEqual(server);
      }
    }),
    { numRuns: 600 },
  );
});

test('only one of two moves of nodes below each other is applied', () => {
  const orders = fc.shuffledSubarray(['ab', 'ba', 'ac', 'ca'], { minLength: 4 });
  fc.assert(
    fc.property(orders, (moves) => {
      const start = {
        T: ['a', 'b', 'c'].map((NodeId, at) => aTreeNode(NodeId, emptyId, {}, at)),
      };
      const edits = moves.map((pair): InputEdit => ({
        path: `T/${pair.charAt(0)}`,
        action: 'ReorderRows',
        updatedValue: { ParentId: pair.charAt(1), Order: 'a5' },
      }));
      expectWhole(apply(start, edits));
      expect(applyEdit(start, edits[0] ?? { path: '', action: 'EndEdit' }).type).toBe('applied');
    }),
  );
});

test('every edit of a tree can be inverted', () => {
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 15, size: 'max' }), wishes, (earlier, wish) => {
      const before = earlier.reduce((values, one) => apply(values, toEdits(values, one)), first);
      for (const edit of toEdits(before, wish).slice(0, 1)) {
        const after = applyEdit(before, edit).values;
        const back = invertEdit(before, edit);
        expect(back === undefined).toBe(after === before);
        if (back) expect(applyEdit(after, back).values).toEqual(before);
      }
    }),
    { numRuns: 1_000 },
  );
});
