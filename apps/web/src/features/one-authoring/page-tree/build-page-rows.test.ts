import { describe, expect, it } from 'vitest';
import type { ProjectOutline } from '../../../editing/index.ts';
import { buildPageRows } from './build-page-rows.ts';
import type { PageList } from './create-page-lists.ts';

/** The rows show only these fields of an item. */
const item = (id: string, kind: 'project' | 'llama' | 'page') => ({ id, kind, displayName: id }) as never;

/** An outline with one chapter from pairs of a page and its parent. */
function anOutline(places: readonly (readonly [string, string])[]) {
  const outline = {
    project: item('project', 'project'),
    workflows: [item('tour', 'llama')],
    nodesByWorkflow: new Map([['tour', places.map(([id]) => item(id, 'page'))]]),
  } as unknown as ProjectOutline;
  const lists: readonly PageList[] = [
    { llamaId: 'tour', pages: places.map(([id, parent]) => ({ id, parent })), extensions: new Set(['Glass']) },
  ];
  return { outline, lists };
}

const none: ReadonlySet<string> = new Set();
const { outline, lists } = anOutline([
  ['Hall', 'tour'],
  ['Lamps', 'Hall'],
  ['Glass', 'Lamps'],
  ['Café', 'tour'],
]);
const show = (collapsed: ReadonlySet<string>, filter = '') =>
  buildPageRows(outline, lists, collapsed, filter).map((row) => `${row.level} ${row.item.displayName}`);

describe('the rows of the page tree', () => {
  it('pages are rows below their parents, and a collapsed page hides the pages below it (A2.14)', () => {
    expect(show(none)).toEqual(['1 tour', '2 Hall', '3 Lamps', '4 Glass', '2 Café']);
    expect(show(new Set(['Hall']))).toEqual(['1 tour', '2 Hall', '2 Café']);
  });

  it('a filter shows matches with the pages above them, even in collapsed pages', () => {
    expect(show(new Set(['tour']), 'glass')).toEqual(['1 tour', '2 Hall', '3 Lamps', '4 Glass']);
    expect(show(none, 'nothing')).toEqual([]);
  });

  it('a row knows its place among its siblings', () => {
    const rows = buildPageRows(outline, lists, none, '');
    expect(rows.map(({ setSize, position }) => [position, setSize])).toEqual([
      [1, 1],
      [1, 2],
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  it('a project with 10,000 pages in one chapter has a row for each', () => {
    const many = anOutline(
      Array.from({ length: 10_000 }, (_, at) => [`p${at}`, at % 10 === 0 ? 'tour' : `p${at - 1}`]),
    );
    expect(buildPageRows(many.outline, many.lists, none, '')).toHaveLength(10_001);
  });
});
