import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { SaveControls } from './save-controls.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(() => {
  vi.useRealTimers();
  closeModals();
});

describe('the save controls', () => {
  it('the Save button saves all items and shows Saved for 2 s (A4.59, P9.11)', async () => {
    const { session, changes, settle } = await renderControls();
    expect(changes.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    act(() => session.edit(ids.ask, setValue('MaxReprompts', 5)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(changes.getByRole('button', { name: 'Save' }));
    expect(changes.getByRole('button', { name: 'Save' }).dataset['loading']).toBe('true');
    await settle();
    expect(changes.getByRole('button', { name: 'Saved' })).toBeTruthy();
    for (const id of [ids.greet, ids.ask]) expect(session.getItem(id)).toMatchObject({ version: 2, isDirty: false });
    act(() => void vi.advanceTimersByTime(1_999));
    expect(changes.getByRole('button', { name: 'Saved' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(changes.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('the menu saves only the selected item and shows Saved (A4.59)', async () => {
    const { session, changes, settle, choose } = await renderControls();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    act(() => session.edit(ids.ask, setValue('MaxReprompts', 5)));
    await choose('Save only this item');
    await settle();
    expect(changes.getByRole('button', { name: 'Saved' })).toBeTruthy();
    expect([ids.greet, ids.ask].map((id) => session.getItem(id)?.isDirty)).toEqual([false, true]);
  });

  it('the Save button shows when saving failed', async () => {
    const { user, session, client, changes, settle } = await renderControls();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    client.setWeather('down');
    await user.click(changes.getByRole('button', { name: 'Save' }));
    await settle(11_000);
    expect(await changes.findByRole('button', { name: 'Failed' })).toBeTruthy();
  });

  it('the menu restores the last saved values of the selected item once confirmed (A4.25)', async () => {
    const { user, session, changes, settle, choose } = await renderControls();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    await choose('Discard changes to this item');
    const modal = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(4);
    await user.click(within(modal).getByRole('button', { name: 'Discard' }));
    await settle();
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(2);
    await waitFor(() => expect(changes.getByRole('button', { name: 'Discarded' })).toBeTruthy());
  });

  it('discarding shows its progress and then Discarded for 2 s (A4.59)', async () => {
    const { session, changes, settle, choose } = await renderControls();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    await settle();
    await choose('Discard changes to this item');
    const modal = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(within(modal).getByRole('button', { name: 'Discard' }));
    expect(changes.getByRole('button', { name: 'Discard' }).dataset['loading']).toBe('true');
    await settle();
    expect(changes.getByRole('button', { name: 'Discarded' })).toBeTruthy();
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(2);
    act(() => void vi.advanceTimersByTime(1_999));
    expect(changes.getByRole('button', { name: 'Discarded' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(changes.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('the menu undoes and redoes the latest change of the selected item', async () => {
    const { session, choose } = await renderControls();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    act(() => session.edit(ids.ask, setValue('MaxReprompts', 5)));
    await choose('Undo last change to this item');
    expect([ids.greet, ids.ask].map((id) => session.getValue(id, 'MaxReprompts'))).toEqual([2, 5]);
    await choose('Redo last change to this item');
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(4);
  });

  it('the save state is shown until a command shows its result', async () => {
    const { session, user, changes, settle } = await renderControls();
    expect(changes.getByText('Saved')).toBeTruthy();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 4)));
    expect(changes.getByText('Unsaved changes')).toBeTruthy();
    await user.click(changes.getByRole('button', { name: 'Save' }));
    await settle();
    expect(changes.getAllByText('Saved', { selector: 'button *' })).toHaveLength(1);
  });
});

async function renderControls() {
  const world = aWorld();
  const { session, client } = await world.open('ada');
  renderInSession(
    session,
    <>
      <SaveControls selectedId={ids.greet} onDiscardAll={() => undefined} />
      <ModalHost />
    </>,
  );
  const user = userEvent.setup({ delay: null });
  const changes = within(screen.getByRole('group', { name: 'Changes' }));
  return {
    session,
    client,
    user,
    changes,
    async choose(name: string) {
      await user.click(changes.getByRole('button', { name: 'More ways to save and discard' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    },
    settle: (ms = 1_000) => act(() => world.clock.pass(ms)),
  };
}
