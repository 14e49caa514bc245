import { asProjectId } from '@confab/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { oneIds } from '../../../testing/editing/one-world.ts';
import { anAuthor, aOneWorld, type PageAuthor } from './testing/page-authors.ts';
import { setPageClipboard, usePageClipboard } from './page-clipboard.ts';

const { tour, visit, a, b, c, d, z } = oneIds;
beforeEach(() => setPageClipboard({ pages: [], cut: undefined }));

describe('One extensions', () => {
  it('pages are pasted and moved as extensions, even from another chapter, and undo reverts all of it (A2.26, A2.29)', async () => {
    const ada = await anAuthor(aOneWorld(), 'ada');
    const isExtension = (name: string) =>
      ada.listIds().some((id) => {
        const item = ada.session.getItem(id);
        return item?.displayName === name && item.values?.['Everywhere'] === true;
      });
    const { z, d, b, visit, tour } = oneIds;
    ada.actions.cut([z]);
    await ada.actions.paste({ target: d, where: 'extension' });
    await ada.settle();
    expect([ada.draw(tour), ada.draw(visit), isExtension('z')]).toEqual(['a(b c) d(z)', '', true]);
    await ada.undoStack.undo();
    await ada.settle();
    expect([ada.draw(tour), ada.draw(visit), isExtension('z')]).toEqual(['a(b c) d', 'z', false]);
    ada.actions.cut([d]);
    await ada.actions.paste({ target: b, where: 'extension' });
    await ada.settle();
    expect([ada.draw(tour), isExtension('d')]).toEqual(['a(b(d) c)', true]);
    await ada.undoStack.undo();
    await ada.settle();
    expect([ada.draw(tour), isExtension('d')]).toEqual(['a(b c) d', false]);
    ada.actions.copy([b]);
    await ada.actions.paste({ target: d, where: 'extension' });
    await ada.settle();
    expect(ada.draw(tour)).toBe('a(b c) d(b)');
    expect(ada.session.getItem(b)?.values?.['Everywhere']).toBeUndefined();
    expect(isExtension('b')).toBe(true);
  });
});

describe('the actions on several pages', () => {
  it('pages that are copied in two requests are linked and quote answers like the copied pages, in both directions, and undo needs one step (A2.24, A2.29, A3.53)', async () => {
    const { actions, session, settle, listIds, undoStack } = await anAuthor(aOneWorld(), 'ada');
    const lines = Array.from({ length: 500 }, (_none, at) => `p${at}`).join('\n');
    await actions.addLines({ target: d, where: 'child' }, 'Page', lines);
    await settle();
    const before = listIds();
    const last = before.findLast((id) => id !== z) ?? '';
    session.edit(d, { path: 'NextPageId', action: 'ValueChanged', updatedValue: last });
    session.edit(last, { path: 'NextPageId', action: 'ValueChanged', updatedValue: d });
    const quote = (id: string | undefined) => `On {tv.${id}.Answer}`;
    session.edit(d, { path: 'Text', action: 'ValueChanged', updatedValue: quote(last) });
    session.edit(last, { path: 'Text', action: 'ValueChanged', updatedValue: quote(d) });
    await settle();
    await actions.duplicate([d]);
    await settle();
    const copies = listIds().filter((id) => !before.includes(id));
    expect(copies.length).toBe(501);
    expect(session.getItem(copies[0] ?? '')?.values?.['NextPageId']).toBe(copies[500]);
    expect(session.getItem(copies[500] ?? '')?.values?.['NextPageId']).toBe(copies[0]);
    expect(session.getItem(copies[0] ?? '')?.values?.['Text']).toBe(quote(copies[500]));
    expect(session.getItem(copies[500] ?? '')?.values?.['Text']).toBe(quote(copies[0]));
    await undoStack.undo();
    expect(listIds()).toEqual(before);
  });

  it('neighbours move down and up together, and undo needs one step (A2.26, A2.29)', async () => {
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
  it('cut pages are pasted in another chapter as they are at that moment, with what colleagues have changed and added (A2.24)', async () => {
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

  it('a page that a colleague adds below cut pages is pasted with them (A2.24)', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    ada.actions.cut([a]);
    // Nothing is delivered before the paste.
    await grace.actions.add({ target: a, where: 'child' }, 'Page', 'n');
    await ada.actions.paste({ target: z, where: 'after' });
    await world.settle();
    for (const { draw } of [ada, grace]) expect([draw(tour), draw(visit)]).toEqual(['d', 'z a(b c n)']);
  });

  it('cut pages that a colleague has deleted are pasted as they were', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    ada.actions.cut([a]);
    await grace.actions.remove([a]);
    await world.settle();
    await ada.actions.paste({ target: z, where: 'child' });
    await world.settle();
    expect([ada.draw(tour), ada.draw(visit)]).toEqual(['d', 'z(a(b c))']);
  });

  it('pasting cut pages in another chapter is one step of undo', async () => {
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

describe('moving pages to another chapter', () => {
  it('pages that are moved to another chapter keep their ids, their subpages and unsent changes of a colleague, and undo moves all of it back (A2.19)', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    expect(ada.actions.canMoveTo([a], { target: z, where: 'child' })).toBe(true);
    grace.actions.rename(b, 'b of grace');
    await ada.actions.moveTo([a], { target: z, where: 'child' });
    await world.settle();
    for (const { draw } of [ada, grace]) expect([draw(tour), draw(visit)]).toEqual(['d', 'z(a(b of grace c))']);
    expect(ada.session.getItem(c)).toMatchObject({ id: c, workflowId: visit });
    await grace.actions.add({ target: c, where: 'child' }, 'Page', 'n');
    await world.settle();
    await ada.undoStack.undo();
    await world.settle();
    for (const { draw } of [ada, grace]) expect([draw(tour), draw(visit)]).toEqual(['a(b of grace c(n)) d', 'z']);
    await ada.undoStack.redo();
    await world.settle();
    for (const { draw } of [ada, grace]) expect([draw(tour), draw(visit)]).toEqual(['d', 'z(a(b of grace c(n)))']);
  });

  it('pasting cut pages in another chapter keeps their ids', async () => {
    const world = aOneWorld();
    const { actions, session, settle, draw } = await anAuthor(world, 'ada');
    actions.cut([a]);
    expect(await actions.paste({ target: z, where: 'before' })).toBe('moved');
    await settle();
    expect(draw(visit)).toBe('a(b c) z');
    expect([a, b, c].map((id) => session.getItem(id)?.workflowId)).toEqual([visit, visit, visit]);
  });

  it('pasting pages that were cut in another project explains that they were only copied', async () => {
    const { actions, session, settle, draw } = await anAuthor(aOneWorld(), 'ada');
    actions.cut([d]);
    const { pages } = usePageClipboard.getState();
    setPageClipboard({ pages, cut: { projectId: asProjectId('another project'), ids: [d] } });
    expect(await actions.paste({ target: z, where: 'after' })).toBe('copiedOnly');
    await settle();
    expect(draw(visit)).toBe('z d');
    expect(session.getItem(d)?.workflowId).toBe(tour);
  });

  it('pages that are moved to another chapter keep their order', async () => {
    const { actions, settle, draw } = await anAuthor(aOneWorld(), 'ada');
    await actions.add({ target: z, where: 'after' }, 'Page', 'y');
    await settle();
    await actions.moveTo([a, d], { target: z, where: 'after' });
    await settle();
    expect([draw(tour), draw(visit)]).toEqual(['', 'z a(b c) d y']);
  });
});

describe('moving chapters', () => {
  const listNames = ({ session }: PageAuthor) =>
    session.getOutline()?.workflows.flatMap(({ kind, displayName }) => (kind === 'llama' ? [displayName] : []));

  it('moving chapters changes their order for everybody, and undo and redo do so as well', async () => {
    const world = aOneWorld();
    const [ada, grace] = [await anAuthor(world, 'ada'), await anAuthor(world, 'grace')];
    expect(ada.actions.canMoveTo([visit], { target: tour, where: 'after' })).toBe(false);
    expect(ada.actions.canMoveTo([visit], { target: a, where: 'before' })).toBe(false);
    await ada.actions.moveTo([visit], { target: tour, where: 'before' });
    await world.settle();
    for (const author of [ada, grace]) expect(listNames(author)).toEqual(['Visit', 'Tour']);
    await ada.undoStack.undo();
    await world.settle();
    for (const author of [ada, grace]) expect(listNames(author)).toEqual(['Tour', 'Visit']);
    await ada.undoStack.redo();
    await world.settle();
    for (const author of [ada, grace]) expect(listNames(author)).toEqual(['Visit', 'Tour']);
  });

  it('a chapter moves by one place, and the last one stays last', async () => {
    const author = await anAuthor(aOneWorld(), 'ada');
    expect(await author.actions.moveLlama(visit, 'down')).toBe(false);
    expect(await author.actions.moveLlama(visit, 'up')).toBe(true);
    await author.settle();
    expect(listNames(author)).toEqual(['Visit', 'Tour']);
  });
});

describe('a llama with unsaved changes', () => {
  it('a llama with moved pages or edited inputs counts as unsaved until it is saved (A4.23)', async () => {
    const ada = await anAuthor(aOneWorld(), 'ada');
    const listUnsaved = () => ada.session.getStatus().unsavedItemIds.map((id) => ada.session.getItem(id)?.displayName);
    expect(listUnsaved()).toEqual([]);
    ada.actions.moveUp([oneIds.d]);
    await ada.settle();
    expect(ada.draw(oneIds.tour)).toBe('d a(b c)');
    expect(listUnsaved()).toEqual(['d']);
    await ada.session.saveAll();
    await ada.settle();
    expect(listUnsaved()).toEqual([]);
    ada.actions.rename(oneIds.b, 'Lamps');
    await ada.settle();
    expect(listUnsaved()).toEqual(['Lamps']);
  });
});
