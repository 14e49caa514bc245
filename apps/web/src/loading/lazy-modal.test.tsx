import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { lazyModal } from './lazy-modal.tsx';
import { listToasts } from '../testing/modals-and-toasts.ts';

let isDown = true;
const Note = lazyModal(async () => {
  if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
  return ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Close the note</button>;
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open the note</button>
      <Suspense fallback={null}>{isOpen && <Note onClose={() => setOpen(false)} />}</Suspense>
      <output>{isOpen ? 'open' : 'closed'}</output>
    </>
  );
}

test('a modal whose file cannot be loaded is closed with a message, and opens once the connection is back', async () => {
  renderPage(fakeApi({}).api, <Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open the note' }));
  await waitFor(() => expect(listToasts()).toEqual(['This could not be opened. Check your connection and try again.']));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('closed'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Open the note' }));
  await user.click(await screen.findByRole('button', { name: 'Close the note' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('closed'));
});
