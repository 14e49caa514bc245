import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFile, FakeLibrary } from './testing/fake-library.ts';
import { renderLibrary } from './testing/render-library.tsx';

test('a name that is refused stays in its field with the reason, and can be changed', async () => {
  const { user } = renderLibrary(new FakeLibrary([createFile(2, 'cake.png'), createFile(3, 'hello.txt')]));
  const findField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'New name' });
  fireEvent.click(await screen.findByRole('row', { name: /hello/ }));
  screen.getByRole('grid').focus();
  await user.keyboard('{F2}');
  await user.clear(await findField());
  await user.type(await findField(), 'cake.png{Enter}');
  expect(await screen.findByText('cake.png already exists here.')).toBeTruthy();
  const field = await findField();
  expect([field.value, document.activeElement]).toEqual(['cake.png', field]);
  await user.clear(field);
  await user.type(field, 'pie.png{Enter}');
  expect(await screen.findByRole('row', { name: /pie\.png/ })).toBeTruthy();
  expect(screen.queryByText('cake.png already exists here.')).toBeNull();
});
