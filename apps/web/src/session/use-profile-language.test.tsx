import { profileCalls } from '@confab/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/api-client.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { setLanguage, useLanguage } from '../words/language.ts';
import { runSignOutCleanups } from './sign-out-cleanup.ts';
import { useProfileLanguage } from './use-profile-language.ts';

function Page() {
  useProfileLanguage();
  return <p>{useLanguage((state) => state.language)}</p>;
}

function renderFor(values: object) {
  const { api } = fakeApi({
    [profileCalls.getDetails.path]: () => ({ account: { tvAccountId: 'ada', values }, schema: {} }),
  });
  return renderPage(api, <Page />);
}

beforeEach(() => runSignOutCleanups());
afterEach(() => act(() => setLanguage('en')));

describe('useProfileLanguage', () => {
  test('the interface uses the language of the profile once it is loaded', async () => {
    renderFor({ Language: 'Deutsch' });
    expect(screen.getByText('en')).toBeTruthy();
    expect(await screen.findByText('de')).toBeTruthy();
  });

  test('a language chosen on the page afterwards wins over the profile', async () => {
    const { unmount } = renderFor({ Language: 'Deutsch' });
    await screen.findByText('de');
    await act(() => setLanguage('en'));
    unmount();
    renderFor({ Language: 'Deutsch' });
    await act(async () => undefined);
    expect(useLanguage.getState().language).toBe('en');
  });

  test('a failure to load the account is logged and keeps the language (P4.10, P8.57, A9.54)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api } = fakeApi({
      [profileCalls.getDetails.path]: () => {
        throw new ApiFailure('failed', 'no', 500);
      },
    });
    renderPage(api, <Page />);
    await waitFor(() => expect(warn).toHaveBeenCalledWith("COULDN'T LOAD ACCOUNT DATA"));
    expect(screen.getByText('en')).toBeTruthy();
    warn.mockRestore();
  });

  test('a profile without a language keeps the language of the browser', async () => {
    await act(() => setLanguage('de'));
    renderFor({});
    await waitFor(() => expect(screen.getByText('de')).toBeTruthy());
  });
});
