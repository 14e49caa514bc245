import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdTyping } from './hold-typing.ts';
import { RenameField } from './rename-field.tsx';

test('a field that a menu opened has the focus, with its text selected, before the next key', async () => {
  render(
    <RenameField
      isAskedByMenu
      label="Name"
      name="Tea"
      maxLength={20}
      className={undefined}
      onCommit={() => undefined}
      onCancel={() => undefined}
    />,
  );
  await Promise.resolve();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
});

test('a field that was not changed keeps the name that a colleague gave while it was open', async () => {
  const committed: string[] = [];
  const field = (name: string) => (
    <RenameField
      label="Name"
      name={name}
      maxLength={20}
      className={undefined}
      onCommit={(next) => committed.push(next)}
      onCancel={() => committed.push('kept')}
    />
  );
  const { rerender } = render(field('Tea'));
  rerender(field('Coffee'));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'Enter' });
  expect(committed).toEqual(['kept']);
});

test('a refused name can be changed, and leaving it unchanged keeps the former name', () => {
  const done: string[] = [];
  const field = () =>
    render(
      <RenameField
        label="Name"
        name="Tea"
        refusedName="Coffee"
        maxLength={20}
        className={undefined}
        onCommit={(next) => done.push(next)}
        onCancel={() => done.push('kept')}
      />,
    );
  const find = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const first = field();
  expect(find().value).toBe('Coffee');
  fireEvent.blur(find());
  first.unmount();
  field();
  fireEvent.change(find(), { target: { value: 'Coffee 2' } });
  fireEvent.keyDown(find(), { key: 'Enter' });
  expect(done).toEqual(['kept', 'Coffee 2']);
});

/** Adds something, types while it is not there yet, and then opens the field of its name. */
function nameAfterTyping(keys: readonly string[], prepare: () => void = () => undefined) {
  const onPage = vi.fn<(event: KeyboardEvent) => void>();
  const done: string[] = [];
  addEventListener('keydown', onPage);
  void holdTyping(Promise.resolve(true));
  prepare();
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  const { unmount } = render(
    <RenameField
      label="Name"
      name="Answer 2"
      maxLength={8}
      className={undefined}
      onCommit={(next) => done.push(next)}
      onCancel={() => done.push('kept')}
    />,
  );
  fireEvent.keyDown(document.body, { key: 'n' });
  removeEventListener('keydown', onPage);
  const keysOfPage = onPage.mock.calls.map(([{ key }]) => key);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const found = {
    text: field.value,
    caret: [field.selectionStart, field.selectionEnd],
    hasFocus: document.activeElement === field,
  };
  unmount();
  return { keysOfPage, done, ...found };
}

test('what was typed before the field of a new name opened stands in it, and did not act on the page', () => {
  const named = nameAfterTyping(['T', 'e', 's', 'Delete', 'Backspace', 'a']);
  expect(named).toEqual({ text: 'Tea', caret: [3, 3], hasFocus: true, keysOfPage: ['n'], done: [] });
});

test('a name that was typed and entered before its field opened is taken, up to its longest length', () => {
  expect(nameAfterTyping([...'Hot tea', 'Enter', 'x', 'Delete'])).toMatchObject({
    done: ['Hot tea'],
    keysOfPage: ['n'],
  });
  expect(nameAfterTyping([...'Very hot tea', 'Enter']).done).toEqual(['Very hot']);
  expect(nameAfterTyping([...'Tea', 'Escape', 'x'])).toMatchObject({ done: ['kept'], keysOfPage: ['n'] });
});

test('keys belong to the page again as soon as the author goes elsewhere', () => {
  const elsewhere = nameAfterTyping(['d'], () => fireEvent.pointerDown(document.body));
  expect(elsewhere).toMatchObject({ keysOfPage: ['d', 'n'], caret: [0, 8] });
  expect(nameAfterTyping(['a', 'Tab', 'd'])).toMatchObject({ keysOfPage: ['Tab', 'd', 'n'] });
});

test('Enter and Escape of an input method do not end the naming', () => {
  const done: string[] = [];
  render(
    <RenameField
      label="Name"
      name="Tea"
      maxLength={20}
      className={undefined}
      onCommit={(name) => done.push(name)}
      onCancel={() => done.push('kept')}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'お茶' } });
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(done).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(done).toEqual(['お茶']);
});
