import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { setLanguage } from '../../../words/language.ts';
import { useNoteToasts } from './use-note-toasts.ts';

it('a toast shows the message of the server once when a node could not be saved (A8.90)', async () => {
  const { open, clock } = aWorld();
  const [ada, grace] = [await open('ada'), await open('grace')];
  renderInSession(
    ada.session,
    <>
      <Notes />
      <ToastRegion />
    </>,
  );
  grace.session.edit(ids.greet, setValue('DisplayName', 'First'));
  void grace.session.saveItem(ids.greet);
  await act(() => clock.pass(300));
  void ada.session.saveItem(ids.greet);
  await act(() => clock.pass(300));
  expect((await screen.findAllByText('Error saving node')).length).toBe(1);
  expect(ada.session.getStatus().notes).toEqual([]);
});

it('a toast about an item that could not be deleted names it, with the message in the language of the reader', async () => {
  const { open, clock } = aWorld();
  const [ada, grace] = [await open('ada'), await open('grace')];
  await act(() => setLanguage('de'));
  renderInSession(
    ada.session,
    <>
      <Notes />
      <ToastRegion />
    </>,
  );
  void grace.session.removeNode(ids.greet);
  await act(() => clock.pass(0));
  void ada.session.removeNode(ids.greet);
  await act(() => clock.pass(0));
  const toast = await screen.findByText('Greet');
  expect(toast.closest('[role=alert]')?.textContent).not.toContain('Error');
  await act(() => setLanguage('en'));
});

const restored = vi.fn<(itemId: string) => void>();

function Notes() {
  useNoteToasts(restored);
  return null;
}
