import type { Item, ItemSchema } from '@confab/model';
import { anItem } from '@confab/test-kit';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toId } from '../../../editing/sender/to-id.ts';
import { oneIds, oneItems } from '../../../testing/editing/one-world.ts';
import { ids } from '../../../testing/editing/world.ts';
import { aTree, draw, pageSchemas, pageType, row, rowHeight, setUpPageTree } from './testing/a-page-tree.tsx';

setUpPageTree();
const { tour, a, d, z } = oneIds;

describe('opening a page', () => {
  it('a double click opens a page: its first input gets the focus (A2.16)', async () => {
    const { user, focused } = await aTree();
    await user.dblClick(row('d'));
    expect(row('d').getAttribute('aria-selected')).toBe('true');
    expect(focused).toEqual([d]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a double click opens the warning unsavedData when the page that is left has unsaved data, and the page after that (A2.16, A2.45)', async () => {
    const { user, focused, session, settle } = await aTree();
    await user.click(row('d'));
    act(() => session.edit(d, { path: 'DisplayName', action: 'ValueChanged', updatedValue: 'd of ada' }));
    await settle();
    await user.dblClick(row('z'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved data' })).toBeTruthy();
    expect(focused).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(focused).toEqual([z]);
  });
});

it('the place of a page that the keyboard moved is announced', async () => {
  const { user, settle } = await aTree();
  await user.click(row('d'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await settle();
  const [place, all] = ['aria-posinset', 'aria-setsize'].map((name) => row('d').getAttribute(name));
  expect(screen.getByText(`d is now ${place} of ${all}`)).toBeTruthy();
});

it('the name of a row has the number of its comments in words', async () => {
  const mark = { threadId: ids.greet, itemId: d, path: '', isUnread: false };
  await aTree({ marks: [mark, { ...mark, threadId: ids.ask }] });
  expect(await screen.findByRole('treeitem', { name: 'd, 2 open comments' })).toBeTruthy();
});

describe('opening a page with the keyboard', () => {
  it('Enter warns about the page that is left, and not about one left earlier (A2.16)', async () => {
    const { user, focused, session, settle } = await aTree();
    await user.click(row('a'));
    act(() => session.edit(a, { path: 'DisplayName', action: 'ValueChanged', updatedValue: 'a of ada' }));
    await settle();
    await user.click(row('d'));
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused).toEqual([z]);
    await user.click(row('a of ada'));
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Unsaved data' })).toBeTruthy();
  });
});

describe('renaming a page in the tree', () => {
  it('Enter commits the new name and Escape keeps the old one (A2.17)', async () => {
    const { user, session } = await aTree();
    await user.click(row('d'));
    screen.getByRole('tree').focus();
    await user.keyboard('{F2}Lamps{Escape}');
    expect(session.getItem(d)?.displayName).toBe('d');
    await user.keyboard('{F2}Lamps{Enter}');
    expect(session.getItem(d)?.displayName).toBe('Lamps');
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
  });

  it('a click elsewhere commits the new name of a page and gets the focus', async () => {
    const { user, session } = await aTree();
    await user.click(row('d'));
    screen.getByRole('tree').focus();
    await user.keyboard('{F2}Lamps');
    const filter = screen.getByRole('textbox', { name: 'Filter pages' });
    await user.click(filter);
    expect(session.getItem(d)?.displayName).toBe('Lamps');
    expect(document.activeElement).toBe(filter);
  });
});

describe('deleting a page', () => {
  const getActive = () => {
    const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.querySelector('[class*=name]')?.textContent;
  };

  it('the row that replaces a deleted page becomes the active one', async () => {
    const { user, settle } = await aTree();
    await user.click(row('b'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Delete}');
    await settle();
    expect(screen.queryByRole('treeitem', { name: /^b/ })).toBeNull();
    expect(getActive()).toBe('c');
    await user.keyboard('{ArrowDown}');
    expect(getActive()).toBe('d');
  });

  it('the last row becomes the active one after the last page was deleted', async () => {
    const { user, settle } = await aTree();
    await user.click(row('z'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Delete}');
    await settle();
    expect(getActive()).toBe('Visit');
  });
});

describe('pages with pages below them', () => {
  const isExpanded = (name: string) => row(name).getAttribute('aria-expanded');

  it('a page and a chapter collapse and expand with their arrows, and with the arrow keys (A2.14)', async () => {
    const { user } = await aTree();
    const first = ['Tour', '  a', '    b', '    c', '  d'];
    const drawTour = () => draw().slice(draw().indexOf('Tour'), draw().indexOf('Visit'));
    const pressArrow = (name: string) => user.click(row(name).querySelector('[class*=chevron]') ?? document.body);
    expect([drawTour(), isExpanded('a'), isExpanded('b')]).toEqual([first, 'true', null]);
    await pressArrow('a');
    expect([drawTour(), isExpanded('a')]).toEqual([['Tour', '  a', '  d'], 'false']);
    expect(row('a').getAttribute('aria-selected')).toBe('false');
    await pressArrow('a');
    expect([drawTour(), isExpanded('a')]).toEqual([first, 'true']);
    await pressArrow('Tour');
    expect([drawTour(), isExpanded('Tour')]).toEqual([['Tour'], 'false']);
    await pressArrow('Tour');

    await user.click(row('a'));
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowLeft}');
    expect([drawTour(), isExpanded('a')]).toEqual([['Tour', '  a', '  d'], 'false']);
    await user.keyboard('{ArrowRight}');
    expect([drawTour(), isExpanded('a')]).toEqual([first, 'true']);
  });
});

describe('dragging a page', () => {
  const dataTransfer = { setData: () => undefined };
  type Part = 'above' | 'middle' | 'below';
  const heights = { above: 2, middle: rowHeight / 2, below: rowHeight - 2 };
  function fireAt(event: Event, target: HTMLElement, part: Part) {
    Object.defineProperty(event, 'clientY', { value: heights[part] });
    fireEvent(target, event);
  }
  /** Drags over the middle of a row, where a page goes below another one. */
  const dragOver = (target: HTMLElement, part: Part = 'middle') => fireAt(createEvent.dragOver(target), target, part);
  function drag(name: string, target: string, part: Part = 'middle') {
    fireEvent.dragStart(row(name), { dataTransfer });
    dragOver(row(target), part);
    fireAt(createEvent.drop(row(target)), row(target), part);
    fireEvent.dragEnd(row(name));
  }

  it.each<[name: string, target: string, part: Part, after: readonly string[]]>([
    ['a', 'd', 'middle', ['Tour', '  d', '    a', '      b', '      c', 'Visit', '  z']],
    ['d', 'b', 'above', ['Tour', '  a', '    d', '    b', '    c', 'Visit', '  z']],
    ['b', 'd', 'below', ['Tour', '  a', '    c', '  d', '  b', 'Visit', '  z']],
    ['a', 'z', 'middle', ['Tour', '  d', 'Visit', '  z', '    a', '      b', '      c']],
    ['a', 'b', 'middle', ['Tour', '  a', '    b', '    c', '  d', 'Visit', '  z']],
  ])(
    '%s is dropped on %s (%s), with the pages below it, but never below itself (A2.19, A2.26, A2.27)',
    async (name, target, part, after) => {
      const { settle } = await aTree();
      drag(name, target, part);
      await settle();
      expect(draw().slice(draw().indexOf('Tour'))).toEqual(after);
    },
  );

  it('the rows show where a drag started, and whether the page below it accepts it (A2.18)', async () => {
    await aTree();
    const states = () => [row('a'), row('b'), row('d')].map((item) => item.dataset['drag']);
    expect(states()).toEqual([undefined, undefined, undefined]);
    fireEvent.dragStart(row('a'), { dataTransfer });
    expect(states()).toEqual(['DragStart', undefined, undefined]);
    dragOver(row('b'));
    expect(states()).toEqual(['DragStart', 'DragTargetNotOk', undefined]);
    dragOver(row('d'));
    expect(states()).toEqual(['DragStart', undefined, 'DragTargetOk']);
    fireEvent.dragEnd(row('a'));
    expect(states()).toEqual([undefined, undefined, undefined]);
  });
});

describe('pasting pages', () => {
  it.each([
    ['paste puts copied pages behind the active page, as its siblings', '{Control>}v{/Control}', '  b'],
    [
      'paste with Shift puts pages below the active page, as its children',
      '{Control>}{Shift>}v{/Shift}{/Control}',
      '    b',
    ],
  ])('%s (A2.23)', async (_what, paste, pasted) => {
    const { user, settle } = await aTree();
    await user.click(row('b'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Control>}c{/Control}');
    await user.click(row('z'));
    screen.getByRole('tree').focus();
    await user.keyboard(paste);
    await settle();
    expect(draw().slice(-3)).toEqual(['Visit', '  z', pasted]);
  });
});

describe('a tree of 10,000 pages', () => {
  const pageId = (at: number) => `30000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const many = (): readonly Item[] => [
    ...oneItems().filter(({ kind }) => kind === 'llama'),
    ...Array.from({ length: 10_000 }, (_, at): Item => {
      const parent = at % 10 === 0 ? tour : pageId(at - (at % 10));
      const values = { DisplayName: `Page ${at}`, Parent: parent, Order: `a${String(at).padStart(5, '0')}` };
      return anItem({
        id: toId.item(pageId(at)),
        kind: 'page',
        type: 'Page',
        projectId: ids.project,
        workflowId: toId.workflow(tour),
        propertyValues: values,
      });
    }),
  ];

  /** Schemas that count how often rows of pages render, because each row reads its icon. */
  function countRenders() {
    let count = 0;
    const counting: ItemSchema = Object.defineProperty({ ...pageType }, 'icon', {
      get() {
        count += 1;
        return 'file';
      },
    });
    return {
      schemas: { ...pageSchemas, nodeSchemas: { Page: counting } },
      take() {
        const taken = count;
        count = 0;
        return taken;
      },
    };
  }

  it('a tree of 10,000 pages renders the rows in sight only, and typing a name renders the row of its page only', async () => {
    const renders = countRenders();
    const { session } = await aTree({ items: many(), schemas: renders.schemas });
    const tree = screen.getByRole('tree');
    const outline = session.getOutline();
    const rows = [...(outline?.nodesByWorkflow.values() ?? [])].flat().length + (outline?.workflows.length ?? 0);
    // The window is 20 rows high; some above and below it render too.
    expect(screen.getAllByRole('treeitem').length).toBeLessThanOrEqual(40);
    expect(tree.firstElementChild?.getAttribute('style')).toContain(`height: ${rows * rowHeight}px`);
    renders.take();
    const name = 'Lamp room';
    for (let length = 1; length <= name.length; length += 1)
      act(() =>
        session.edit(pageId(1), {
          path: 'DisplayName',
          action: 'ValueChanged',
          updatedValue: name.slice(0, length),
        }),
      );
    expect(row(name)).toBeTruthy();
    // Once for each letter, and once when the page becomes unsaved.
    expect(renders.take()).toBeLessThanOrEqual(name.length + 1);
    act(() => session.edit(pageId(9_000), { path: 'NextPageId', action: 'ValueChanged', updatedValue: pageId(2) }));
    expect(renders.take()).toBe(0);
  });
});
