import { catalogue } from '@confab/catalogue';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { useSession } from '../../session/session-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { useLanguage } from '../../words/language.ts';

const ada = { tvAccountId: '11111111-1111-4111-8111-111111111111', email: 'ada@example.test', firstName: 'Ada' };
const detailsPath = '/api/GetTvAccountDetails';

beforeEach(() => {
  localStorage.setItem('userToken', 'tvs_ada');
  history.replaceState(null, '', '/guides');
  useLanguage.setState({ language: 'en' });
  useSession.setState({ status: 'checking', signIn: undefined });
});
afterEach(() => {
  localStorage.clear();
  act(() => {
    useLanguage.setState({ language: 'en' });
    useSession.setState({ status: 'signedOut', signIn: undefined });
  });
});

test('after the splash, start-up loads the account values on every page and applies them (A9.53)', async () => {
  let signIn: (answer: unknown) => void = () => undefined;
  const { api, made } = fakeApi({
    '/api/GetMiscAttributes': () => ({ sites: {}, links: {} }),
    '/api/ValidateClientToken': () => new Promise((resolve) => (signIn = resolve)),
    '/api/GetTVTemplates': () => [],
    '/api/GetTVBlogs': () => [],
    [detailsPath]: () => ({
      account: { ...ada, roles: '', profilePhotoAssetId: '', values: { Language: 'Deutsch' } },
      schema: catalogue.accountSchema,
    }),
  });
  const { unmount } = render(<App api={api} flavour="my" />);
  expect(await screen.findByText('Loading Confab')).toBeTruthy();
  expect(made.map(({ path }) => path)).not.toContain(detailsPath);
  await act(async () => signIn({ ...ada, lastName: '', token: 'tvs_ada', isVerified: true }));
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 })).toBeTruthy();
  expect(screen.queryByText('Loading Confab')).toBeNull();
  expect(made.map(({ path }) => path)).toContain(detailsPath);
  await expect.poll(() => useLanguage.getState().language).toBe('de');
  unmount();
});
