import { teamCalls } from '@confab/contracts';
import { aSignIn } from '@confab/test-kit';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQuery } from '../../api/create-query.ts';
import { useApi } from '../../api/api-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useSession } from '../session-store.ts';
import { useFollowVerification } from './use-follow-verification.ts';

test('My Teams is loaded again when the address was verified in another tab, because its invitations are shown now (P2.41)', async () => {
  // The hook reads only these fields of a sign-in.
  const signIn = aSignIn({ isVerified: false });
  useSession.setState({ status: 'signedIn', signIn });
  const { api, made } = fakeApi({
    '/api/ValidateClientToken': () => ({ email: 'ada@example.test', isVerified: true }),
    '/api/GetMyTeams': () => [],
  });
  function Teams() {
    useFollowVerification();
    const { data } = useQuery(createQuery(useApi(), teamCalls.listMine, {}));
    return data && <p>My Teams</p>;
  }
  renderPage(api, <Teams />);
  await screen.findByText('My Teams');
  act(() => void dispatchEvent(new Event('focus')));
  await expect
    .poll(() => made.map(({ path }) => path))
    .toEqual(['/api/GetMyTeams', '/api/ValidateClientToken', '/api/GetMyTeams']);
  expect(useSession.getState().signIn?.isVerified).toBe(true);
});
