import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusInput } from './use-focus-input.ts';

test('the input of a closed category has the focus as soon as the category has opened', async () => {
  let open = () => {};
  function Form({ target }: { readonly target?: { readonly name: string } }) {
    const [isOpen, setOpen] = useState(false);
    open = () => setOpen(true);
    return (
      <div ref={useFocusInput(target)}>
        {isOpen ? (
          <div data-input="Phone">
            <input id="phone" />
          </div>
        ) : null}
      </div>
    );
  }
  const { rerender } = render(<Form />);
  rerender(<Form target={{ name: 'Phone' }} />);
  act(() => open());
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('phone');
});
