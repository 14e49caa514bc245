import { describe, expect, it } from 'vitest';
import { toAnnotationNode } from '../annotations/annotation-nodes.ts';
import { createCard } from '../testing/create-card.ts';
import { words } from '../words.ts';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { placeBetween } from './place-between.ts';

const size = { width: 240, height: 120 };

function place(source: CanvasNode, target: CanvasNode, others: readonly CanvasNode[] = []) {
  return placeBetween(getNodeArea(source), getNodeArea(target), [source, target, ...others], size);
}

describe('placeBetween', () => {
  it('a card is placed in the middle between two that are far enough apart, which stay', () => {
    const { spot, moved, grown } = place(createCard('a', { x: 0, y: 0 }), createCard('b', { x: 1_000, y: 200 }));
    expect(spot).toEqual({ x: 500, y: 100 });
    expect([moved, grown]).toEqual([[], []]);
  });

  it('without enough room between two cards, the second one and all behind it move to the right, and nothing else moves', () => {
    const [source, target] = [createCard('a', { x: 0, y: 0 }), createCard('b', { x: 320, y: 0 })];
    const [before, behind] = [createCard('c', { x: 160, y: 800 }), createCard('d', { x: 700, y: 400 })];
    const { spot, moved } = place(source, target, [before, behind]);
    expect(spot.x).toBeGreaterThan(240);
    expect(moved).toEqual([
      { nodeId: 'b', x: 600, y: 0 },
      { nodeId: 'd', x: 980, y: 400 },
    ]);
    expect(spot.x + size.width).toBeLessThan(600);
  });

  it('a group around a moved card grows so that the card stays in it', () => {
    const annotation = { kind: 'group', id: 'g', name: 'Order', colour: 'teal', x: -40, y: -60 } as const;
    const group = toAnnotationNode({ ...annotation, width: 640, height: 300 }, false, words.english);
    const { moved, grown } = place(createCard('a', { x: 0, y: 0 }), createCard('b', { x: 320, y: 0 }), [group]);
    expect(moved.map(({ nodeId }) => nodeId)).toEqual(['b']);
    expect(grown).toEqual([{ annotation: expect.objectContaining({ id: 'g' }), size: { width: 920 } }]);
  });

  it('the lower of two cards one above the other moves down', () => {
    const { spot, moved } = place(createCard('a', { x: 0, y: 0 }), createCard('b', { x: 20, y: 160 }));
    expect(moved).toEqual([{ nodeId: 'b', x: 20, y: 280 }]);
    expect(spot.y).toBeGreaterThanOrEqual(80);
    expect(spot.y + size.height).toBeLessThanOrEqual(280);
  });

  it('an inserted card avoids a card between its two neighbours on the other axis', () => {
    const [source, target] = [createCard('a', { x: 0, y: 0 }), createCard('b', { x: 1_000, y: 0 })];
    const { spot } = place(source, target, [createCard('c', { x: 480, y: -20 })]);
    expect(spot.x).toBe(500);
    expect(Math.abs(spot.y)).toBeGreaterThanOrEqual(80);
  });

  it('an inserted card avoids a note between its two neighbours like a card, but not a group', () => {
    const [source, target] = [createCard('a', { x: 0, y: 0 }), createCard('b', { x: 1_000, y: 0 })];
    const area = { colour: 'amber', x: 480, y: -20, width: 200, height: 120 } as const;
    const note = toAnnotationNode({ kind: 'note', id: 'n', text: 'Later', ...area }, false, words.english);
    const group = toAnnotationNode({ kind: 'group', id: 'g', name: 'Order', ...area }, false, words.english);
    expect(Math.abs(place(source, target, [note]).spot.y)).toBeGreaterThanOrEqual(80);
    expect(place(source, target, [group]).spot.y).toBe(place(source, target).spot.y);
  });

  it('a card inserted on a connection that leads back is placed between both cards, and moves none', () => {
    const { spot, moved } = place(createCard('a', { x: 800, y: 0 }), createCard('b', { x: 0, y: 40 }));
    expect(spot.x).toBeGreaterThan(200);
    expect(spot.x).toBeLessThan(800);
    expect(moved).toEqual([]);
  });
});
