import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NodePosition } from '../../../editing/index.ts';
import type { GroupNode } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { createCard } from '../testing/create-card.ts';
import { handleCanvasKey } from './handle-canvas-key.ts';

const card = (id: string, x: number, selected = false) => createCard(id, { x, y: 0 }, { selected });

describe('handleCanvasKey', () => {
  it('arrow keys move a card by one grid step, and by five with Shift', () => {
    const { moves, press } = aCanvas([card('ask', 0), card('end', 400)]);
    press('ask', { key: 'ArrowRight' });
    press('ask', { key: 'ArrowUp', shiftKey: true });
    expect(moves).toEqual([[{ nodeId: 'ask', x: 20, y: 0 }], [{ nodeId: 'ask', x: 0, y: -100 }]]);
  });

  it('arrow keys move the whole selection when a selected card or the selection frame has the focus', () => {
    const { moves, press } = aCanvas([card('ask', 0, true), card('yes', 400, true), card('end', 800)]);
    press('yes', { key: 'ArrowDown' });
    press('frame', { key: 'ArrowDown' });
    press('end', { key: 'ArrowDown' });
    expect(moves.map((positions) => positions.map(({ nodeId }) => nodeId))).toEqual([
      ['ask', 'yes'],
      ['ask', 'yes'],
      ['end'],
    ]);
  });

  it('arrow keys move the selection when the canvas itself has the focus, and move nothing without a selection', () => {
    const { moves, press } = aCanvas([card('ask', 0, true), card('end', 400)]);
    expect(press('canvas', { key: 'ArrowDown' })).toBe(false);
    expect(moves).toEqual([[{ nodeId: 'ask', x: 0, y: 20 }]]);
    cleanup();
    const empty = aCanvas([card('yes', 0)]);
    empty.press('canvas', { key: 'ArrowDown' });
    expect(empty.moves).toEqual([]);
  });

  it('F2 opens the name of the focused card, unless the canvas is read-only', () => {
    const canvas = aCanvas([card('ask', 0)]);
    canvas.press('ask', { key: 'F2' });
    expect(canvas.named).toEqual(['ask']);
    const readOnly = aCanvas([card('end', 0)], false);
    readOnly.press('end', { key: 'F2' });
    expect(readOnly.named).toEqual([]);
  });

  it('Alt with an arrow key selects the next card, and Enter opens the focused card', () => {
    const { moves, selected, press } = aCanvas([card('ask', 0), card('end', 400)]);
    press('ask', { key: 'ArrowRight', altKey: true });
    expect(document.activeElement).toBe(screen.getByText('end'));
    press('end', { key: 'Enter' });
    expect([moves, selected]).toEqual([[], ['end', 'end']]);
  });

  it('N on a card adds a node that it leads to, unless the canvas is read-only', () => {
    const canvas = aCanvas([card('ask', 0)]);
    canvas.press('ask', { key: 'n' });
    canvas.press('ask', { key: 'n', ctrlKey: true });
    expect(canvas.continued).toEqual(['ask']);
    const readOnly = aCanvas([card('end', 0)], false);
    readOnly.press('end', { key: 'n' });
    expect(readOnly.continued).toEqual([]);
  });

  it('Ctrl with an arrow key resizes the focused group, not below its smallest size', () => {
    const look = { colour: 'blue', x: 0, y: 0, width: 240, height: 120 } as const;
    const annotation = { kind: 'group', id: 'hall', name: 'Hall', ...look } as const;
    const group: GroupNode = { id: 'hall', type: 'frame', position: { x: 0, y: 0 }, data: { annotation } };
    const { sizes, moves, press } = aCanvas([group]);
    press('hall', { key: 'ArrowRight', ctrlKey: true });
    press('hall', { key: 'ArrowUp', ctrlKey: true, shiftKey: true });
    press('hall', { key: 'ArrowDown' });
    expect(sizes).toEqual([
      { width: 260, height: 120 },
      { width: 240, height: 100 },
    ]);
    expect(moves).toEqual([[{ nodeId: 'hall', x: 0, y: 20 }]]);
  });

  it('arrow keys move nothing on a read-only canvas', () => {
    const { moves, press } = aCanvas([card('ask', 0)], false);
    press('ask', { key: 'ArrowRight' });
    expect(moves).toEqual([]);
  });
});

function aCanvas(cards: readonly CanvasNode[], canEdit = true) {
  const moves: (readonly NodePosition[])[] = [];
  const selected: string[] = [];
  const continued: string[] = [];
  const named: string[] = [];
  const sizes: object[] = [];
  const keys = {
    nodes: cards,
    canEdit,
    select: (id: string) => void selected.push(id),
    move: (positions: readonly NodePosition[]) => void moves.push(positions),
    editEdge: () => undefined,
    insertOnEdge: () => undefined,
    addAfter: (id: string) => void continued.push(id),
    editName: (id: string) => void named.push(id),
    editAnnotation: () => undefined,
    resizeAnnotation: (_annotation: object, size: object) => void sizes.push(size),
  };
  render(
    <div data-testid="canvas" onKeyDownCapture={(event) => handleCanvasKey(event, keys)}>
      {cards.map(({ id }) => (
        <div key={id} className="react-flow__node" data-id={id} tabIndex={-1}>
          {id}
        </div>
      ))}
      <div className="react-flow__nodesselection-rect" tabIndex={-1}>
        frame
      </div>
    </div>,
  );
  return {
    moves,
    continued,
    named,
    sizes,
    selected,
    press: (on: string, key: Parameters<typeof fireEvent.keyDown>[1]) =>
      fireEvent.keyDown(on === 'canvas' ? screen.getByTestId(on) : screen.getByText(on), key),
  };
}
