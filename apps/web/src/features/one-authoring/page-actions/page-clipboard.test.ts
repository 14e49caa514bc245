import { expect, it } from 'vitest';
import { runSignOutCleanups } from '../../../session/sign-out-cleanup.ts';
import { oneIds } from '../../../testing/editing/one-world.ts';
import { setPageClipboard, usePageClipboard } from './page-clipboard.ts';

it('copied pages are forgotten when their author signs out (WEB-4)', () => {
  const page = { id: oneIds.a, parent: '', type: 'Page', values: { DisplayName: 'Secret plan' } };
  setPageClipboard({ pages: [page], cut: undefined });
  runSignOutCleanups();
  expect(usePageClipboard.getState().pages).toEqual([]);
});
