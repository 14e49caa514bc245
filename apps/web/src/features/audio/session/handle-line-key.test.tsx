import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { handleLineKey } from './handle-line-key.ts';

function show() {
  const commands = { onRecord: vi.fn(), onAccept: vi.fn(), onMove: vi.fn() };
  const onPress = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands in for the card of a line
    <div role="group" aria-label="Line" tabIndex={0} onKeyDown={(event) => handleLineKey(event, commands)}>
      <button type="button" onClick={onPress}>
        Play
      </button>
    </div>,
  );
  return { user: userEvent.setup(), onPress, ...commands };
}

test('Space records, Enter accepts and the arrows change the line', async () => {
  const { user, onRecord, onAccept, onMove } = show();
  screen.getByRole('group').focus();
  await user.keyboard(' {Enter}{ArrowDown}{ArrowUp}{Control>} {/Control}x');
  expect([onRecord.mock.calls.length, onAccept.mock.calls.length, onMove.mock.calls]).toEqual([1, 1, [[1], [-1]]]);
});

test('Space and Enter on a button press the button only', async () => {
  const { user, onPress, onRecord, onAccept } = show();
  screen.getByRole('button').focus();
  await user.keyboard(' {Enter}');
  expect([onPress.mock.calls.length, onRecord.mock.calls.length, onAccept.mock.calls.length]).toEqual([2, 0, 0]);
});
