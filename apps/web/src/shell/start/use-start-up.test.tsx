import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { usePalette } from '../../session/palette-store.ts';
import { useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useStartUp } from './use-start-up.ts';

const misc = { sites: {}, links: {} };
const ada = { token: 'tvs_ada', email: 'ada@example.test' };
const fails = (status: number) => () => {
  throw new ApiFailure(status === 0 ? 'offline' : 'failed', 'no', status);
};

function Page() {
  const { state, retry } = useStartUp();
  const status = useSession((session) => session.status);
  return (
    <>
      <output>{`${state}, ${status}`}</output>
      <button onClick={retry}>retry</button>
    </>
  );
}
function open(answers: Parameters<typeof fakeApi>[0], token: string | null) {
  if (token !== null) localStorage.setItem('userToken', token);
  useSession.setState({ status: token === null ? 'signedOut' : 'checking', signIn: undefined });
  const { api, made } = fakeApi(answers);
  renderPage(api, <Page />);
  return made;
}
const shown = (text: string) => screen.findByText(text);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('useStartUp', () => {
  test('start-up signs in with a stored token (P4.9)', async () => {
    open({ '/api/GetMiscAttributes': () => misc, '/api/ValidateClientToken': () => ada }, 'tvs_ada');
    await shown('started, signedIn');
  });

  test('start-up loads the attributes of the installation (P4.2, A9.47)', async () => {
    const links = { help: 'https://help.example.test' };
    useInstallation.setState({ misc: undefined });
    open({ '/api/GetMiscAttributes': () => ({ sites: {}, links }) }, null);
    await shown('started, signedOut');
    expect(useInstallation.getState().misc?.links).toEqual(links);
  });

  test('start-up keeps the schema attributes: both cloud paths and the oldest client build that works (P3.20, A3.79)', async () => {
    const audioCloudPath = 'https://confab.example/audio/';
    const imageCloudPath = 'https://confab.example/images/';
    useInstallation.setState({ misc: undefined });
    open(
      { '/api/GetMiscAttributes': () => ({ ...misc, audioCloudPath, imageCloudPath, minFrontEndVersion: 52 }) },
      null,
    );
    await shown('started, signedOut');
    expect(useInstallation.getState().misc).toMatchObject({ audioCloudPath, imageCloudPath, minFrontEndVersion: 52 });
  });

  test('start-up continues without the attributes and logs the failure (P4.10, P8.57, A9.54)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ '/api/GetMiscAttributes': fails(500), '/api/ValidateClientToken': () => ada }, 'tvs_ada');
    await shown('started, signedIn');
    expect(warn).toHaveBeenCalledWith("COULDN'T LOAD MISC ATTRIBUTES");
    warn.mockRestore();
  });

  test('start-up removes a refused token and keeps the message for the sign-in page (P8.68)', async () => {
    open({ '/api/GetMiscAttributes': () => misc, '/api/ValidateClientToken': fails(401) }, 'tvs_old');
    await shown('started, signedOut');
    expect(localStorage.getItem('userToken')).toBeNull();
    expect(useSession.getState().failure).toMatchObject({ message: 'no' });
  });

  test.each([0, 503])(
    'start-up keeps the token when the server is unavailable (%i), and can be retried',
    async (status) => {
      let answer: () => unknown = fails(status);
      open({ '/api/GetMiscAttributes': () => misc, '/api/ValidateClientToken': () => answer() }, 'tvs_ada');
      await shown('failed, checking');
      expect(localStorage.getItem('userToken')).toBe('tvs_ada');
      answer = () => ada;
      await userEvent.click(screen.getByRole('button', { name: 'retry' }));
      await shown('started, signedIn');
    },
  );

  test('start-up removes a hand-over code from the address and signs in with it once', async () => {
    const code = 'c'.repeat(43);
    history.replaceState(null, '', `/projects/7?tab=a#handover=${code}&palette=el`);
    const made = open({ '/api/GetMiscAttributes': () => misc, '/api/RedeemSiteHandover': () => ada }, null);
    expect(location.href).toMatch(/\/projects\/7\?tab=a$/);
    await shown('started, signedIn');
    expect(made).toContainEqual({ path: '/api/RedeemSiteHandover', input: { body: { code } } });
    // The palette chosen on the other site applies here, too.
    expect([usePalette.getState().palette, localStorage.getItem('colourScheme')]).toEqual(['el', 'el']);
    act(() => useSession.setState({ status: 'signedOut' }));
  });
});
