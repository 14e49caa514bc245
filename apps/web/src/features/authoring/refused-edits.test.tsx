import { UiProvider } from '@confab/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProjectSessionProvider, type ProjectSession } from '../../editing/index.ts';
import { aWorld, setValue } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { ModalHost } from '../../shell/modals/modal-host.tsx';
import { useModals } from '../../shell/modals/modal-store.ts';
import { ToastRegion } from '../../shell/toasts/index.ts';
import { EditorBanners } from './editor-banners.tsx';
import { useNoteToasts } from './use-note-toasts.ts';

afterEach(() => act(() => useModals.setState({ opened: [] })));

describe('changes that could not be kept', () => {
  it('are told, read, copied out and let go', async () => {
    const { open, clock, backend } = aWorld();
    const { session } = await open('ada');
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    show(session);
    expect(screen.queryByText(/could not be kept/)).toBeNull();
    backend.deny('ada');
    act(() => session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'Written on the train')));
    await act(() => clock.pass(300));
    expect(screen.getByText('One of your changes could not be kept.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await screen.findByRole('dialog', { name: 'Changes that could not be kept' });
    expect(screen.getByText('Greet ▸ Connectors ▸ r1 ▸ Display name')).toBeTruthy();
    expect(screen.getByText('Written on the train')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(copied).toHaveBeenCalledWith('Greet ▸ Connectors ▸ r1 ▸ Display name\nWritten on the train');
    await user.click(screen.getByRole('button', { name: 'Let them go' }));
    expect(screen.queryByText(/could not be kept/)).toBeNull();
  });
});

it('a node that somebody else deletes is told to whoever has it open, with the way back', async () => {
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

function show(session: ProjectSession) {
  const restored = vi.fn<(itemId: string) => void>();
  function Shown() {
    useNoteToasts(restored);
    return <EditorBanners readOnlyBecause={undefined} />;
  }
  render(
    <UiProvider palette="light" styleNonce="">
      <ProjectSessionProvider session={session}>
        <Shown />
      </ProjectSessionProvider>
      <ModalHost />
      <ToastRegion />
    </UiProvider>,
  );
  return restored;
}
