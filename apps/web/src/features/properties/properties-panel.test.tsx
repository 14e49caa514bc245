import { timings } from '@confab/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../testing/editing/world.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import '../modals.ts';
import { useModals } from '../../modals/modal-store.ts';
import { PropertiesPanel } from './properties-panel.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(() => useModals.setState({ opened: [] }));
});

describe('PropertiesPanel', () => {
  it('the Save button saves the item and shows Saved for 2 s (A4.59)', async () => {
    const { session, changes, settle } = await aPanel();
    expect(changes.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(changes.getByRole('button', { name: 'Save' }));
    expect(changes.getByRole('button', { name: 'Save' }).dataset['loading']).toBe('true');
    await settle();
    expect(changes.getByRole('button', { name: 'Saved' })).toBeTruthy();
    expect(session.getItem(ids.greet)).toMatchObject({ version: 2, isDirty: false });
    act(() => void vi.advanceTimersByTime(timings.statusIconHideMs - 1));
    expect(changes.getByRole('button', { name: 'Saved' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(changes.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('the Save button shows when saving failed', async () => {
    const { user, session, client, changes, settle } = await aPanel();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    client.setWeather('down');
    await user.click(changes.getByRole('button', { name: 'Save' }));
    await settle(11_000);
    expect(await changes.findByRole('button', { name: 'Failed' })).toBeTruthy();
  });

  it('the Discard button restores the last saved values once confirmed (A4.25)', async () => {
    const { user, session, changes, settle } = await aPanel();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    await user.click(changes.getByRole('button', { name: 'Discard' }));
    const modal = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(4);
    await user.click(within(modal).getByRole('button', { name: 'Discard' }));
    await settle();
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discarded' })).toBeTruthy());
  });

  it('the Discard button shows its progress and then Discarded for 2 s (A4.59)', async () => {
    const { session, changes, settle } = await aPanel();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    await settle();
    fireEvent.click(changes.getByRole('button', { name: 'Discard' }));
    const modal = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(within(modal).getByRole('button', { name: 'Discard' }));
    expect(changes.getByRole('button', { name: 'Discard' }).dataset['loading']).toBe('true');
    await settle();
    expect(changes.getByRole('button', { name: 'Discarded' })).toBeTruthy();
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(2);
    act(() => void vi.advanceTimersByTime(timings.statusIconHideMs - 1));
    expect(changes.getByRole('button', { name: 'Discarded' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(changes.getByRole('button', { name: 'Discard' })).toBeTruthy();
    expect(timings.statusIconHideMs).toBe(2_000);
  });

  it('Undo and Redo apply to the latest change of the shown item', async () => {
    const { user, session, changes } = await aPanel();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    act(() => session.edit(ids.ask, setValue('MaxReprompts', 5)));
    await user.click(changes.getByRole('button', { name: /^Undo/ }));
    expect([ids.greet, ids.ask].map((id) => session.getValue(id, 'MaxReprompts'))).toEqual([2, 5]);
    await user.click(changes.getByRole('button', { name: /^Redo/ }));
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(4);
  });

  it('the panel shows one item at a time', async () => {
    const { show } = await aPanel();
    show(ids.ask);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Ask']);
    expect(screen.getAllByRole('toolbar')).toHaveLength(1);
  });

  it('the panel is read-only for Viewers (A5.24)', async () => {
    await aPanel(true);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  });
});

async function aPanel(isReadOnly = false) {
  const world = aWorld();
  const { session, client } = await world.open('ada', undefined, isReadOnly);
  const actions = {
    select: () => undefined,
    deselectNode: () => undefined,
    selectParent: () => undefined,
    rename: () => undefined,
    addWorkflow: () => undefined,
    addNode: async () => undefined,
    duplicate: () => undefined,
    moveNode: () => undefined,
    openMoveDialog: () => undefined,
    showUsages: () => undefined,
    openProfiler: () => undefined,
    confirmDelete: () => undefined,
  };
  const renderPanel = (itemId: string) => (
    <>
      <PropertiesPanel itemId={itemId} schema={nodeSchema} actions={actions} onClose={() => undefined} />
      <ModalHost />
    </>
  );
  const { rerender } = renderInSession(session, renderPanel(ids.greet));
  return {
    session,
    client,
    show: (itemId: string) => rerender(renderPanel(itemId)),
    user: userEvent.setup({ delay: null }),
    changes: within(isReadOnly ? document.body : screen.getByRole('toolbar')),
    settle: (ms = 1_000) => act(() => world.clock.pass(ms)),
  };
}
