import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEdgeRouter } from './edge-router.ts';
import { findRoute } from './find-route.ts';
import { getRouteMiddle, spreadRoutes, toRoundedPath } from './spread-routes.ts';
import type { CardArea, EdgeEnds, Route } from './types.ts';

const card = (id: string, x: number, y: number, height = 120): CardArea => ({ id, x, y, width: 240, height });

/** An edge from a port of a card to the entry of another one. */
const edge = (from: CardArea, to: CardArea, portY = 60): EdgeEnds => ({
  id: `${from.id}/${portY}`,
  source: { x: from.x + 246, y: from.y + portY },
  sourceSide: 'right',
  target: { x: to.x - 6, y: to.y + 20 },
});

describe('findRoute', () => {
  const [start, far] = [card('start', 0, 0), card('far', 800, 0)];

  it('an edge without a card in its way has two corners at most', () => {
    expect(findRoute(edge(start, far, 20), [start, far])).toEqual([
      { x: 246, y: 20 },
      { x: 794, y: 20 },
    ]);
    expect(findRoute(edge(start, far), [start, far])).toHaveLength(4);
  });

  it('an edge runs around a card in its way', () => {
    const wall = card('wall', 400, -200, 400);
    const route = findRoute(edge(start, far), [start, wall, far]);
    expect(crosses(route, wall)).toBe(false);
    expect(isRectangular(route)).toBe(true);
  });

  it('a return edge and a self-loop leave to the right and arrive from the left', () => {
    for (const route of [findRoute(edge(far, start), [start, far]), findRoute(edge(start, start), [start])]) {
      const [first, second] = [route[0], route[1]];
      const [before, last] = [route.at(-2), route.at(-1)];
      expect(second!.x).toBeGreaterThan(first!.x);
      expect(last!.x).toBeGreaterThan(before!.x);
      expect([start, far].some((one) => crosses(route, one))).toBe(false);
    }
  });

  it('an edge of an exception leaves its card at the bottom', () => {
    const ends = { ...edge(start, far), source: { x: 28, y: 126 }, sourceSide: 'bottom' } as const;
    const route = findRoute(ends, [start, far]);
    expect(route[1]!.y).toBeGreaterThan(126);
    expect(crosses(route, start)).toBe(false);
  });

  it('an edge finds its way between cards that are close together', () => {
    const [from, to] = [card('from', 0, 0), card('to', 700, 0)];
    const [beside, above] = [card('beside', 270, -40, 200), card('above', 270, -260, 205)];
    const route = findRoute(edge(from, to), [from, to, beside, above]);
    for (const one of [from, to, beside, above]) expect(crosses(route, one)).toBe(false);
  });

  it('edges cross no card as long as cards keep their distance from each other', () => {
    const column = fc.integer({ min: 0, max: 4 });
    const places = fc.uniqueArray(fc.record({ column, row: column }), {
      minLength: 2,
      maxLength: 12,
      selector: (place) => `${place.column} ${place.row}`,
    });
    fc.assert(
      fc.property(places, (spots) => {
        const cards = spots.map(({ column: x, row: y }, at) => card(String(at), x * 340, y * 200));
        const [from, to] = [cards[0]!, cards[1]!];
        const route = findRoute(edge(from, to), cards);
        expect(isRectangular(route)).toBe(true);
        for (const one of cards) expect(crosses(route, one)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('createEdgeRouter', () => {
  it('edges between the same two cards don’t run on top of each other', () => {
    const [from, to] = [card('from', 0, 0, 200), card('to', 600, 400)];
    const routes = lastOf(
      createEdgeRouter().route({
        cards: [from, to],
        edges: [edge(from, to, 60), edge(from, to, 84), edge(from, to, 108)],
        center: { x: 0, y: 0 },
      }),
    );
    const columns = [...routes.values()].map((route) => route[1]!.x);
    expect(new Set(columns).size).toBe(3);
    // The upper port takes the outer lane, so that the edges don't cross.
    expect(columns).toEqual(columns.toSorted((one, other) => other - one));
  });

  it('an edge that has to go far around a card does not run behind another card there', () => {
    const [from, to] = [card('from', 0, 0), card('to', 800, 0)];
    const wall = card('wall', 400, -1_000, 2_000);
    const [over, under] = [card('over', 400, -1_140), card('under', 400, 1_010)];
    const cards = [from, to, wall, over, under];
    const routes = lastOf(createEdgeRouter().route({ cards, edges: [edge(from, to)], center: { x: 0, y: 0 } }));
    for (const route of routes.values()) for (const one of cards) expect(crosses(route, one)).toBe(false);
  });

  it('only edges near a moved card are routed again', () => {
    const router = createEdgeRouter();
    const cards = [card('a', 0, 0), card('b', 600, 0), card('c', 0, 2_000), card('d', 600, 2_000)];
    const edges = [edge(cards[0]!, cards[1]!), edge(cards[2]!, cards[3]!)];
    const center = { x: 0, y: 0 };
    const before = lastOf(router.route({ cards, edges, center }));
    const moved = cards.with(3, card('d', 700, 2_100));
    const after = lastOf(router.route({ cards: moved, edges: [edges[0]!, edge(moved[2]!, moved[3]!)], center }));
    expect(after.get(edges[0]!.id)).toEqual(before.get(edges[0]!.id));
    expect(after.get(edges[1]!.id)).not.toEqual(before.get(edges[1]!.id));
  });

  it('edges near the middle of the view are routed first', () => {
    const cards = Array.from({ length: 600 }, (_, at) => card(String(at), (at % 2) * 400, Math.floor(at / 2) * 200));
    const edges = cards.flatMap((from, at) => (at % 2 === 0 ? [edge(from, cards[at + 1]!)] : []));
    const first = createEdgeRouter()
      .route({ cards, edges, center: { x: 0, y: 60_000 } })
      .next().value;
    expect(first?.has('598/60')).toBe(true);
    expect(first?.has('0/60')).toBe(false);
  });
});

describe('the path of a route', () => {
  const route: Route = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 60 },
    { x: 200, y: 60 },
  ];

  it('the path of a route has rounded corners, and its label is halfway along the route', () => {
    expect(toRoundedPath(route, 8)).toBe('M0 0L92 0Q100 0 100 8L100 52Q100 60 108 60L200 60');
    expect(getRouteMiddle(route)).toEqual({ x: 100, y: 30 });
  });

  it('the ends of an edge stay at its ports when edges are spread', () => {
    const spread = spreadRoutes(
      new Map([
        ['one', route],
        ['other', route],
      ]),
    );
    for (const one of spread.values()) expect([one.at(0), one.at(-1)]).toEqual([route[0], route[3]]);
  });
});

function lastOf(batches: Iterable<ReadonlyMap<string, Route>>): ReadonlyMap<string, Route> {
  let last: ReadonlyMap<string, Route> = new Map();
  for (const batch of batches) last = batch;
  return last;
}

function isRectangular(route: Route) {
  return route.every((point, at) => {
    const before = route[at - 1];
    return !before || before.x === point.x || before.y === point.y;
  });
}

function crosses(route: Route, { x, y, width, height }: CardArea) {
  return route.some((point, at) => {
    const before = route[at - 1];
    if (!before) return false;
    return (
      Math.max(before.x, point.x) > x &&
      Math.min(before.x, point.x) < x + width &&
      Math.max(before.y, point.y) > y &&
      Math.min(before.y, point.y) < y + height
    );
  });
}
