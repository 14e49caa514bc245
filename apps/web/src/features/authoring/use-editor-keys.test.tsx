import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEditorKeys } from './use-editor-keys.ts';

function Keys(commands: Parameters<typeof useEditorKeys>[0]) {
  useEditorKeys(commands);
  return (
    <>
      <input aria-label="on the page" />
      <section role="dialog">
        <input aria-label="of a question" />
      </section>
      <section role="dialog">
        <div data-input="Notes">
          <input aria-label="of the project" />
        </div>
      </section>
    </>
  );
}

test.each([
  ['on the page', 1],
  ['of the project', 1],
  ['of a question', 0],
])('Ctrl Z in a field %s takes back %i edits of the project; Ctrl S saves from everywhere', (field, times) => {
  const commands = { save: vi.fn(), undo: vi.fn(), redo: vi.fn(), find: vi.fn() };
  render(<Keys {...commands} />);
  const target = screen.getByRole('textbox', { name: field });
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(target, { key: 'y', ctrlKey: true });
  fireEvent.keyDown(target, { key: 's', ctrlKey: true });
  expect([commands.undo, commands.redo, commands.save].map((command) => command.mock.calls.length)).toEqual([
    times,
    times,
    1,
  ]);
});
