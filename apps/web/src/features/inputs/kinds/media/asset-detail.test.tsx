import { aSignIn } from '@confab/test-kit';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../../session/session-store.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AssetDetail } from './asset-detail.tsx';

afterEach(() => act(() => useSession.setState({ signIn: undefined })));

const roleCases: readonly (readonly [string, boolean])[] = [
  ['Author,Vip', true],
  ['Author', false],
  ['', false],
];
test.each(roleCases)(
  'an account with the roles %j sees the asset id of a file only as a VIP (P6.9, P6.10, A2.91, A6.6)',
  (roles, isShown) => {
    useSession.setState({ signIn: aSignIn({ roles }) });
    renderPage(fakeApi({}).api, <AssetDetail id="asset-7" />);
    expect(screen.queryByText('Asset id: asset-7') !== null).toBe(isShown);
  },
);

test('a VIP sees no asset id where there is no file', () => {
  useSession.setState({ signIn: aSignIn({ roles: 'VIP' }) });
  renderPage(fakeApi({}).api, <AssetDetail id="" />);
  expect(screen.queryByText(/Asset id/)).toBeNull();
});
