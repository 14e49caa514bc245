import { renderUi } from '@confab/test-kit/web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyView } from './lazy-view.tsx';

test('a view whose file cannot be loaded is replaced by a notice, and is loaded when one tries again', async () => {
  let isDown = true;
  let loads = 0;
  const View = lazyView(async () => {
    loads += 1;
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { readonly name: string }) => <p>The view of {name}</p>;
  });
  renderUi(
    <>
      <p>The page</p>
      <Suspense fallback={<p>Loading</p>}>
        <View name="Ada" />
      </Suspense>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Confab cannot be reached'),
  );
  expect(screen.getByText('The page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The view of Ada')).toBeTruthy();
  expect(loads).toBe(3);
});
