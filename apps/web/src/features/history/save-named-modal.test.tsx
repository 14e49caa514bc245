import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EditingSession } from '../../editing/index.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { SaveNamedModal } from './save-named-modal.tsx';

it('Enter while a named version is being saved saves no second one', async () => {
  const { session } = await aWorld().open('ada');
  const saved: (string | undefined)[] = [];
  let finish = () => undefined as void;
  const saving = new Promise<void>((resolve) => (finish = resolve));
  const slow: EditingSession = {
    ...session,
    async saveItem(_itemId, name) {
      saved.push(name);
      await saving;
      return { type: 'done' };
    },
  };
  let isClosed = false;
  renderInSession(slow, <SaveNamedModal itemId={ids.greet} onClose={() => (isClosed = true)} />);
  await userEvent.setup().type(await screen.findByRole('textbox'), 'Fair{Enter}{Enter}');
  expect(saved).toEqual(['Fair']);
  finish();
  await waitFor(() => expect(isClosed).toBe(true));
});

it('Enter that ends a composed character saves no version', async () => {
  const { session } = await aWorld().open('ada');
  const saved: (string | undefined)[] = [];
  const recording: EditingSession = {
    ...session,
    async saveItem(_itemId, name) {
      saved.push(name);
      return { type: 'done' };
    },
  };
  let isClosed = false;
  renderInSession(recording, <SaveNamedModal itemId={ids.greet} onClose={() => (isClosed = true)} />);
  const field = await screen.findByRole('textbox');
  await userEvent.setup().type(field, '公開');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(saved).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(isClosed).toBe(true));
  expect(saved).toEqual(['公開']);
});
