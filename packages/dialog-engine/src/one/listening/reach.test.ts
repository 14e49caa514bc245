import { describe, expect, test } from 'vitest';
import { chapter, chat, drawn, oneProject } from '../../testing/small-one-projects.ts';
import { shown } from '../../testing/small-projects.ts';
import { compileOneProject } from '../compile/compile-one-project.ts';
import type { OneProjectSource } from '../compile/one-project-source.ts';
import { buildPageTree } from '../compile/page-tree.ts';
import { profileKeywords } from './profile-keywords.ts';
import { findNearestPage, createReachFinder } from './reach.ts';

const house = oneProject([
  chapter('first', 'a\n  a1\n    a1x\n  a2\nb\n  b1\n    b1x'),
  chapter('second', 'c\n  c1\nhelp\n  more help', { help: { type: 'Help' } }),
  chapter('third', 'd\n  bye\n  sorry', { bye: { type: 'Goodbye' }, sorry: { type: 'NoMatch' } }),
]);

/** Every page in reach of a page, with its distance. */
function from(source: OneProjectSource, id: string): Record<string, string> {
  const tree = buildPageTree(source.llamas);
  const page = tree.byId.get(id);
  if (!page) throw new Error(`There is no page ${id}`);
  const findReach = createReachFinder(tree, page);
  const found = tree.pages.flatMap((one) => {
    const reach = findReach(one);
    return reach ? [[one.id, `${reach.distance} ${reach.place}`]] : [];
  });
  return Object.fromEntries(found);
}

test('a One extension is heard from a page of another chapter, after the pages that are nearer (A2.26)', () => {
  const project = (isExtension: boolean) =>
    oneProject([
      chapter('tour', 'welcome\n  rooms\n    wifi', {
        welcome: { type: 'Welcome' },
        wifi: { says: 'The house password.', values: { Everywhere: isExtension } },
      }),
      chapter('visit', 'tickets\n  family'),
    ]);
  const answer = (isExtension: boolean) => shown(chat(project(isExtension), ['family', 'wifi']).at(-1));
  expect(answer(true)).toContain('The house password.');
  expect(answer(false)).not.toContain('The house password.');
  const nearer = oneProject([
    chapter('tour', 'welcome\n  rooms\n    wifi', { wifi: { values: { Everywhere: true } } }),
    chapter('visit', 'tickets\n  family\n    own wifi', {
      'own wifi': { keywords: 'wifi', says: 'The password of the ticket office.' },
    }),
  ]);
  expect(shown(chat(nearer, ['tickets', 'family', 'wifi']).at(-1))).toContain('The password of the ticket office.');
});

describe('pages in reach of a page', () => {
  test('pages in reach are ranked: children, siblings, children of ancestors, then top pages of the nearest llama first', () => {
    expect(from(house, 'a1')).toEqual({
      a1x: '0 child',
      a1: '1 sibling',
      a2: '1 sibling',
      a: '2 top',
      b: '2 top',
      c: '3 top',
      help: '3 top',
      d: '4 top',
      bye: '5 top',
    });
    expect(from(house, 'a1x')).toEqual({
      a1x: '1 sibling',
      a1: '2 ancestor',
      a2: '2 ancestor',
      a: '3 top',
      b: '3 top',
      c: '4 top',
      help: '4 top',
      d: '5 top',
      bye: '6 top',
    });
  });

  test('a top page reaches the top pages of the neighbouring llamas', () => {
    expect(from(house, 'c')).toMatchObject({
      c1: '0 child',
      c: '1 sibling',
      help: '1 sibling',
      a: '2 top',
      d: '2 top',
    });
  });

  test('a page marked Everywhere is in reach from any page, at any depth', () => {
    const source = drawn('a\n  b\n    deep\nc', { deep: { values: { Everywhere: 'true' } } });
    expect(from(source, 'c')).toMatchObject({ deep: '2 top' });
    expect(from(drawn('a\n  b\n    deep\nc'), 'c')).not.toHaveProperty('deep');
  });

  test('NoMatch and NoInput pages are never in reach', () => {
    for (const id of ['a', 'd', 'bye']) expect(from(house, id)).not.toHaveProperty('sorry');
  });
});

describe('choosing between two pages with the same keyword', () => {
  const said = (drawing: string, keywords: Record<string, string>, lines: string[]) => {
    const sketches = Object.fromEntries(Object.entries(keywords).map(([id, text]) => [id, { keywords: text }]));
    return shown(chat(drawn(drawing, sketches), lines).at(-1));
  };

  test('prefers the nearer page', () => {
    const keywords = { near: 'tea', far: 'tea' };
    expect(said('far\nstart\n  near', keywords, ['start', 'tea'])).toEqual(['This is near.']);
    expect(said('far\nstart\n  near', keywords, ['tea'])).toEqual(['This is far.']);
  });

  test('prefers the page with the longer matching entry, even if it is farther away', () => {
    expect(said('far\nstart\n  near', { near: 'tea', far: 'green tea' }, ['start', 'green tea'])).toEqual([
      'This is far.',
    ]);
  });

  test('prefers the page that matches without a typing error, even if it is farther away', () => {
    expect(said('far\nstart\n  near', { near: 'horses', far: 'house' }, ['start', 'hous', 'house'])).toEqual([
      'This is far.',
    ]);
  });

  test('prefers the first of two sibling pages', () => {
    expect(said('start\none\ntwo', { one: 'tea', two: 'tea' }, ['tea'])).toEqual(['This is one.']);
    expect(said('start\none\ntwo', { one: 'tea', two: 'tea\nmilk' }, ['tea with milk'])).toEqual(['This is two.']);
  });
});

describe('the nearest page of a type', () => {
  const tree = buildPageTree(
    oneProject([
      chapter('first', 'a\n  a1\n    own\n  a2\nb\n  b1', { own: { type: 'NoMatch' } }),
      chapter('second', 'c\nall', { all: { type: 'NoMatch' } }),
      chapter('third', 'd'),
    ]).llamas,
  );
  const all = tree.pages.filter(({ type }) => type === 'NoMatch');
  test.each([
    ['a1', 'own', 'a child'],
    ['b', 'own', 'the same llama'],
    ['c', 'all', 'a top page of the same llama'],
    ['d', 'all', 'a top page elsewhere'],
  ])('findNearestPage from %s returns %s: %s', (id, expected) => {
    const page = tree.byId.get(id);
    expect(page && findNearestPage(tree, page, all)?.id).toBe(expected);
  });
});

describe('the page tree', () => {
  const parents = (source: OneProjectSource) =>
    buildPageTree(source.llamas).pages.map(({ id, parent }) => `${id}<${parent?.id ?? ''}`);

  test('the page tree follows the llama’s page list, with unlisted pages last', () => {
    const [content] = drawn('a\nb\n  c').llamas;
    if (!content) throw new Error('There is a llama.');
    const { llama, pages } = content;
    const pageList = llama.pageList.filter((id) => id !== 'a').toReversed();
    expect(parents(oneProject([{ llama: { ...llama, pageList }, pages }]))).toEqual(['c<b', 'b<', 'a<']);
  });

  test('treats a page as a top page if its parent is missing or is one of its own descendants', () => {
    const source = drawn('a\n  b\n    c\nd');
    const moved = (id: string, parent: string) =>
      oneProject(
        source.llamas.map(({ llama, pages }) => ({
          llama,
          pages: pages.map((page) => (page.id === id ? { ...page, parent: parent as typeof page.parent } : page)),
        })),
      );
    expect(parents(moved('d', 'gone'))).toContain('d<');
    expect(parents(moved('a', 'c'))).toEqual(['a<c', 'b<a', 'c<', 'd<']);
    expect(parents(moved('a', 'a'))).toContain('a<');
  });
});

describe('profileKeywords', () => {
  test('ranks every matching page, with the matched words and its place relative to the current page', () => {
    const program = compileOneProject(
      drawn('start\ntea\n  green\n    deep\ncake', {
        tea: { keywords: 'tea' },
        green: { keywords: 'green tea' },
        deep: { keywords: 'tea' },
        cake: { keywords: 'cakes' },
      }),
    );
    const found = profileKeywords(program, 'A green tea and some cake', 'tea');
    expect(found.map(({ pageId, words, how, place, distance }) => [pageId, words, how, place, distance])).toEqual([
      ['green', ['green', 'tea'], 'exact', 'child', 0],
      ['tea', ['tea'], 'exact', 'sibling', 1],
      ['cake', ['cake'], 'inflected', 'sibling', 1],
      ['deep', ['tea'], 'exact', 'outside', null],
    ]);
    const scores = found.slice(0, 3).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(found[0]).toMatchObject({ llamaId: 'chapter', displayName: 'green', type: 'Page', keyword: 'green tea' });
  });

  test('profileKeywords starts at the first page if none is given, and returns nothing for a project without pages', () => {
    const program = compileOneProject(drawn('start\n  tea'));
    expect(profileKeywords(program, 'tea')).toMatchObject([{ pageId: 'tea', place: 'child' }]);
    expect(profileKeywords(program, 'tea', 'gone')).toEqual([]);
    expect(profileKeywords(compileOneProject(drawn('')), 'tea')).toEqual([]);
  });
});
