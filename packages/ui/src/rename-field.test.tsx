import { render, screen } from '@testing-library/react';
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
