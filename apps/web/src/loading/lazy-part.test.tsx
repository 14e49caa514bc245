import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { advanceTime } from '../testing/advance-time.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => vi.useRealTimers());

test('a part whose file cannot be loaded does not affect the page, and appears once it can', async () => {
  vi.useFakeTimers();
  let isDown = true;
  const Part = lazyPart(async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The part</p>;
  });
  render(
    <>
      <p>The page</p>
      <Part />
    </>,
  );
  await advanceTime(3_000);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryByText('The part')).toBeNull();
  isDown = false;
  await advanceTime(3_000);
  expect(screen.getByText('The part')).toBeTruthy();
});
