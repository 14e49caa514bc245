import '@confab/dialog-engine';
import { aSignIn } from '@confab/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorld } from '../../testing/editing/open-session.ts';
import { createSchemas, ids, nodeSchema } from '../../testing/editing/world.ts';
import { useSession } from '../../session/session-store.ts';
import { createUndoStack } from './undo/undo-stack.ts';
import { EditorWorkspace } from './editor-workspace.tsx';

// jsdom has no layout, so the height that decides which rows render is set here.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  useSession.setState({ signIn: aSignIn({ tvAccountId: ids.account }) });
});
afterEach(async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  // Lazy imports must not resolve after the test environment is torn down.
  await vi.dynamicImportSettled();
});

describe('the editor', () => {
  it('the editor shows the properties of the selection, and closing them clears it (A2.31)', async () => {
    const { user } = await anEditor();
    await user.click(screen.getByRole('treeitem', { name: 'Ask' }));
    const panel = await screen.findByRole('region', { name: 'Properties' });
    expect(within(panel).getByRole('heading', { level: 3 }).textContent).toBe('Ask');
    expect(selected()).toBe('Ask');
    await user.click(within(panel).getByRole('button', { name: 'Close properties' }));
    expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
    expect(selected()).toBe('Café');
    expect(new URLSearchParams(location.search).get('node')).toBeNull();
  });

  it('the title of the page names the selected item and the project, and follows a rename', async () => {
    const { user } = await anEditor();
    await waitFor(() => expect(document.title).toBe('Café · Confab'));
    await user.click(screen.getByRole('treeitem', { name: 'Ask' }));
    await waitFor(() => expect(document.title).toBe('Ask · Café · Confab'));
    screen.getByRole('tree').focus();
    await user.keyboard('{F2}Order{Enter}');
    await waitFor(() => expect(document.title).toBe('Order · Café · Confab'));
  });

  it('the editor has a tree, a properties panel and modals (A2.2)', async () => {
    const { user } = await anEditor();
    expect(screen.getByRole('tree')).toBeTruthy();
    await user.click(screen.getByRole('treeitem', { name: 'Ask' }));
    expect(await screen.findByRole('region', { name: 'Properties' })).toBeTruthy();
    await user.keyboard('{Delete}');
    expect(within(await screen.findByRole('dialog')).getByText(/the node Ask/)).toBeTruthy();
  });

  it('the tree can be resized from 200 to 650 pixels (A9.34)', async () => {
    await anEditor();
    const edge = screen.getByRole('separator', { name: 'Width of the tree' });
    const widths = () => ['valuemin', 'valuenow', 'valuemax'].map((name) => Number(edge.getAttribute(`aria-${name}`)));
    expect(widths()).toEqual([200, 260, 650]);
  });

  it('the editor has the tabs Build, Test Runs and Settings (A2.9)', async () => {
    const { user } = await anEditor();
    const tabs = within(screen.getByRole('tablist', { name: 'Project' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Build', 'Test Runs', 'Settings']);
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(await screen.findByRole('region', { name: 'Settings' })).toBeTruthy();
    expect(location.search).toBe('?tab=settings');
  });

  it('a new view gets the focus of the view that it replaces, so that the keyboard continues there', async () => {
    // In jsdom, removing the focused element takes the focus from the page; a browser keeps it.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await anEditor();
    expect(document.activeElement).toBe(document.body);
    await act(async () => {
      history.pushState(null, '', '?tab=settings');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('tabpanel', { name: 'Settings' })).toBe(document.activeElement);
  });

  it('the editor opens the panels and selection of the URL', async () => {
    await anEditor(`?workflow=${ids.workflow}&node=${ids.greet}&panel=problems&properties=closed`);
    expect(await screen.findByRole('tab', { name: 'Problems', selected: true })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
    expect(selected()).toBe('Greet');
  });

  it.each([
    ['a page that is missing', ids.project, `There is no item ${ids.project}.`],
    ['an invalid page id', 'nonsense', '"nonsense" is not an id of an item.'],
  ])('%s in the URL is logged, and its workflow is shown (A8.95)', async (_what, id, message) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await anEditor(`?workflow=${ids.workflow}&node=${id}`);
    expect(selected()).toBe('Main');
    expect(warned.mock.calls).toEqual([[message]]);
    warned.mockRestore();
  });

  it('the editor stores open panels in the URL', async () => {
    const { user } = await anEditor();
    // The button shows that the project is being checked, then how many problems it has.
    await user.click(screen.getByRole('button', { name: /problems$|errors?|warnings?/ }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('panel')).toBe('problems'));
    await user.click(await screen.findByRole('button', { name: 'Close the dock' }));
    expect(new URLSearchParams(location.search).get('panel')).toBeNull();
  });
});

const selected = () => screen.getByRole('treeitem', { selected: true }).textContent;

async function anEditor(search = '') {
  const world = aWorld();
  const { session } = await world.open('ada');
  history.replaceState(null, '', `/projects/${ids.project}${search}`);
  const standard = { Standard: nodeSchema };
  const schemas = createSchemas({ projectSchemas: standard, workflowSchemas: standard });
  renderInSession(
    session,
    <Router>
      <EditorWorkspace
        undoStack={createUndoStack(session)}
        schemas={schemas}
        readOnlyReason={undefined}
        projects={[]}
      />
    </Router>,
  );
  await act(() => world.clock.pass(0));
  return { user: userEvent.setup() };
}
