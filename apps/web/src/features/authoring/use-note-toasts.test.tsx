import { UiProvider } from '@confab/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProjectSessionProvider } from '../../editing/index.ts';
import { aWorld, setValue } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { ToastRegion } from '../../shell/toasts/index.ts';
import { useNoteToasts } from './use-note-toasts.ts';

it('tells why a node could not be saved in the words of the server, once (A8.90)', async () => {
  const { open, clock } = aWorld();
  const [ada, grace] = [await open('ada'), await open('grace')];
  render(
    <UiProvider palette="light" styleNonce="">
      <ProjectSessionProvider session={ada.session}>
        <Notes />
        <ToastRegion />
      </ProjectSessionProvider>
    </UiProvider>,
  );
  grace.session.edit(ids.greet, setValue('DisplayName', 'First'));
  void grace.session.saveItem(ids.greet);
  await act(() => clock.pass(300));
  void ada.session.saveItem(ids.greet);
  await act(() => clock.pass(300));
  expect((await screen.findAllByText('Error saving node')).length).toBe(1);
  expect(ada.session.getStatus().notes).toEqual([]);
});

const restored = vi.fn<(itemId: string) => void>();

function Notes() {
  useNoteToasts(restored);
  return null;
}
