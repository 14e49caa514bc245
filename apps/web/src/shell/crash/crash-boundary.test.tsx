import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { getCrashText } from './crash-notice.tsx';
import { crashWords } from './crash-words.ts';
import { setDevelopmentFlag } from '../../session/development-flag.ts';
import { useInstallation } from '../../session/installation.ts';
import { renderPage } from '../../testing/render-page.tsx';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useInstallation.setState({ misc: undefined });
});
const crash = (api = fakeApi({}).api) =>
  renderPage(
    api,
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );

test('a crashed screen shows a notice with links to the home page and to support (A2.62, P8.66)', () => {
  useInstallation.setState({ misc: { links: { support: 'https://help.example' } } as never });
  crash();
  expect(screen.getByRole('dialog', { name: 'Sorry, something went wrong with that request' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return to Home Screen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Support' })).toBeTruthy();
});

test('the crash notice links to support when the installation has an address (A2.64)', () => {
  useInstallation.setState({ misc: { links: { support: 'https://help.example' } } as never });
  crash();
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('https://help.example');
});

test('the crash notice has no support link without an address', () => {
  crash();
  expect(screen.queryByText('Contact Support')).toBeNull();
});

test('the crash notice states that a priority report was sent and asks to try again (A2.63)', () => {
  const said = (hostname: string) => getCrashText(crashWords.english, hostname);
  expect(said('pro.confab.example')).toMatch(/^A priority report was sent to us automatically\..* try again\.$/);
  // A local host sends no report.
  expect(said('pro.localhost')).toMatch(/^Nothing that was saved is lost\..* try again\.$/);
});

describe('the details of a crash', () => {
  afterEach(() => document.documentElement.removeAttribute('data-development'));

  test.each([
    ['pro-dev.confab.example', true],
    ['pro.localhost', true],
    ['pro.confab.example', false],
  ])('the crash notice on %s shows the error only with the development flag (P1.17)', (hostname, isShown) => {
    setDevelopmentFlag(hostname, document.documentElement);
    crash();
    expect(screen.queryByText(/Error: broken/) !== null).toBe(isShown);
  });
});

describe('CrashBoundary', () => {
  function crashOn(hostname: string) {
    const assign = vi.fn();
    vi.stubGlobal('location', { hostname, origin: `https://${hostname}`, pathname: '/projects/7', assign });
    const { api, made } = fakeApi({ '/api/PostCrashReportAsync': () => null });
    crash(api);
    return { made, assign };
  }

  test('an unhandled error of a screen is shown and reported, with a link home (A4.54)', async () => {
    const { made, assign } = crashOn('pro.confab.example');
    expect(screen.getByRole('dialog', { name: crashWords.english.title })).toBeTruthy();
    await waitFor(() => expect(made.map(({ path }) => path)).toEqual(['/api/PostCrashReportAsync']));
    screen.getByRole('button', { name: 'Return to Home Screen' }).click();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('an unhandled error is not reported from localhost (A4.54)', async () => {
    const { made } = crashOn('pro.localhost');
    await vi.dynamicImportSettled();
    expect(screen.getByRole('dialog', { name: crashWords.english.title })).toBeTruthy();
    expect(made).toEqual([]);
  });
});
