import type { Item, ItemSchema, SignIn } from '@confab/model';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toId } from '../../../editing/sender/to-id.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { useModals } from '../../../modals/modal-store.ts';
import { useSession } from '../../../session/session-store.ts';
import { oneIds, oneItems, pageProperties } from '../../../testing/editing/one-world.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { findSelectedId } from '../one-location.ts';
import { setPageClipboard } from '../page-actions/page-clipboard.ts';
import { useProjectOutline } from '../../../editing/index.ts';
import { useSelection } from '../use-selection.ts';
import { useTreeCommands } from '../use-tree-commands.ts';
import { PageTree } from './page-tree.tsx';
import { usePageLists } from './use-page-lists.ts';
import '../../../session/verification/modals.ts';

const rowHeight = 30;
// jsdom has no layout, so the heights that decide which rows render, and over which part of a row one is, are set here.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, rowHeight);
  setPageClipboard({ pages: [], cut: undefined });
  history.replaceState(null, '', '/');
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
  useModals.setState({ opened: [] });
});

const { tour, d, z } = oneIds;
const pageType: ItemSchema = { ...nodeSchema, type: 'Page', title: 'Page' };
const pageSchemas: ItemSchemas = {
  projectSchemas: {},
  workflowSchemas: {},
  nodeSchemas: { Page: pageType },
  nodeCategories: [],
};

const pageTypes = [pageType];

interface EditorProps {
  readonly schemas: ItemSchemas;
  readonly focusInputs: (itemId: string) => void;
}

/** The page tree with the commands of the editor. */
function Editor({ schemas, focusInputs }: EditorProps) {
  const lists = usePageLists();
  const selection = useSelection();
  const outline = useProjectOutline();
  const selectedId = outline && findSelectedId(selection.location, outline);
  const commands = useTreeCommands({
    lists,
    pageTypes,
    selection,
    selectedId,
    addSeveral: () => undefined,
    confirmLlamaDeletion: () => undefined,
    focusInputs,
  });
  return (
    <main id="main">
      <PageTree {...{ schemas, pageTypes, lists, selectedId, commands }} selectedIds={selection.group} />
      <ModalHost />
    </main>
  );
}

interface TreeSetting {
  readonly isVerified?: boolean;
  readonly items?: readonly Item[];
  readonly schemas?: ItemSchemas;
}

async function aTree({ isVerified = true, items = oneItems(), schemas = pageSchemas }: TreeSetting = {}) {
  useSession.setState({ signIn: { isVerified } as unknown as SignIn });
  const world = aWorld(pageProperties, items);
  const { session, client } = await world.open('ada', undefined, false, false);
  const focused: string[] = [];
  renderInSession(session, <Editor schemas={schemas} focusInputs={(itemId) => focused.push(itemId)} />);
  const settle = () =>
    act(async () => {
      for (let round = 0; round < 4; round += 1) {
        await world.clock.pass(2_000);
        client.deliver();
      }
    });
  await settle();
  return { session, focused, settle, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
/** The rows as text, indented by their level. */
const draw = () =>
  screen.getAllByRole('treeitem').map((item) => {
    const level = Number(item.getAttribute('aria-level'));
    return `${'  '.repeat(level - 1)}${item.querySelector('[class*=name]')?.textContent ?? item.textContent}`;
  });

describe('opening a page', () => {
  it('a double click opens a page: its first input gets the focus (A2.16)', async () => {
    const { user, focused } = await aTree();
    await user.dblClick(row('d'));
    expect(row('d').getAttribute('aria-selected')).toBe('true');
    expect(focused).toEqual([d]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a double click warns when the page that is left has unsaved data, and opens after that (A2.16)', async () => {
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
});

describe('dragging a page', () => {
  const dataTransfer = { setData: () => undefined };
  /** Drags over the middle of a row, where a page goes below another one. */
  function dragOver(target: HTMLElement) {
    const event = createEvent.dragOver(target);
    Object.defineProperty(event, 'clientY', { value: rowHeight / 2 });
    fireEvent(target, event);
  }

  it('its state is none, started, over a page that takes it, or over one that does not (A2.18)', async () => {
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
  it('paste puts copied pages behind the active page, as its siblings (A2.23)', async () => {
    const { user, settle } = await aTree();
    await user.click(row('b'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Control>}c{/Control}');
    await user.click(row('z'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Control>}v{/Control}');
    await settle();
    expect(draw().slice(-3)).toEqual(['Visit', '  z', '  b']);
  });

  it('with Shift, paste puts them below the active page, as its children (A2.23)', async () => {
    const { user, settle } = await aTree();
    await user.click(row('b'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Control>}c{/Control}');
    await user.click(row('z'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Control>}{Shift>}v{/Shift}{/Control}');
    await settle();
    expect(draw().slice(-3)).toEqual(['Visit', '  z', '    b']);
  });
});

describe('the menu of a page', () => {
  /** Opens the menu of a row and presses its entries, one in the other. */
  async function press(user: ReturnType<typeof userEvent.setup>, name: string, ...entries: readonly string[]) {
    fireEvent.contextMenu(row(name));
    for (const entry of entries) {
      // The keys of an entry stand behind its name.
      const name = new RegExp(`^${entry}(?! [a-z])`, 'u');
      const found = await screen.findAllByRole('menuitem', { name });
      const item = found.at(-1) ?? document.body;
      if (item.ariaHasPopup === 'menu' || item.getAttribute('aria-haspopup')) await user.click(item);
      else fireEvent.click(item);
    }
  }
  const first = ['Tour', '  a', '    b', '    c', '  d'];
  const second = ['Visit', '  z'];
  /** The chapters of the One project, without the workflow that every test world has. */
  const drawOne = () => draw().slice(draw().indexOf('Tour'));

  it.each<[name: string, entries: readonly string[], after: readonly string[]]>([
    ['d', ['Move up'], ['Tour', '  d', '  a', '    b', '    c', ...second]],
    ['a', ['Move down'], ['Tour', '  d', '  a', '    b', '    c', ...second]],
    ['a', ['Move up'], [...first, ...second]],
    ['b', ['Move left'], ['Tour', '  a', '    c', '  b', '  d', ...second]],
    ['b', ['Add page after', 'Page'], ['Tour', '  a', '    b', '    New Page', '    c', '  d', ...second]],
    ['b', ['Add page before', 'Page'], ['Tour', '  a', '    New Page', '    b', '    c', '  d', ...second]],
    ['b', ['Add page below', 'Page'], ['Tour', '  a', '    b', '      New Page', '    c', '  d', ...second]],
    ['Tour', ['Add page to this chapter', 'Page'], [...first, '  New Page', ...second]],
    ['b', ['Add One extension', 'Page'], ['Tour', '  a', '    b', '      New Page', '    c', '  d', ...second]],
  ])('%s: %j (A2.26, A2.27, A2.28)', async (name, entries, after) => {
    const { user, settle } = await aTree();
    expect(drawOne()).toEqual([...first, ...second]);
    await press(user, name, ...entries);
    await settle();
    expect(drawOne()).toEqual(after);
  });

  it('a One extension is heard from everywhere, a page that is added below is not (A2.26)', async () => {
    const { user, settle, session } = await aTree();
    const heardEverywhere = () =>
      (session.getOutline()?.nodesByWorkflow.get(toId.workflow(tour)) ?? []).flatMap(({ id, displayName }) =>
        session.getItem(id)?.values?.['Everywhere'] === true ? [displayName] : [],
      );
    await press(user, 'b', 'Add page below', 'Page');
    await settle();
    expect(heardEverywhere()).toEqual([]);
    await press(user, 'c', 'Add One extension', 'Page');
    await settle();
    expect(heardEverywhere()).toEqual(['New Page']);
    // Cut pages move there as extensions, copies are pasted as such.
    await press(user, 'd', 'Cut');
    await press(user, 'b', 'Paste as One extension');
    await settle();
    expect(heardEverywhere().toSorted()).toEqual(['New Page', 'd']);
  });
});

describe('accounts that are not verified', () => {
  it('creating, pasting and duplicating pages asks for the verification instead (A2.21)', async () => {
    const { user, session, settle } = await aTree({ isVerified: false });
    const before = draw();
    await user.click(row('b'));
    screen.getByRole('tree').focus();
    for (const keys of ['{Control>}d{/Control}', '{Control>}c{/Control}{Control>}v{/Control}']) {
      await user.keyboard(keys);
      await waitFor(() =>
        expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['verificationRequired']),
      );
      act(() => useModals.setState({ opened: [] }));
      screen.getByRole('tree').focus();
    }
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New chapter' }));
    expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['verificationRequired']);
    await settle();
    expect([session.getOutline()?.workflows.length, draw()]).toEqual([3, before]);
  });
});

describe('a tree of 10,000 pages', () => {
  const pageId = (at: number) => `30000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const many = (): readonly Item[] => [
    ...oneItems().filter(({ kind }) => kind === 'llama'),
    ...Array.from({ length: 10_000 }, (_, at): Item => {
      const parent = at % 10 === 0 ? tour : pageId(at - (at % 10));
      const values = { DisplayName: `Page ${at}`, Parent: parent, Order: `a${String(at).padStart(5, '0')}` };
      return {
        id: toId.item(pageId(at)),
        kind: 'page',
        type: 'Page',
        projectId: toId.project(ids.project),
        workflowId: toId.workflow(tour),
        displayName: values.DisplayName,
        propertyValues: values,
        version: 1,
        isDirty: false,
        order: 'a0',
        lastUpdatedUtc: '2026-01-01T00:00:00Z',
      };
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

  it('renders the rows in sight only, and typing a name renders the row of its page only', async () => {
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
