import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectSessionProvider } from '../../editing/index.ts';
import { aWorld, memoryStorage } from '../../editing/testing/open-session.ts';
import { ids, nodeSchema } from '../../editing/testing/world.ts';
import type { EditorActions } from './editor-actions.ts';
import { ProjectTree } from './project-tree.tsx';

// The document of these tests lays nothing out: rows are drawn for a height that has to be claimed.
beforeEach(() => Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 }));
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight'));

describe('ProjectTree', () => {
  it('selects what is clicked', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('treeitem', { name: 'Greet' }));
    expect(calls).toEqual([['select', ids.greet]]);
  });

  it('opens the menu of a row by a right click, and selects the row', async () => {
    const { user, calls } = await aTree();
    const row = screen.getByRole('treeitem', { name: 'Greet' });
    await user.hover(row);
    fireEvent.contextMenu(row);
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeDefined();
    expect(calls).toEqual([['select', ids.greet]]);
  });

  it('is moved through and selected by keys alone', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(calls).toEqual([['select', ids.greet]]);
  });

  it('renames in place: Enter commits (A2.17)', async () => {
    const { user, calls } = await aTree();
    await user.dblClick(screen.getByRole('treeitem', { name: 'Greet' }));
    await user.keyboard('Hello{Enter}');
    expect(calls).toContainEqual(['rename', ids.greet, 'Hello']);
  });

  it('renames in place: Escape cancels (A2.17)', async () => {
    const { user, calls } = await aTree();
    await user.dblClick(screen.getByRole('treeitem', { name: 'Greet' }));
    await user.keyboard('Hello{Escape}');
    expect(calls.filter(([name]) => name === 'rename')).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
  });

  it('closes all workflows at once, and opens them again', async () => {
    const { user } = await aTree();
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.getAllByRole('treeitem').map((item) => item.textContent)).toEqual(['Café', 'Main']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(screen.getAllByRole('treeitem')).toHaveLength(4);
  });

  it('goes up with Escape', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{End}{Escape}');
    expect(calls).toEqual([['clearSelection']]);
  });

  it('expands and collapses a workflow by its arrow and by keys (A2.14)', async () => {
    const { user } = await aTree();
    const shown = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
    const main = screen.getByRole('treeitem', { name: 'Main' });
    await user.click(main.querySelector('[data-open]') ?? main);
    expect([main.getAttribute('aria-expanded'), shown()]).toEqual(['false', ['Café', 'Main']]);
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect([main.getAttribute('aria-expanded'), shown()]).toEqual(['true', ['Café', 'Main', 'Greet', 'Ask']]);
  });

  it('asks before it deletes with the Delete key', async () => {
    const { user, calls } = await aTree();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{End}{Delete}');
    expect(calls).toEqual([['askToDelete', [ids.ask]]]);
  });

  it('has projects, workflows and nodes, each with the icon of its type (A2.4, A2.8)', async () => {
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

  it('says which items have unsaved changes', async () => {
    const { session } = await aTree();
    session.edit(ids.greet, { path: 'DisplayName', action: 'ValueChanged', updatedValue: 'Hello' });
    expect(await screen.findByRole('treeitem', { name: 'Hello, unsaved changes' })).toBeTruthy();
  });

  it('changes nothing for those who may only look (A5.24)', async () => {
    const { user, calls } = await aTree({ isReadOnly: true });
    await user.dblClick(screen.getByRole('treeitem', { name: 'Greet' }));
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
    await user.click(screen.getByRole('tree'));
    await user.keyboard('{End}{Delete}');
    expect(calls.filter(([name]) => name !== 'select')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});

describe('a node that is dragged', () => {
  const row = (name: string) => screen.getByRole('treeitem', { name });
  const states = () => screen.getAllByRole('treeitem').map((item) => item.dataset['drag']);
  const dataTransfer = { setData: () => undefined };

  it('shows what takes it and what does not (A2.18)', async () => {
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

  it('goes to the workflow it is dropped on, and nowhere from where it is', async () => {
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

  it('is one of somebody who may edit', async () => {
    await aTree({ isReadOnly: true, hasOrders: true });
    fireEvent.dragStart(row('Greet'), { dataTransfer });
    expect([row('Greet').draggable, row('Greet').dataset['drag']]).toEqual([false, undefined]);
  });
});

async function aTree({ isReadOnly = false, hasOrders = false } = {}) {
  const { backend, open } = aWorld();
  if (hasOrders) backend.addWorkflow('grace');
  const { session } = await open('ada', memoryStorage(), isReadOnly);
  const calls: unknown[][] = [];
  const noting =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const actions: EditorActions = {
    select: noting('select'),
    deselect: noting('deselect'),
    clearSelection: noting('clearSelection'),
    rename: noting('rename'),
    addWorkflow: noting('addWorkflow'),
    addNode: async (...args) => void calls.push(['addNode', ...args]),
    duplicate: noting('duplicate'),
    moveNode: noting('moveNode'),
    askToMove: noting('askToMove'),
    showUses: noting('showUses'),
    profile: noting('profile'),
    askToDelete: noting('askToDelete'),
  };
  const withIcon = (icon: string) => ({ ...nodeSchema, icon });
  const schemas = {
    projectSchemas: { Standard: withIcon('robot') },
    workflowSchemas: { Standard: withIcon('sitemap') },
    nodeSchemas: { Ask: withIcon('message-question') },
    nodeCategories: [],
  };
  render(
    <MantineProvider env="test">
      <ProjectSessionProvider session={session}>
        <ProjectTree schemas={schemas} selectedId={ids.project} workflowId={ids.workflow} actions={actions} />
      </ProjectSessionProvider>
    </MantineProvider>,
  );
  return { session, calls, user: userEvent.setup() };
}
