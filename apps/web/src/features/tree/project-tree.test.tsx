import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorld, memoryStorage } from '../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../testing/editing/world.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { CommentCountsProvider } from '../comments/index.ts';
import type { EditorActions } from './editor-actions.ts';
import { ProjectTree } from './project-tree.tsx';

// jsdom has no layout, so the height that decides which rows render is set here.
beforeEach(() => Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 }));
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight'));

describe('ProjectTree', () => {
  it('clicking a row selects its item', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('treeitem', { name: 'Greet' }));
    expect(calls).toEqual([['select', ids.greet]]);
  });

  it('the chevron of a workflow collapses and expands it, and a double click on it asks for no name', async () => {
    const { user } = await aTree();
    const chevron = screen.getByRole('treeitem', { name: 'Main' }).querySelector('[aria-hidden]');
    if (!chevron) throw new Error('A row with children has a chevron');
    await user.click(chevron);
    expect(screen.queryByRole('treeitem', { name: 'Greet' })).toBeNull();
    await user.click(chevron);
    expect(screen.getByRole('treeitem', { name: 'Greet' })).toBeDefined();
    await user.dblClick(chevron);
    expect(screen.getByRole('treeitem', { name: 'Greet' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /Main/ })).toBeNull();
  });

  it('the name of a row has the number of its comments in words', async () => {
    await aTree({ marks: [{ threadId: ids.ask, itemId: ids.greet, path: '', isUnread: true }] });
    expect(await screen.findByRole('treeitem', { name: 'Greet, One new comment' })).toBeTruthy();
  });

  it('right-clicking a row opens its menu and selects it', async () => {
    const { user, calls } = await aTree();
    const row = screen.getByRole('treeitem', { name: 'Greet' });
    await user.hover(row);
    fireEvent.contextMenu(row);
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeDefined();
    expect(calls).toEqual([['select', ids.greet]]);
  });

  it('the Menu key and Shift F10 open the menu of the active row, and the focus stays in the tree', async () => {
    const { user, calls } = await aTree();
    const tree = screen.getByRole('tree');
    tree.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    // The browser sends this event for both keys.
    fireEvent.contextMenu(tree);
    expect(await screen.findByRole('button', { name: 'Actions for Greet' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).toBeTruthy());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(tree);
    fireEvent.contextMenu(tree);
    (await screen.findByRole('menuitem', { name: 'Find usages' })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(tree);
    expect(calls.at(-1)).toEqual(['showUsages', ids.greet]);
  });

  it('a right click beside the rows opens no menu', async () => {
    await aTree();
    fireEvent.contextMenu(screen.getByRole('tree'), { button: 2 });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('the menu of the project and of a workflow exports it, that of a node offers no export', async () => {
    const { user, calls } = await aTree();
    const openMenuOf = async (name: string) => {
      await user.hover(screen.getByRole('treeitem', { name }));
      fireEvent.contextMenu(screen.getByRole('treeitem', { name: new RegExp(`^${name}`) }));
      await screen.findByRole('menuitem', { name: 'Rename' });
    };
    await openMenuOf('Main');
    await user.click(screen.getByRole('menuitem', { name: 'Export…' }));
    expect(calls).toContainEqual(['openExport', ids.workflow]);
    await openMenuOf('Café');
    await user.click(screen.getByRole('menuitem', { name: 'Export…' }));
    expect(calls).toContainEqual(['openExport', ids.project]);
    await openMenuOf('Greet');
    expect(screen.queryByRole('menuitem', { name: 'Export…' })).toBeNull();
  });

  it('the arrow keys and Enter navigate the tree and select an item', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(calls).toEqual([['select', ids.greet]]);
  });

  it('Enter commits a rename in place (A2.17)', async () => {
    const { user, calls } = await aTree();
    await user.dblClick(screen.getByRole('treeitem', { name: 'Greet' }));
    await user.keyboard('Hello{Enter}');
    expect(calls).toContainEqual(['rename', ids.greet, 'Hello']);
  });

  it('Escape cancels a rename in place (A2.17)', async () => {
    const { user, calls } = await aTree();
    await user.dblClick(screen.getByRole('treeitem', { name: 'Greet' }));
    await user.keyboard('Hello{Escape}');
    expect(calls.filter(([name]) => name === 'rename')).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
  });

  it('a workflow that was just added is named in its row, unless text is typed elsewhere by then', async () => {
    for (const isTyping of [false, true]) {
      let add: (id: string) => void = () => undefined;
      const added = new Promise<string>((resolve) => (add = resolve));
      const { user, calls } = await aTree({ added });
      await user.click(screen.getByRole('button', { name: 'Add' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Workflow' }));
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
      if (isTyping) screen.getByRole('textbox').focus();
      add(ids.workflow);
      await act(() => added);
      await user.keyboard('Orders{Enter}');
      expect(calls).toEqual(isTyping ? [] : [['rename', ids.workflow, 'Orders']]);
      cleanup();
    }
  });

  it('the Collapse all button collapses all workflows and then expands them again', async () => {
    const { user } = await aTree();
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['Café', 'Main']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(screen.getAllByRole('treeitem')).toHaveLength(4);
  });

  it('Escape in the tree selects the parent', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{End}{Escape}');
    expect(calls).toEqual([['selectParent']]);
  });

  it('a workflow expands and collapses with its arrow and with keys (A2.14)', async () => {
    const { user } = await aTree();
    const shown = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
    const main = screen.getByRole('treeitem', { name: 'Main' });
    await user.click(main.querySelector('[data-open]') ?? main);
    expect([main.getAttribute('aria-expanded'), shown()]).toEqual(['false', ['Café', 'Main']]);
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect([main.getAttribute('aria-expanded'), shown()]).toEqual(['true', ['Café', 'Main', 'Greet', 'Ask']]);
  });

  it('the Delete key asks for confirmation before deleting', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{End}{Delete}');
    expect(calls).toEqual([['confirmDelete', [ids.ask]]]);
  });

  it('the tree shows projects, workflows and nodes, each with the icon of its type (A2.4, A2.8)', async () => {
    await aTree();
    const items = screen.getAllByRole('treeitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-level')])).toEqual([
      ['Café', '1'],
      ['Main', '2'],
      ['Greet', '3'],
      ['Ask', '3'],
    ]);
    const icons = items.map((item) => item.querySelector('[class*="icon"] svg')?.getAttribute('class'));
    expect(icons.map((classes) => /tabler-icon-([\w-]+)/.exec(classes ?? '')?.[1])).toEqual([
      'robot',
      'sitemap',
      'message-question',
      'message-question',
    ]);
  });

  it('a row announces unsaved changes of its item', async () => {
    const { session } = await aTree();
    session.edit(ids.greet, { path: 'DisplayName', action: 'ValueChanged', updatedValue: 'Hello' });
    expect(await screen.findByRole('treeitem', { name: 'Hello, unsaved changes' })).toBeTruthy();
  });

  it('Viewers cannot change anything in the tree (A5.24)', async () => {
    const { user, calls } = await aTree({ isReadOnly: true });
    await user.dblClick(screen.getByRole('treeitem', { name: 'Greet' }));
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{End}{Delete}');
    expect(calls.filter(([name]) => name !== 'select')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});

describe('dragging a node', () => {
  const row = (name: string) => screen.getByRole('treeitem', { name });
  const states = () => screen.getAllByRole('treeitem').map((item) => item.dataset['drag']);
  const dataTransfer = { setData: () => undefined };

  it('rows of the project tree show whether they accept the dragged node (A2.18)', async () => {
    await aTree({ hasOrders: true });
    expect(states()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    fireEvent.dragStart(row('Greet'), { dataTransfer });
    expect(row('Greet').dataset['drag']).toBe('DragStart');
    fireEvent.dragOver(row('Orders'));
    expect(row('Orders').dataset['drag']).toBe('DragTargetOk');
    fireEvent.dragOver(row('Main'));
    expect([row('Orders'), row('Main')].map((one) => one.dataset['drag'])).toEqual([undefined, 'DragTargetNotOk']);
    fireEvent.dragEnd(row('Greet'));
    expect(states()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('a dropped node moves to the target workflow, and stays when dropped in its own', async () => {
    const { calls } = await aTree({ hasOrders: true });
    fireEvent.dragStart(row('Greet'), { dataTransfer });
    fireEvent.dragOver(row('Ask'));
    fireEvent.drop(row('Ask'));
    expect(calls).toEqual([]);
    fireEvent.dragStart(row('Greet'), { dataTransfer });
    fireEvent.dragOver(row('Orders'));
    fireEvent.drop(row('Orders'));
    expect(calls).toEqual([['moveNode', ids.greet, ids.orders]]);
  });

  it('authors can drag nodes and Viewers cannot (P3.20, A3.79)', async () => {
    await aTree({ hasOrders: true });
    expect(row('Greet').draggable).toBe(true);
    cleanup();
    await aTree({ isReadOnly: true, hasOrders: true });
    fireEvent.dragStart(row('Greet'), { dataTransfer });
    expect([row('Greet').draggable, row('Greet').dataset['drag']]).toEqual([false, undefined]);
  });
});

async function aTree({
  isReadOnly = false,
  hasOrders = false,
  added = Promise.resolve<string | undefined>(undefined),
  marks = [] as readonly object[],
} = {}) {
  const { backend, open } = aWorld();
  if (hasOrders) backend.addWorkflow('grace');
  const { session } = await open('ada', memoryStorage(), isReadOnly);
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const actions: EditorActions = {
    select: record('select'),
    selectNodes: record('selectNodes'),
    deselectNode: record('deselectNode'),
    selectParent: record('selectParent'),
    rename: record('rename'),
    addWorkflow: () => added,
    openReadyModules: record('openReadyModules'),
    addNode: async (...args) => void calls.push(['addNode', ...args]),
    duplicate: record('duplicate'),
    moveNode: record('moveNode'),
    openMoveDialog: record('openMoveDialog'),
    showUsages: record('showUsages'),
    openProfiler: record('openProfiler'),
    openExport: record('openExport'),
    confirmDelete: record('confirmDelete'),
  };
  const withIcon = (icon: string) => ({ ...nodeSchema, icon });
  const schemas = {
    projectSchemas: { Standard: withIcon('robot') },
    workflowSchemas: { Standard: { ...withIcon('sitemap'), type: 'Standard', title: 'Workflow' } },
    nodeSchemas: { Ask: withIcon('message-question') },
    nodeCategories: [],
  };
  renderInSession(
    session,
    <CommentCountsProvider>
      <ProjectTree schemas={schemas} selectedId={ids.project} workflowId={ids.workflow} actions={actions} />
    </CommentCountsProvider>,
    fakeApi({ '/api/GetCommentMarks': () => marks }).api,
  );
  return { session, calls, user: userEvent.setup() };
}
