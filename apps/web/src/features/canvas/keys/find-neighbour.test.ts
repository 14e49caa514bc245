import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions, findNeighbour } from './find-neighbour.ts';

const at = (id: string, x: number, y: number) => ({ id, position: { x, y }, width: 240, height: 80 });
const way = (key: string) => directions[key] ?? [0, 0];

describe('findNeighbour', () => {
  const cards = [
    at('start', 0, 0),
    at('ask', 340, 20),
    at('yes', 680, -100),
    at('no', 680, 140),
    at('below', 340, 400),
  ];

  it.each([
    ['start', 'ArrowRight', 'ask'],
    ['ask', 'ArrowLeft', 'start'],
    ['ask', 'ArrowDown', 'below'],
    ['yes', 'ArrowDown', 'no'],
    ['no', 'ArrowUp', 'yes'],
    ['below', 'ArrowUp', 'ask'],
    ['start', 'ArrowLeft', undefined],
    ['a deleted card', 'ArrowRight', undefined],
  ])('findNeighbour from %s with the key %s returns %s', (from, key, to) => {
    expect(findNeighbour(cards, from, way(key))).toBe(to);
  });

  it('findNeighbour prefers a card straight ahead to a nearer card off to the side', () => {
    expect(findNeighbour([at('a', 0, 0), at('aside', 200, 240), at('ahead', 500, 0)], 'a', way('ArrowRight'))).toBe(
      'ahead',
    );
  });

  it('findNeighbour never returns the card itself or a card in the opposite direction', () => {
    const card = fc.record({ x: fc.integer({ min: -2_000, max: 2_000 }), y: fc.integer({ min: -2_000, max: 2_000 }) });
    fc.assert(
      fc.property(
        fc.array(card, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...Object.keys(directions)),
        (places, key) => {
          const some = places.map(({ x, y }, index) => at(String(index), x, y));
          const found = findNeighbour(some, '0', way(key));
          if (found === undefined) return;
          const [from, to] = [some[0], some[Number(found)]];
          const [x, y] = way(key);
          expect(found).not.toBe('0');
          expect(
            ((to?.position.x ?? 0) - (from?.position.x ?? 0)) * x +
              ((to?.position.y ?? 0) - (from?.position.y ?? 0)) * y,
          ).toBeGreaterThan(0);
        },
      ),
    );
  });
});
