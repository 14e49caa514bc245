import { placePages } from '@confab/inputs';
import { movePageDown, movePageLeft, movePages, movePageUp, type JsonObject, type PlacedPage } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneIds } from '../../../testing/editing/one-world.ts';
import { copyNewPages } from './copy-new-pages.ts';
import { parsePageLines, planInsertion, planMoves } from './plan-page-changes.ts';

const llamaId = 'llama';
type Values = Map<string, JsonObject>;

const toPages = (values: Values) =>
  placePages(
    llamaId,
    [...values].map(([id, own]) => ({ id, values: own })),
  );
const readOrder = (values: Values) => (id: string) => String(values.get(id)?.['Order'] ?? '');

function aList(): Values {
  return new Map([
    ['a', { Parent: llamaId, Order: 'a0' }],
    ['b', { Parent: 'a', Order: 'a0' }],
    ['c', { Parent: 'a', Order: 'a1' }],
    ['d', { Parent: llamaId, Order: 'a1' }],
  ]);
}

/** Applies a move as edits, and returns the list that these give. */
function move(values: Values, ids: readonly string[], change: (list: readonly PlacedPage[]) => readonly PlacedPage[]) {
  const before = toPages(values);
  const after = change(before);
  const next = new Map(values);
  for (const { pageId, edits } of planMoves(before, after, ids, readOrder(values)))
    for (const { path, updatedValue } of edits) next.set(pageId, { ...next.get(pageId), [path]: updatedValue ?? null });
  return { next, after };
}

describe('the moves of pages', () => {
  it('the edits of any moves give the same list as the moves themselves (A2.26, A2.27)', () => {
    const anyMove = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      target: fc.constantFrom('a', 'b', 'c', 'd'),
      where: fc.constantFrom('before', 'after', 'child'),
      kind: fc.constantFrom('up', 'down', 'left', 'to'),
    } as const);
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 12 }), (moves) => {
        let values = aList();
        for (const { id, target, where, kind } of moves) {
          const { next, after } = move(values, [id], (list) => {
            if (kind === 'to') return movePages(list, id, { target, where });
            return { up: movePageUp, down: movePageDown, left: movePageLeft }[kind](list, id);
          });
          expect(toPages(next)).toEqual(after);
          values = next;
        }
      }),
    );
  });

  it('moving the first page up changes nothing (A2.28)', () => {
    const before = toPages(aList());
    expect(planMoves(before, movePageUp(before, 'a'), ['a'], readOrder(aList()))).toEqual([]);
  });

  it('a move edits only the moved page, so that moves by two people are both kept', () => {
    const before = toPages(aList());
    const after = movePages(before, 'd', { target: 'c', where: 'before' });
    expect(planMoves(before, after, ['d'], readOrder(aList())).map(({ pageId }) => pageId)).toEqual(['d']);
  });
});

describe('the insertion of pages', () => {
  it('pages are inserted between siblings, with those below them (A2.26)', () => {
    const values = aList();
    const added = parsePageLines('Tickets\n  Children\nCafé', 'Page', aCounter());
    const planned = planInsertion(toPages(values), added, { target: 'b', where: 'after' }, readOrder(values));
    expect(planned.moves).toEqual([]);
    for (const { id, values: own } of planned.pages) values.set(id, own);
    expect(toPages(values).map(({ id, parent }) => `${parent}>${id}`)).toEqual([
      'llama>a',
      'a>b',
      'a>new1',
      'new1>new2',
      'a>new3',
      'a>c',
      'llama>d',
    ]);
  });

  it('pages are inserted exactly where they belong, even between siblings of equal or missing orders (A2.26)', () => {
    const anyRow = fc.array(fc.constantFrom('', 'a0', 'a1', 'a2'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyRow, fc.nat(), fc.constantFrom('before', 'after'), (row, at, where) => {
        const values: Values = new Map(row.map((Order, place) => [`p${place}`, { Parent: llamaId, Order }]));
        const before = toPages(values).map(({ id }) => id);
        const target = before[at % before.length] ?? '';
        const added = parsePageLines('One\nTwo', 'Page', aCounter());
        const { pages, moves } = planInsertion(toPages(values), added, { target, where }, readOrder(values));
        for (const { id, values: own } of pages) values.set(id, own);
        for (const { pageId, edits } of moves)
          for (const { path, updatedValue } of edits)
            values.set(pageId, { ...values.get(pageId), [path]: updatedValue ?? null });
        const start = before.indexOf(target) + (where === 'after' ? 1 : 0);
        expect(toPages(values).map(({ id }) => id)).toEqual(before.toSpliced(start, 0, 'new1', 'new2'));
      }),
    );
  });

  it('copies of pages have new ids, and references to a copied page lead to its copy, even in a token (A2.24, A3.53)', () => {
    const { a, b, d } = oneIds;
    const page = (id: string, parent: string, next: string) => ({
      id,
      parent,
      type: 'Page',
      values: { Parent: parent, Order: 'a0', NextPageId: next, Text: `On {tv.${next}.Answer}` },
    });
    const copies = copyNewPages([page(a, llamaId, d), page(b, a, a)], aCounter());
    expect(copies.map(({ id, parent, values }) => [id, parent, values])).toEqual([
      ['new1', llamaId, { NextPageId: d, Text: `On {tv.${d}.Answer}` }],
      ['new2', 'new1', { NextPageId: 'new1', Text: 'On {tv.new1.Answer}' }],
    ]);
  });

  it('lines become pages by their indentation; bullets and empty lines are ignored', () => {
    const pages = parsePageLines('- One\n\n\t* Two\n\t\tThree\n  Four\nFive', 'Page', aCounter());
    expect(pages.map(({ parent, values }) => [values['DisplayName'], parent])).toEqual([
      ['One', ''],
      ['Two', 'new1'],
      ['Three', 'new2'],
      ['Four', 'new1'],
      ['Five', ''],
    ]);
  });

  it('the words after a colon are the response of the page to its name', () => {
    const lines = 'Café: On the ground floor: left\nTime 12:30\nA, B|C: Both';
    const values = (type: string) => parsePageLines(lines, type, aCounter()).map((page) => page.values);
    const says = (id: string, text: string) => ({
      Entries: [{ EntryId: id, Order: 'a0', SpokenText: text, DisplayText: text }],
    });
    expect(values('Page')).toEqual([
      { DisplayName: 'Café', Keywords: 'Café', Response: says('new2', 'On the ground floor: left') },
      { DisplayName: 'Time 12:30' },
      { DisplayName: 'A, B|C', Keywords: 'A  B C', Response: says('new5', 'Both') },
    ]);
    expect(values('NoMatch')[0]).toEqual({ DisplayName: 'Café', Response: says('new2', 'On the ground floor: left') });
  });
});

function aCounter() {
  let made = 0;
  return () => `new${(made += 1)}`;
}
