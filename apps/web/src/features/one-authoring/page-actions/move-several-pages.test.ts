import type { PlacedPage } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveSeveralDown, moveSeveralLeft, moveSeveralTo, moveSeveralUp } from './move-several-pages.ts';
import { pickPages } from './pick-pages.ts';

const names = [...'abcdefghij'];

/** A random tree in reading order, with some of its pages chosen. */
const anyChoice = fc
  .tuple(
    fc.array(fc.nat(4), { minLength: 1, maxLength: names.length }),
    fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }),
  )
  .map(([levels, isChosen]) => {
    const above: string[] = [];
    const pages = levels.map((level, at): PlacedPage => {
      above.length = Math.min(level, above.length);
      const page = { id: names[at] ?? '', parent: above.at(-1) ?? 'llama' };
      above.push(page.id);
      return page;
    });
    return {
      pages,
      ids: listRoots(
        pages,
        pages.filter((_, at) => isChosen[at]).map(({ id }) => id),
      ),
    };
  });

function listRoots(pages: readonly PlacedPage[], ids: readonly string[]) {
  return pickPages(pages, ids, true).flatMap(({ id, parent }) => (parent === '' ? [id] : []));
}
const rowOf = (pages: readonly PlacedPage[], parent: string) =>
  pages.filter((page) => page.parent === parent).map(({ id }) => id);
const parentsOf = (pages: readonly PlacedPage[]) => [...new Set(pages.map(({ parent }) => parent))];
const parentOf = (pages: readonly PlacedPage[], id: string) => pages.find((page) => page.id === id)?.parent;
/** A list in reading order: each page comes after its parent, with nothing between it and its subpages. */
function expectReadingOrder(pages: readonly PlacedPage[]) {
  const open: string[] = ['llama'];
  for (const { id, parent } of pages) {
    while (open.at(-1) !== parent && open.length > 0) open.pop();
    expect(open.at(-1)).toBe(parent);
    open.push(id);
  }
}

describe('moves of several pages', () => {
  it.each([
    ['up', moveSeveralUp, (row: readonly string[]) => row],
    ['down', moveSeveralDown, (row: readonly string[]) => row.toReversed()],
  ] as const)(
    'each chosen page moves %s by one sibling, unless only chosen ones are in its way (A2.26, A2.28)',
    (_way, move, turn) => {
      fc.assert(
        fc.property(anyChoice, ({ pages, ids }) => {
          const moved = move(pages, ids).pages;
          expectReadingOrder(moved);
          expect(moved.map(({ id, parent }) => `${id} ${parent}`).toSorted()).toEqual(
            pages.map(({ id, parent }) => `${id} ${parent}`).toSorted(),
          );
          for (const parent of parentsOf(pages)) {
            const [before, after] = [turn(rowOf(pages, parent)), turn(rowOf(moved, parent))];
            const isChosen = (id: string) => ids.includes(id);
            expect(after.filter(isChosen)).toEqual(before.filter(isChosen));
            expect(after.filter((id) => !isChosen(id))).toEqual(before.filter((id) => !isChosen(id)));
            for (const [at, id] of before.entries())
              if (isChosen(id)) expect(after.indexOf(id)).toBe(before.slice(0, at).every(isChosen) ? at : at - 1);
          }
        }),
      );
    },
  );

  it('pages that move left follow their parents in their order, with their subpages', () => {
    fc.assert(
      fc.property(anyChoice, ({ pages, ids }) => {
        const moved = moveSeveralLeft(pages, ids).pages;
        expectReadingOrder(moved);
        expect(moved.length).toBe(pages.length);
        for (const { id, parent } of pages) {
          const wanted = ids.includes(id) && parent !== 'llama' ? parentOf(pages, parent) : parent;
          expect(parentOf(moved, id)).toBe(wanted);
        }
        for (const parent of parentsOf(pages)) {
          const chosen = rowOf(pages, parent).filter((id) => ids.includes(id));
          if (parent === 'llama' || chosen.length === 0) continue;
          const row = rowOf(moved, parentOf(pages, parent) ?? '');
          expect(row.slice(row.indexOf(parent) + 1, row.indexOf(parent) + 1 + chosen.length)).toEqual(chosen);
        }
      }),
    );
  });

  it('pages that are moved together keep their order at the new place', () => {
    const anyPlace = fc.record({ target: fc.nat(), where: fc.constantFrom('before', 'after', 'child') } as const);
    fc.assert(
      fc.property(anyChoice, anyPlace, ({ pages, ids }, { target, where }) => {
        const below = new Set(pickPages(pages, ids, true).map(({ id }) => id));
        const others = pages.filter(({ id }) => !below.has(id));
        const at = others[target % Math.max(others.length, 1)];
        if (!at) return;
        const moved = moveSeveralTo(pages, ids, { target: at.id, where }).pages;
        expectReadingOrder(moved);
        const row = rowOf(moved, where === 'child' ? at.id : at.parent);
        const start =
          where === 'child' ? row.length - ids.length : row.indexOf(at.id) + (where === 'after' ? 1 : -ids.length);
        expect(row.slice(start, start + ids.length)).toEqual(ids);
      }),
    );
  });
});

describe('picking pages', () => {
  const pages = ['a llama', 'b a', 'c b', 'd llama'].map((text) => {
    const [id = '', parent = ''] = text.split(' ');
    return { id, parent };
  });
  const pick = (ids: readonly string[], withBranch: boolean) =>
    pickPages(pages, ids, withBranch).map(({ id, parent }) => `${parent}>${id}`);

  it('a page and one below it are both selected, without the pages between them (A2.24)', () => {
    expect(pick(['c', 'a'], false)).toEqual(['>a', 'a>c']);
  });

  it('each page is picked once with its branch', () => {
    expect(pick(['b', 'a'], true)).toEqual(['>a', 'a>b', 'b>c']);
  });
});
