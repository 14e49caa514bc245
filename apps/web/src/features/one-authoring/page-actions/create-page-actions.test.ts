import { beforeEach, describe, expect, it } from 'vitest';
import { oneIds } from '../../../testing/editing/one-world.ts';
import { anAuthor, aOneWorld } from './testing/page-authors.ts';
import { setPageClipboard } from './page-clipboard.ts';

const { tour, visit, a, b, c, d, z } = oneIds;
beforeEach(() => setPageClipboard({ pages: [], cut: undefined }));

describe('the actions on several pages', () => {
  it('neighbours move down and up together, and undo takes one step (A2.26, A2.29)', async () => {
    const { actions, draw, undoStack, settle } = await anAuthor(aOneWorld(), 'ada');
    await actions.add({ target: d, where: 'after' }, 'Page', 'e');
    await settle();
    actions.moveDown([a, d]);
    expect(draw(tour)).toBe('e a(b c) d');
    await settle();
    actions.moveUp([a, d]);
    expect(draw(tour)).toBe('a(b c) d e');
    actions.moveUp([a, d]);
    expect(draw(tour)).toBe('a(b c) d e');
    await undoStack.undo();
    expect(draw(tour)).toBe('e a(b c) d');
  });

  it('pages that move left keep their order', async () => {
    const { actions, draw } = await anAuthor(aOneWorld(), 'ada');
    actions.moveLeft([b, c]);
    expect(draw(tour)).toBe('a b c d');
  });

  it('selected pages of two chapters move in each of them', async () => {
    const { actions, draw, settle } = await anAuthor(aOneWorld(), 'ada');
    await actions.add({ target: z, where: 'before' }, 'Page', 'y');
    await settle();
    actions.moveUp([d, z]);
    expect([draw(tour), draw(visit)]).toEqual(['d a(b c)', 'z y']);
  });

  it('a page and one below it are copied alone, without what else is below them (A2.24)', async () => {
    const { actions, draw, settle } = await anAuthor(aOneWorld(), 'ada');
    expect(actions.copy([a, c], false)).toBe(2);
    await actions.paste({ target: z, where: 'after' });
    await settle();
    expect(draw(visit)).toBe('z a(c)');
  });

  it('a page is inserted between siblings of the same order, where it belongs', async () => {
    const { actions, draw, session, settle } = await anAuthor(aOneWorld(), 'ada');
    session.edit(c, { path: 'Order', action: 'ValueChanged', updatedValue: 'a0' });
    await actions.add({ target: c, where: 'after' }, 'Page', 'e');
    await actions.add({ target: b, where: 'after' }, 'Page', 'n');
    await settle();
    expect(draw(tour)).toBe('a(b n c e) d');
  });
});

describe('pasting cut pages in another chapter', () => {
  it('takes them as they are by then, with what colleagues have changed and added (A2.24)', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    ada.actions.cut([a]);
    grace.actions.rename(b, 'b of grace');
    await grace.actions.add({ target: a, where: 'child' }, 'Page', 'n');
    await world.settle();
    await ada.actions.paste({ target: z, where: 'after' });
    await world.settle();
    for (const { draw } of [ada, grace]) expect([draw(tour), draw(visit)]).toEqual(['d', 'z a(b of grace c n)']);
  });

  it('leaves a page that a colleague adds below them at that moment', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    ada.actions.cut([a]);
    // Nothing is delivered before the paste.
    await grace.actions.add({ target: a, where: 'child' }, 'Page', 'n');
    await ada.actions.paste({ target: z, where: 'after' });
    await world.settle();
    for (const { draw } of [ada, grace]) expect([draw(tour), draw(visit)]).toEqual(['d n', 'z a(b c)']);
  });

  it('pastes them as they were when a colleague has deleted them', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    ada.actions.cut([a]);
    await grace.actions.remove([a]);
    await world.settle();
    await ada.actions.paste({ target: z, where: 'child' });
    await world.settle();
    expect([ada.draw(tour), ada.draw(visit)]).toEqual(['d', 'z(a(b c))']);
  });

  it('is one step of undo', async () => {
    const world = aOneWorld();
    const { actions, draw, undoStack } = await anAuthor(world, 'ada');
    actions.cut([a]);
    await actions.paste({ target: z, where: 'after' });
    await world.settle();
    await undoStack.undo();
    await world.settle();
    expect([draw(tour), draw(visit)]).toEqual(['a(b c) d', 'z']);
  });
});
