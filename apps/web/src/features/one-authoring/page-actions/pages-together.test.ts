import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { oneIds } from '../../../testing/editing/one-world.ts';
import { setPageClipboard, usePageClipboard } from './page-clipboard.ts';
import { anAuthor, aOneWorld, type PageAuthor } from './testing/page-authors.ts';

const { tour, visit } = oneIds;
const deeds = 'add copy cut deliver moveDown moveLeft moveTo moveUp paste redo remove rename undo wait'.split(' ');
const step = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(...deeds),
  /** Which pages: places in the reading order of all. */
  first: fc.nat(11),
  second: fc.nat(11),
  target: fc.nat(11),
  where: fc.constantFrom('before', 'after', 'child', 'extension'),
} as const);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

beforeEach(() => setPageClipboard({ pages: [], cut: undefined }));

async function take(author: PageAuthor, { what, first, second, target, where }: Step) {
  const { actions, listIds, undoStack, flush, settleTime, deliver } = author;
  const pages = listIds();
  const at = (place: number) => pages[place % Math.max(pages.length, 1)] ?? tour;
  const chosen = [at(first), at(second)];
  const place = { target: at(target), where };
  const acts: Readonly<Record<string, () => unknown>> = {
    add: () => actions.add(place, 'Page', 'new'),
    copy: () => actions.copy(chosen, first % 2 === 0),
    cut: () => actions.cut(chosen),
    deliver,
    moveDown: () => actions.moveDown(chosen),
    moveLeft: () => actions.moveLeft(chosen),
    moveTo: () => actions.moveTo(chosen, place),
    moveUp: () => actions.moveUp(chosen),
    paste: () => (usePageClipboard.getState().pages.length === 0 ? undefined : actions.paste(place)),
    redo: () => undoStack.redo(),
    remove: () => actions.remove([at(first)]),
    rename: () => actions.rename(at(first), `name ${second}`),
    undo: () => undoStack.undo(),
    wait: settleTime,
  };
  let isDone = false;
  const done = Promise.resolve(acts[what]?.()).finally(() => (isDone = true));
  await flush();
  // A deletion waits until the text typed before it is sent.
  while (!isDone) await settleTime();
  await done;
}

it('two authors who move, copy, cut, paste, delete and undo have the same bytes as the server, and the same trees (A2.26, A2.29)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (script) => {
      const world = aOneWorld();
      setPageClipboard({ pages: [], cut: undefined });
      const authors = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')] as const;
      for (const one of script) await take(authors[one.who === 0 ? 0 : 1], one);
      await world.settle();
      const texts = world.backend.texts();
      for (const { session, listIds } of authors) {
        expect(session.getStatus()).toMatchObject({ load: 'ready', pendingCount: 0 });
        const held = listIds().map((id) => [id, JSON.stringify(session.getItem(id)?.values)] as const);
        const stored = [...texts].filter(([id]) => session.getItem(id)?.kind === 'page');
        expect(new Map(held)).toEqual(new Map(stored));
        expect(held.length).toBe(world.countPages());
      }
      const [ada, grace] = authors;
      for (const llamaId of [tour, visit]) expect(ada.draw(llamaId)).toBe(grace.draw(llamaId));
    }),
    { numRuns: 300 },
  );
});
