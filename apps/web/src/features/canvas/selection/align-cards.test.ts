import { describe, expect, it } from 'vitest';
import { alignCards, type Alignment } from './align-cards.ts';

const card = (id: string, x: number, y: number, height: number) => ({ id, position: { x, y }, width: 240, height });
const cards = [card('a', 0, 0, 100), card('b', 400, 60, 60), card('c', 1_000, 300, 200)];

describe('alignCards', () => {
  it.each<[Alignment, readonly (readonly [number, number])[]]>([
    [
      'left',
      [
        [0, 0],
        [0, 60],
        [0, 300],
      ],
    ],
    [
      'right',
      [
        [1_000, 0],
        [1_000, 60],
        [1_000, 300],
      ],
    ],
    [
      'center',
      [
        [500, 0],
        [500, 60],
        [500, 300],
      ],
    ],
    [
      'top',
      [
        [0, 0],
        [400, 0],
        [1_000, 0],
      ],
    ],
    [
      'bottom',
      [
        [0, 400],
        [400, 440],
        [1_000, 300],
      ],
    ],
    [
      'middle',
      [
        [0, 200],
        [400, 220],
        [1_000, 150],
      ],
    ],
    [
      'distributeAcross',
      [
        [0, 0],
        [500, 60],
        [1_000, 300],
      ],
    ],
    [
      'distributeDown',
      [
        [0, 0],
        [400, 170],
        [1_000, 300],
      ],
    ],
  ])('the alignment %s moves the cards to %j', (alignment, places) => {
    const moved = new Map(alignCards(cards, alignment).map(({ nodeId, x, y }) => [nodeId, [x, y]]));
    expect(cards.map(({ id }) => moved.get(id))).toEqual(places);
  });

  it('two cards cannot be distributed', () => {
    expect(alignCards(cards.slice(0, 2), 'distributeAcross')).toEqual([]);
  });
});
