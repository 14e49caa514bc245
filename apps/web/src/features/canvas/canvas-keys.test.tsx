import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NodePosition } from '../../editing/index.ts';
import type { CardNode } from './canvas-model.ts';
import { handleCanvasKey } from './canvas-keys.ts';

const card = (id: string, x: number, selected = false): CardNode => ({
  id,
  type: 'card',
  position: { x, y: 0 },
  selected,
  width: 240,
  height: 80,
  data: {
    name: id,
    typeTitle: '',
    icon: undefined,
    category: undefined,
    isStart: false,
    words: '',
    ports: [],
    mayGrow: false,
    exceptions: [],
  },
});

describe('the keys of the canvas', () => {
  it('move a card through the session by a step of the grid, by five with Shift', () => {
    const { moves, press } = aCanvas([card('ask', 0), card('end', 400)]);
    press('ask', { key: 'ArrowRight' });
    press('ask', { key: 'ArrowUp', shiftKey: true });
    expect(moves).toEqual([[{ nodeId: 'ask', x: 20, y: 0 }], [{ nodeId: 'ask', x: 0, y: -100 }]]);
  });

  it('take the rest of the selection along, from a card of it or from its frame', () => {
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

  it('go to the next card with Alt, and open the one they are on with Enter', () => {
    const { moves, selected, press } = aCanvas([card('ask', 0), card('end', 400)]);
    press('ask', { key: 'ArrowRight', altKey: true });
    expect(document.activeElement).toBe(screen.getByText('end'));
    press('end', { key: 'Enter' });
    expect([moves, selected]).toEqual([[], ['end', 'end']]);
  });

  it('move nothing where nothing may be changed', () => {
    const { moves, press } = aCanvas([card('ask', 0)], false);
    press('ask', { key: 'ArrowRight' });
    expect(moves).toEqual([]);
  });
});

function aCanvas(cards: readonly CardNode[], canEdit = true) {
  const moves: (readonly NodePosition[])[] = [];
  const selected: string[] = [];
  const keys = {
    cards,
    canEdit,
    select: (id: string) => void selected.push(id),
    move: (positions: readonly NodePosition[]) => void moves.push(positions),
    editEdge: () => undefined,
  };
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the drawing, whose parts are below
    <div onKeyDownCapture={(event) => handleCanvasKey(event, keys)}>
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
    selected,
    press: (on: string, key: Parameters<typeof fireEvent.keyDown>[1]) => fireEvent.keyDown(screen.getByText(on), key),
  };
}
