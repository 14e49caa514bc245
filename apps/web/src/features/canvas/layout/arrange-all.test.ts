import { expect, test } from 'vitest';
import { getNodeArea, isInGroup, toAnnotationNode } from '../annotations/annotation-nodes.ts';
import type { Annotation, Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { createCard } from '../testing/create-card.ts';
import { words } from '../words.ts';
import { arrangeAll } from './arrange-all.ts';
import { isFree } from './find-free-spot.ts';

const annotate = (annotation: Annotation) => toAnnotationNode(annotation, false, words.english);
const group = (id: string, area: Area) => annotate({ kind: 'group', id, name: id, colour: 'rose', ...area });
const note = (id: string, area: Area) => annotate({ kind: 'note', id, text: id, colour: 'rose', ...area });

/** Arranges a canvas, and returns its areas by id. */
function arrange(nodes: readonly CanvasNode[], ...lines: readonly (readonly [string, string])[]) {
  const edges = lines.map(([source, target]) => ({ source, target }));
  return new Map(arrangeAll(nodes, edges).map(({ nodeId, ...area }) => [nodeId, area]));
}

function listMembers(areas: ReadonlyMap<string, Area>, groupId: string): readonly string[] {
  const frame = areas.get(groupId);
  return [...areas].flatMap(([id, area]) => (frame && isInGroup(frame, area) ? [id] : [])).toSorted();
}

const canvas = [
  group('outer', { x: 0, y: 0, width: 1_200, height: 1_200 }),
  group('inner', { x: 0, y: 600, width: 600, height: 500 }),
  createCard('first', { x: 60, y: 60 }),
  createCard('second', { x: 80, y: 700 }),
  createCard('third', { x: 80, y: 3_000 }),
  createCard('fourth', { x: 900, y: 80 }),
  note('remark', { x: 40, y: 400, width: 200, height: 120 }),
];

test('arranging all nodes keeps every node and note in its group, and moves no other one into a group', () => {
  const before = new Map(canvas.map((node) => [node.id, getNodeArea(node)]));
  const after = arrange(canvas, ['first', 'third'], ['third', 'second'], ['second', 'fourth']);
  expect(after.size).toBe(canvas.length);
  expect(listMembers(after, 'outer')).toEqual(['first', 'fourth', 'inner', 'remark', 'second']);
  for (const id of ['outer', 'inner']) expect(listMembers(after, id)).toEqual(listMembers(before, id));
  for (const { x, y } of ['first', 'second', 'third', 'fourth'].flatMap((id) => after.get(id) ?? []))
    expect([Math.abs(x % 20), Math.abs(y % 20)]).toEqual([0, 0]);
});

test('arranging all nodes puts no node on another one or on a note', () => {
  const free = note('free', { x: 40, y: 40, width: 400, height: 300 });
  const far = note('far', { x: 5_003, y: 5_000, width: 200, height: 120 });
  const after = arrange([...canvas, free, far], ['first', 'third'], ['third', 'second'], ['second', 'fourth']);
  const solid = ['first', 'second', 'third', 'fourth', 'remark', 'free', 'far'].flatMap((id) => after.get(id) ?? []);
  expect(solid).toHaveLength(7);
  for (const area of solid)
    expect(
      isFree(
        solid.filter((other) => other !== area),
        area,
      ),
    ).toBe(true);
  expect(after.get('far')).toEqual({ x: 5_003, y: 5_000, width: 200, height: 120 });
});

test('a group follows the direction of the conversation like a node', () => {
  const after = arrange(
    [
      group('end', { x: -500, y: -40, width: 400, height: 400 }),
      createCard('last', { x: -400, y: 0 }),
      createCard('start', { x: 0, y: 0 }),
    ],
    ['start', 'last'],
  );
  const [start, end] = [after.get('start'), after.get('end')];
  expect(end?.x).toBeGreaterThan((start?.x ?? 0) + (start?.width ?? 0));
});
