import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  branchOf,
  copyPages,
  insertPages,
  mayDrop,
  movePageDown,
  movePageLeft,
  movePages,
  movePageUp,
  type PagePlace,
  type PlacedPage,
} from './one-page-list.ts';

type Pages = readonly PlacedPage[];

/** Draws the pages as an indented list. */
function draw(drawing: string): Pages {
  const above: { readonly indent: number; readonly id: string }[] = [];
  return drawing
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [indent, id] = [line.search(/\S/), line.trim()];
      while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= indent) above.pop();
      const parent = above.at(-1)?.id ?? 'llama';
      above.push({ indent, id });
      return { id, parent };
    });
}
const shown = (pages: Pages) => pages.map(({ id, parent }) => (parent === 'llama' ? id : `${parent}/${id}`)).join(' ');
const story = draw('a\n  a1\n    a2\n  a3\nb\n  b1\nc');

describe('moving a page', () => {
  test('moving a page up moves the pages below it along', () => {
    expect(shown(movePageUp(story, 'b'))).toBe('b b/b1 a a/a1 a1/a2 a/a3 c');
    expect(shown(movePageUp(story, 'a3'))).toBe('a a/a3 a/a1 a1/a2 b b/b1 c');
  });

  test('moving a page down reverses moving it up', () => {
    expect(shown(movePageDown(story, 'a'))).toBe('b b/b1 a a/a1 a1/a2 a/a3 c');
    expect(movePageDown(movePageUp(story, 'b'), 'b')).toEqual(story);
  });

  test('moving a page left puts it behind its former parent', () => {
    expect(shown(movePageLeft(story, 'a1'))).toBe('a a/a3 a1 a1/a2 b b/b1 c');
  });

  test.each(['a', 'a1', 'no such page'])(
    'moving up changes nothing for a first sibling or an unknown page: %s',
    (id) => {
      expect(movePageUp(story, id)).toBe(story);
    },
  );

  test.each(['c', 'a3', 'no such page'])(
    'moving down changes nothing for a last sibling or an unknown page: %s',
    (id) => {
      expect(movePageDown(story, id)).toBe(story);
    },
  );

  test.each(['a', 'c', 'no such page'])('moving left changes nothing for a top page or an unknown page: %s', (id) => {
    expect(movePageLeft(story, id)).toBe(story);
  });

  test.each<[string, PagePlace, string]>([
    ['b', { target: 'a', where: 'child' }, 'a a/a1 a1/a2 a/a3 a/b b/b1 c'],
    ['a1', { target: 'b1', where: 'before' }, 'a a/a3 b b/a1 a1/a2 b/b1 c'],
    ['c', { target: 'b', where: 'extension' }, 'a a/a1 a1/a2 a/a3 b b/b1 b/c'],
    ['c', { target: 'a', where: 'after' }, 'a a/a1 a1/a2 a/a3 c b b/b1'],
    ['a1', { target: 'llama', where: 'llama' }, 'a a/a3 b b/b1 c a1 a1/a2'],
  ])('movePages moves %s to %j', (id, place, expected) => expect(shown(movePages(story, id, place))).toBe(expected));

  test.each(['a', 'a1', 'a2'])('a page cannot be moved onto itself or a page below it: %s', (target) => {
    const place = { target, where: 'child' } as const;
    expect(mayDrop(story, 'a', place)).toBe(false);
    expect(movePages(story, 'a', place)).toBe(story);
  });
});

describe('a copy', () => {
  const renamed = (old: string) => `${old}x`;

  test('a copy of a page has new ids, alone or with its branch', () => {
    expect(shown(copyPages(story, 'a1', renamed))).toBe('a/a1x a1x/a2x');
    expect(shown(copyPages(story, 'a1', renamed, false))).toBe('a/a1x');
  });

  test('a copy of a page is pasted beside a page, below it, or below the llama', () => {
    const copy = copyPages(story, 'a1', renamed);
    expect(shown(insertPages(story, copy, { target: 'b', where: 'after' }))).toBe(
      'a a/a1 a1/a2 a/a3 b b/b1 a1x a1x/a2x c',
    );
    expect(shown(insertPages(story, copy, { target: 'b', where: 'child' }))).toBe(
      'a a/a1 a1/a2 a/a3 b b/b1 b/a1x a1x/a2x c',
    );
    expect(shown(insertPages([], copy, { target: 'llama', where: 'llama' }))).toBe('a1x a1x/a2x');
    expect(insertPages(story, copy, { target: 'gone', where: 'after' })).toBe(story);
  });
});

test('the branch of a page has the page and all pages below it', () => {
  expect(shown(branchOf(story, 'b'))).toBe('b b/b1');
  expect(branchOf(story, 'gone')).toEqual([]);
});

describe('after any sequence of moves', () => {
  const drawing = fc
    .array(fc.nat(3), { minLength: 1, maxLength: 9 })
    .map((indents) => draw(indents.map((indent, at) => `${' '.repeat(indent)}p${at}`).join('\n')));
  const id = fc.nat(9).map((at) => `p${at}`);
  const move = fc.oneof(
    fc.tuple(id).map(
      ([one]) =>
        (pages: Pages) =>
          movePageUp(pages, one),
    ),
    fc.tuple(id).map(
      ([one]) =>
        (pages: Pages) =>
          movePageDown(pages, one),
    ),
    fc.tuple(id).map(
      ([one]) =>
        (pages: Pages) =>
          movePageLeft(pages, one),
    ),
    fc.tuple(id, id, fc.constantFrom('before', 'after', 'child', 'llama')).map(
      ([one, target, where]) =>
        (pages: Pages) =>
          movePages(pages, one, { target: where === 'llama' ? where : target, where }),
    ),
  );

  test('every page is listed once, after its parent, and its branch is contiguous after any sequence of moves', () => {
    fc.assert(
      fc.property(drawing, fc.array(move, { maxLength: 8 }), (pages, moves) => {
        const moved = moves.reduce((at, one) => one(at), pages);
        expect(moved.map((page) => page.id).toSorted()).toEqual(pages.map((page) => page.id).toSorted());
        const above: string[] = ['llama'];
        for (const page of moved) {
          while (above.length > 0 && above.at(-1) !== page.parent) above.pop();
          expect(above.at(-1)).toBe(page.parent);
          above.push(page.id);
        }
      }),
      { numRuns: 200 },
    );
  });
});
