import type { ItemSchema } from '@confab/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { noActions } from '../../testing/editing/no-actions.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../testing/editing/world.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { PropertiesPanel } from './properties-panel.tsx';

describe('PropertiesPanel', () => {
  it('the properties panel shows one item at a time', async () => {
    const { show } = await aPanel();
    show(ids.ask);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Ask']);
    expect(screen.getAllByRole('tablist', { name: 'Item views' })).toHaveLength(1);
  });

  it('the heading of a module shows that it is one', async () => {
    const { show } = await aPanel(false, { ...nodeSchema, type: 'Module', kind: 'workflow', title: 'Module' });
    show(ids.workflow);
    expect(screen.getByRole('heading', { level: 3 }).nextElementSibling?.textContent).toBe('Module');
  });

  it('the properties panel has one row of tabs, and its comments and history are chosen in the heading', async () => {
    await aPanel();
    const [views, ...others] = screen.getAllByRole('tablist');
    if (!views) throw new Error('The views are missing');
    const names = within(views).getAllByRole('tab');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Properties', 'Comments', 'History']);
    expect(views.closest('header')).not.toBeNull();
    expect(others.length).toBeLessThanOrEqual(1);
  });

  it('the command palette goes to an input of the properties panel', async () => {
    await aPanel();
    const user = userEvent.setup();
    await screen.findByRole('textbox', { name: 'Reprompts' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'go to field repro{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reprompts' })));
    // It stays there when the palette has closed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reprompts' }));
  });

  it('the focus stays in the properties panel when another item replaces the edited one', async () => {
    const { show } = await aPanel();
    const field = await screen.findByRole('textbox', { name: 'Reprompts' });
    field.focus();
    show(ids.ask);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Properties' }));
  });

  it.each(['Enter', 'Escape'])('the properties panel keeps its heading focused when %s ends a rename', async (key) => {
    await aPanel();
    const user = userEvent.setup();
    const heading = screen.getByRole('heading', { level: 3 });
    const name = heading.textContent;
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).toBeTruthy());
    fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: `New name of ${name}` });
    fireEvent.change(field, { target: { value: 'Welcome' } });
    fireEvent.keyDown(field, { key });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }).parentElement);
  });

  it('the focus stays in the properties panel even when it was in the heading of a replaced item', async () => {
    const { show } = await aPanel();
    screen.getByRole('tab', { name: 'Comments' }).focus();
    show(ids.ask);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Properties' }));
  });

  it('the properties panel has no menu of actions for Viewers (A5.24)', async () => {
    await aPanel(true);
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });
});

async function aPanel(isReadOnly = false, schema: ItemSchema = nodeSchema) {
  const world = aWorld();
  const { session } = await world.open('ada', undefined, isReadOnly);
  const renderPanel = (itemId: string) => (
    <>
      <PropertiesPanel itemId={itemId} schema={schema} actions={noActions} onClose={() => undefined} />
      <CommandPalette />
    </>
  );
  const { rerender } = renderInSession(session, renderPanel(ids.greet));
  return { show: (itemId: string) => rerender(renderPanel(itemId)) };
}
