import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEditorKeys } from './use-editor-keys.ts';

function Keys(commands: Parameters<typeof useEditorKeys>[0]) {
  useEditorKeys(commands);
  return (
    <>
      <input aria-label="that filters the page" />
      <input aria-label="that cannot be written in" readOnly />
      <div data-project-text>
        <textarea aria-label="of the project in a table" />
      </div>
      <section role="dialog">
        <input aria-label="in an unrelated dialog" />
      </section>
      <section role="dialog">
        <div data-input="Notes">
          <input aria-label="in an input of the project" />
        </div>
        <input aria-label="beside an input of the project" />
      </section>
    </>
  );
}

test.each([
  ['that filters the page', 0],
  ['that cannot be written in', 1],
  ['of the project in a table', 1],
  ['in an input of the project', 1],
  ['beside an input of the project', 0],
  ['in an unrelated dialog', 0],
])(
  'Ctrl Z in a text field %s undoes %i edits of the project; Ctrl S and Ctrl Shift Enter work from anywhere',
  (field, times) => {
    const commands = { save: vi.fn(), undo: vi.fn(), redo: vi.fn(), find: vi.fn(), simulate: vi.fn() };
    render(<Keys {...commands} />);
    const target = screen.getByRole('textbox', { name: field });
    fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(target, { key: 'y', ctrlKey: true });
    fireEvent.keyDown(target, { key: 's', ctrlKey: true });
    fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true, shiftKey: true });
    const { undo, redo, save, simulate } = commands;
    expect([undo, redo, save, simulate].map((command) => command.mock.calls.length)).toEqual([times, times, 1, 1]);
  },
);

test('Ctrl Shift Enter starts a new conversation in the window of the simulator, where Ctrl Shift F does nothing', () => {
  const commands = { save: vi.fn(), undo: vi.fn(), redo: vi.fn(), find: vi.fn(), simulate: vi.fn() };
  render(<Keys {...commands} />);
  render(
    <section role="dialog" aria-modal="true">
      <button type="button">Close</button>
      <div data-simulator />
    </section>,
  );
  const target = screen.getByRole('button', { name: 'Close' });
  fireEvent.keyDown(target, { key: 'F', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true, shiftKey: true });
  expect([commands.find, commands.simulate].map((command) => command.mock.calls.length)).toEqual([0, 1]);
});

test('in an open dialog Ctrl Shift F and Ctrl Shift Enter do nothing, and Ctrl S saves', () => {
  const commands = { save: vi.fn(), undo: vi.fn(), redo: vi.fn(), find: vi.fn(), simulate: vi.fn() };
  render(<Keys {...commands} />);
  render(
    <section role="dialog" aria-modal="true">
      <button type="button">Publish</button>
    </section>,
  );
  const target = screen.getByRole('button', { name: 'Publish' });
  fireEvent.keyDown(target, { key: 'F', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(target, { key: 'Enter', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(target, { key: 's', ctrlKey: true });
  const { find, simulate, save } = commands;
  expect([find, simulate, save].map((command) => command.mock.calls.length)).toEqual([0, 0, 1]);
});
