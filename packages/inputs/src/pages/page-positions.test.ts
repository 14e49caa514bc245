import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangePages,
  getEffectiveParent,
  getEffectiveParents,
  getReadingOrder,
  placePages,
  type PositionedPage,
} from './page-positions.ts';

const page = (id: string, parent: string, order: string): PositionedPage => ({
  id,
  values: { Parent: parent, Order: order },
});
const story = [page('c', 'a', 'a1'), page('b', 'a', 'a0'), page('d', 'llama', 'a1'), page('a', 'llama', 'a0')];
const anyPages = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(fc.constantFrom('llama', 'gone', ...ids), fc.constantFrom('', 'a0', 'a1', 'a2', 'b00'))
          .map(([parent, order]) => page(id, parent, order)),
      ),
    ),
  );

describe('positions of pages (A3.10, A3.12)', () => {
  test('getReadingOrder lists each page before its children, siblings in their order', () => {
    expect(getReadingOrder('llama', story)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a page whose parent is missing, or that is its own descendant, is a top-level page', () => {
    expect(getReadingOrder('llama', [page('a', 'b', 'a0'), page('b', 'a', 'a1'), page('c', 'gone', 'a2')])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('getReadingOrder lists every page once, whatever its position values', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        expect(getReadingOrder('llama', pages).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('the parents of all pages equal those computed page by page, with cycles and missing pages', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const known = new Map(pages.map((one) => [one.id, one]));
        const parents = pages.map((one) => [one.id, getEffectiveParent(one, 'llama', known)] as const);
        expect(getEffectiveParents('llama', pages)).toEqual(new Map(parents));
        expect(placePages('llama', pages).map(({ id, parent }) => [id, parent])).toEqual(
          getReadingOrder('llama', pages).map((id) => [id, new Map(parents).get(id)]),
        );
      }),
    );
  });

  test.each([
    ['in one chain', (at: number) => (at === 0 ? 'llama' : `p${at - 1}`)],
    ['in a circle', (at: number) => `p${(at + 19_999) % 20_000}`],
    ['below a missing page', (at: number) => (at === 0 ? 'gone' : `p${at - 1}`)],
  ])('20,000 pages %s are read with a few visits of each page', (_shape, getParent) => {
    let visits = 0;
    const orders = Array.from({ length: 20_000 }, (_, at) => `a${String(at).padStart(6, '0')}`);
    const pages = orders.map((order, at) => ({
      id: `p${at}`,
      get values() {
        visits += 1;
        return { Parent: getParent(at), Order: order };
      },
    }));
    const list = pages.map(({ id }) => id);
    expect(getReadingOrder('llama', pages)).toEqual(list);
    // Sorting siblings compares each with a few others.
    expect(visits).toBeLessThan(pages.length * 8);
    visits = 0;
    expect(placePages('llama', pages).map(({ id }) => id)).toEqual(list);
    expect(visits).toBeLessThan(pages.length * 8);
  });

  test('arrangePages moves as few pages as possible', () => {
    const row = ['a', 'b', 'c', 'd'].map((id, place) => page(id, 'llama', `a${place}`));
    const moved = arrangePages('llama', row, ['d', 'a', 'b', 'c']);
    expect(getReadingOrder('llama', moved)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved.filter((one) => !row.includes(one)).map(({ id }) => id)).toEqual(['d']);
  });

  test('arrangePages reaches any order of siblings, and repeating it changes nothing', () => {
    fc.assert(
      fc.property(anyPages, fc.infiniteStream(fc.integer()), (pages, chance) => {
        const shuffled = pages.map((one) => [one.id, chance.next().value] as const).sort((a, b) => a[1] - b[1]);
        const rank = new Map(shuffled.map(([id], place) => [id, place]));
        const top = pages.map((one) => page(one.id, 'llama', String(one.values.Order)));
        const list = [...rank.keys()];
        const placed = arrangePages('llama', top, list);
        expect(getReadingOrder('llama', placed)).toEqual(list);
        expect(arrangePages('llama', placed, list)).toEqual(placed);
      }),
    );
  });
});
