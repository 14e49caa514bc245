import { findRoute } from './find-route.ts';
import { spreadRoutes } from './spread-routes.ts';
import type { CardArea, EdgeEnds, Point, Route } from './types.ts';

/** The cards and edges of a canvas. `center` is the middle of the visible part; edges near it are routed first. */
export interface RouteRequest {
  readonly cards: readonly CardArea[];
  readonly edges: readonly EdgeEnds[];
  readonly center: Point;
}

/** Size of the squares of the look-up grid for cards, in canvas pixels. */
const squareSize = 600;
/** Cards farther than this from the rectangle between the ends of an edge are ignored at first, in canvas pixels. */
const reach = 160;
/** With more cards nearby finding the way around all of them would take too long. */
const maxCardsAround = 80;
/** How often an edge is routed at most: once, and again as long as it crosses cards that were ignored. */
const maxTries = 4;
/** Edges that are routed at once before the result is shown. */
const batchSize = 250;

/**
 * Routes the edges of a canvas after each change; an edge whose ends and surroundings are unchanged keeps its route.
 *
 * `route` returns steps: each routes some edges, those nearest to `center` first, and yields all routes found so far.
 */
export function createEdgeRouter() {
  let known = new Map<string, { readonly ends: EdgeEnds; readonly route: Route }>();
  let before: ReadonlyMap<string, CardArea> = new Map();

  return {
    *route({ cards, edges, center }: RouteRequest): Generator<ReadonlyMap<string, Route>, void> {
      const moved = listMoved(before, cards);
      before = new Map(cards.map((card) => [card.id, card]));
      const kept = new Map(
        edges.flatMap((ends) => {
          const old = known.get(ends.id);
          return old && isSameEnds(old.ends, ends) && !isNearAny(old.route, moved) ? [[ends.id, old] as const] : [];
        }),
      );
      known = kept;
      const index = createCardIndex(cards);
      const missing = edges
        .filter(({ id }) => !kept.has(id))
        .toSorted((one, other) => getDistance(one, center) - getDistance(other, center));
      for (let at = 0; at === 0 || at < missing.length; at += batchSize) {
        for (const ends of missing.slice(at, at + batchSize))
          kept.set(ends.id, { ends, route: findRouteAround(ends, index) });
        yield spreadRoutes(new Map([...kept].map(([id, { route }]) => [id, route])));
      }
    },
  };
}

/** Routes an edge around the cards near its ends, and around those farther away that it would cross then. */
function findRouteAround(ends: EdgeEnds, index: ReturnType<typeof createCardIndex>): Route {
  const cards = new Set(index.listAround(ends));
  let route = findRoute(ends, [...cards]);
  for (let tries = 1; tries < maxTries; tries += 1) {
    const crossed = index.listCrossed(route).filter((card) => !cards.has(card));
    if (crossed.length === 0) return route;
    for (const card of crossed) cards.add(card);
    route = findRoute(ends, [...cards]);
  }
  return route;
}

/** Finds the cards around an edge without looking at all cards. */
function createCardIndex(cards: readonly CardArea[]) {
  const squares = new Map<string, CardArea[]>();
  for (const card of cards) {
    for (const key of listSquares(card.x, card.y, card.x + card.width, card.y + card.height)) {
      const square = squares.get(key);
      if (square) square.push(card);
      else squares.set(key, [card]);
    }
  }
  return {
    listAround({ source, target }: EdgeEnds): readonly CardArea[] {
      const [left, right] = [Math.min(source.x, target.x) - reach, Math.max(source.x, target.x) + reach];
      const [top, bottom] = [Math.min(source.y, target.y) - reach, Math.max(source.y, target.y) + reach];
      const found = new Set(listSquares(left, top, right, bottom).flatMap((key) => squares.get(key) ?? []));
      const around = [...found].filter(
        ({ x, y, width, height }) => x < right && x + width > left && y < bottom && y + height > top,
      );
      return around.length <= maxCardsAround ? around : keepNearest(around, [source, target]);
    },
    /** The cards that a route runs through. */
    listCrossed(route: Route): readonly CardArea[] {
      const found = new Set<CardArea>();
      for (const [at, to] of route.entries()) {
        const from = route[at - 1] ?? to;
        const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
        const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
        for (const card of listSquares(left, top, right, bottom).flatMap((key) => squares.get(key) ?? [])) {
          const { x, y, width, height } = card;
          if (x < right && x + width > left && y < bottom && y + height > top) found.add(card);
        }
      }
      return [...found];
    },
  };
}

function keepNearest(cards: readonly CardArea[], points: readonly Point[]) {
  const distance = ({ x, y, width, height }: CardArea) =>
    Math.min(...points.map((point) => Math.abs(x + width / 2 - point.x) + Math.abs(y + height / 2 - point.y)));
  return cards.toSorted((one, other) => distance(one) - distance(other)).slice(0, maxCardsAround);
}

function listSquares(left: number, top: number, right: number, bottom: number): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(left / squareSize); x <= Math.floor(right / squareSize); x += 1) {
    for (let y = Math.floor(top / squareSize); y <= Math.floor(bottom / squareSize); y += 1) keys.push(`${x} ${y}`);
  }
  return keys;
}

/** The old and new areas of the cards that were added, removed, moved or resized. */
function listMoved(before: ReadonlyMap<string, CardArea>, cards: readonly CardArea[]): readonly CardArea[] {
  const now = new Set(cards.map(({ id }) => id));
  const changed = cards.flatMap((card) => {
    const old = before.get(card.id);
    if (!old) return [card];
    const isSame = old.x === card.x && old.y === card.y && old.width === card.width && old.height === card.height;
    return isSame ? [] : [old, card];
  });
  return [...changed, ...[...before.values()].filter(({ id }) => !now.has(id))];
}

function isNearAny(route: Route, cards: readonly CardArea[]) {
  if (cards.length === 0) return false;
  const [xs, ys] = [route.map(({ x }) => x), route.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return cards.some(({ x, y, width, height }) => x < right && x + width > left && y < bottom && y + height > top);
}

function isSameEnds(one: EdgeEnds, other: EdgeEnds) {
  return (
    one.source.x === other.source.x &&
    one.source.y === other.source.y &&
    one.target.x === other.target.x &&
    one.target.y === other.target.y &&
    one.sourceSide === other.sourceSide
  );
}

function getDistance({ source, target }: EdgeEnds, center: Point) {
  return Math.abs((source.x + target.x) / 2 - center.x) + Math.abs((source.y + target.y) / 2 - center.y);
}
