import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Screen({ cards }: { readonly cards: readonly string[] }) {
  const [canvas, setCanvas] = useState<HTMLElement | null>(null);
  useKeptFocus(canvas);
  return (
    <>
      <div ref={setCanvas} role="application" tabIndex={-1}>
        {cards.map((name) => (
          <button key={name}>{name}</button>
        ))}
      </div>
      <input aria-label="Name of the workflow" />
    </>
  );
}

test('the canvas takes the focus when the card that has it is removed, and leaves a focus elsewhere alone', async () => {
  const { rerender } = render(<Screen cards={['Greet', 'Ask', 'End']} />);
  screen.getByRole('button', { name: 'Greet' }).focus();
  rerender(<Screen cards={['Ask', 'End']} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('application'));

  screen.getByRole('button', { name: 'Ask' }).focus();
  screen.getByRole('textbox').focus();
  rerender(<Screen cards={['End']} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
