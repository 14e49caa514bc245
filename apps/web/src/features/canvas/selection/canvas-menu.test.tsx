import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { CanvasCommand } from './canvas-command.ts';
import { CanvasMenu } from './canvas-menu.tsx';

const command: CanvasCommand = { id: 'add', label: 'Add node', isAvailable: true, run: () => undefined };

test.each(['the card', 'an entry of the menu'])(
  'Escape closes the menu of the canvas once, with the focus on %s',
  async (place) => {
    const close = vi.fn();
    const below = vi.fn();
    const { api } = fakeApi({});
    renderPage(
      api,
      <>
        <button type="button" onKeyDown={below}>
          Card
        </button>
        <CanvasMenu at={{ x: 0, y: 0 }} commands={[command]} onClose={close} />
      </>,
    );
    const entry = await screen.findByRole('menuitem', { name: 'Add node' });
    (place === 'the card' ? screen.getByRole('button', { name: 'Card' }) : entry).focus();
    await userEvent.setup().keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    expect(below).not.toHaveBeenCalled();
  },
);
