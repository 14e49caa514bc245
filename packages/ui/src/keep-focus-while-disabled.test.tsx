import { renderUi } from '@confab/test-kit/web';
import { Button } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

let finish: () => void = () => undefined;

/** A button that waits, once pressed, until what it hands over is called. */
function Waiting({ onWait }: { readonly onWait: (end: () => void) => void }) {
  const [isLoading, setLoading] = useState(false);
  function wait() {
    setLoading(true);
    onWait(() => setLoading(false));
  }
  return (
    <>
      <Button loading={isLoading} onClick={wait}>
        Save
      </Button>
      <button type="button">Next</button>
      <p>Text</p>
    </>
  );
}

/** Presses the button, which then waits and, as in browsers, has lost the focus to the body; the test document keeps it there. */
async function press() {
  renderUi(<Waiting onWait={(end) => (finish = end)} />);
  const user = userEvent.setup();
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await user.keyboard('{Enter}');
  expect(save).toHaveProperty('disabled', true);
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  return { user, focusSave: vi.spyOn(save, 'focus') };
}
const answer = () => act(async () => finish());

afterEach(() => vi.restoreAllMocks());

test('a button that waits for an answer gets the focus back afterwards', async () => {
  const { focusSave } = await press();
  expect(focusSave).not.toHaveBeenCalled();
  await answer();
  expect(focusSave).toHaveBeenCalledOnce();
});

test('the focus stays where a person has moved it while a button waits', async () => {
  const { focusSave } = await press();
  screen.getByRole('button', { name: 'Next' }).focus();
  await answer();
  expect(focusSave).not.toHaveBeenCalled();
});

test('the focus does not return to a button after a click beside it', async () => {
  const { user, focusSave } = await press();
  await user.click(screen.getByText('Text'));
  await answer();
  expect(focusSave).not.toHaveBeenCalled();
});
