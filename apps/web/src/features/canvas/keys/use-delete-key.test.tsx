import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useDeleteKey } from './use-delete-key.ts';

function Screen({ remove }: { readonly remove: () => void }) {
  const [canvas, setCanvas] = useState<HTMLElement | null>(null);
  const [hasRow, setRow] = useState(true);
  useDeleteKey(canvas, remove);
  return (
    <main tabIndex={-1}>
      <div ref={setCanvas}>
        <button>Card</button>
        <input aria-label="Name of the card" />
      </div>
      {hasRow ? <button onKeyDown={() => setRow(false)}>Row of a table</button> : null}
      <button>Save</button>
    </main>
  );
}

test('Delete and Backspace remove the selection only when the canvas, the page around it or nothing has the focus', async () => {
  const removed: string[] = [];
  const user = userEvent.setup();
  render(<Screen remove={() => removed.push(document.activeElement?.textContent ?? '')} />);
  for (const name of ['Card', 'Save', 'Row of a table']) {
    screen.getByRole('button', { name }).focus();
    await user.keyboard(name === 'Row of a table' ? '{Delete}' : '{Delete}{Backspace}');
  }
  expect(screen.queryByRole('button', { name: 'Row of a table' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Name of the card' }), 'x{Backspace}');
  expect(removed).toEqual(['Card', 'Card']);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Delete}');
  expect(removed).toHaveLength(3);
  screen.getByRole('main').focus();
  await user.keyboard('{Delete}');
  expect(removed).toHaveLength(4);
});
