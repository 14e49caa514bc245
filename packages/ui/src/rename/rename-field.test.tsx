import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('a refused name can be changed, and leaving it as it is keeps the former one', () => {
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
