import { profileCalls } from '@confab/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/api-client.ts';
import { fakeApi } from '../api/testing/fake-api.ts';
import { renderPage } from '../shell/testing/render-page.tsx';
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

describe("the profile's language", () => {
  test('is spoken once it is known', async () => {
    renderFor({ Language: 'Deutsch' });
    expect(screen.getByText('en')).toBeTruthy();
    expect(await screen.findByText('de')).toBeTruthy();
  });

  test('gives way to what is chosen on the page afterwards', async () => {
    const { unmount } = renderFor({ Language: 'Deutsch' });
    await screen.findByText('de');
    await act(() => setLanguage('en'));
    unmount();
    renderFor({ Language: 'Deutsch' });
    await act(async () => undefined);
    expect(useLanguage.getState().language).toBe('en');
  });

  test('is the one there is when the account could not be had, which is logged (P4.10, P8.57, A9.54)', async () => {
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

  test('changes nothing while none was chosen', async () => {
    await act(() => setLanguage('de'));
    renderFor({});
    await waitFor(() => expect(screen.getByText('de')).toBeTruthy());
  });
});
