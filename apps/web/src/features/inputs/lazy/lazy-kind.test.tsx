import { renderUi } from '@confab/test-kit/web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyKind } from './lazy-kind.tsx';

const Text = ({ text }: { readonly text: string }) => <p>{text}</p>;
const show = (Kind: ReturnType<typeof lazyKind<{ text: string }>>) => renderUi(<Kind text="Here" />);

test('a lazy kind is loaded once, when its first input is shown', async () => {
  let fetched = 0;
  const Kind = lazyKind(async () => {
    fetched += 1;
    return Text;
  });
  expect(fetched).toBe(0);
  show(Kind);
  expect(await screen.findByText('Here')).toBeTruthy();
  show(Kind);
  expect(screen.getAllByText('Here')).toHaveLength(2);
  expect(fetched).toBe(1);
});

test('a lazy kind that failed to load can be loaded again', async () => {
  let isOnline = false;
  const Kind = lazyKind(async () => {
    if (!isOnline) throw new Error('offline');
    return Text;
  });
  show(Kind);
  const again = await screen.findByRole('button', { name: 'This input could not be loaded. Try again' });
  isOnline = true;
  await userEvent.setup().click(again);
  expect(await screen.findByText('Here')).toBeTruthy();
});
