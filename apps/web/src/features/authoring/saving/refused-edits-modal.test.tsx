import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EditingSession } from '../../../editing/index.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { EditorBanners } from '../layout/editor-banners.tsx';
import { useNoteToasts } from '../notices/use-note-toasts.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(closeModals);

describe('rejected changes', () => {
  it('rejected changes can be shown, copied and discarded', async () => {
    const { open, clock, backend } = aWorld();
    const { session } = await open('ada');
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    show(session);
    expect(screen.queryByText(/rejected/i)).toBeNull();
    backend.deny('ada');
    act(() => session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'Written on the train')));
    await act(() => clock.pass(300));
    expect(screen.getByText('One of your changes was rejected.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    await screen.findByRole('dialog', { name: 'Rejected changes' });
    expect(screen.getByText('Greet ▸ Connectors ▸ r1 ▸ Display name')).toBeTruthy();
    expect(screen.getByText('Written on the train')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(copied).toHaveBeenCalledWith('Greet ▸ Connectors ▸ r1 ▸ Display name\nWritten on the train');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText(/rejected/i)).toBeNull();
  });

  it('a change that is rejected while the window is open is not discarded with those that it shows', async () => {
    const { open, clock, backend } = aWorld();
    const { session } = await open('ada');
    const user = userEvent.setup();
    show(session);
    backend.deny('ada');
    const write = async (text: string) => {
      act(() => session.edit(ids.greet, setValue('DisplayName', text)));
      await act(() => clock.pass(300));
    };
    await write('Written before');
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    await screen.findByText('Written before');
    await write('Written behind the window');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    expect(await screen.findByText('Written behind the window')).toBeTruthy();
    expect(screen.queryByText('Written before')).toBeNull();
  });
});

it('a toast reports that a colleague deleted the open node, and can restore it', async () => {
  const { open, clock } = aWorld();
  const [ada, grace] = [await open('ada'), await open('grace')];
  const user = userEvent.setup();
  const restored = show(ada.session);
  ada.session.lookAt(ids.greet);
  await grace.session.removeNode(ids.greet);
  act(() => ada.client.deliver());
  expect(screen.getByText('grace has deleted “Greet”, which you had open.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await act(() => clock.pass(300));
  expect(ada.session.getItem(ids.greet)?.displayName).toBe('Greet');
  expect(restored).toHaveBeenCalledWith(ids.greet);
  expect(screen.queryByText(/has deleted/)).toBeNull();
});

function show(session: EditingSession) {
  const restored = vi.fn<(itemId: string) => void>();
  function Shown() {
    useNoteToasts(restored);
    return <EditorBanners readOnlyReason={undefined} />;
  }
  renderInSession(
    session,
    <>
      <Shown />
      <ModalHost />
      <ToastRegion />
    </>,
  );
  return restored;
}
