import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../app.tsx';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { useSession } from '../../session/session-store.ts';
import { useLanguage } from '../../words/language.ts';

beforeEach(() => {
  localStorage.clear();
  useLanguage.setState({ language: 'en' });
  useSession.setState({ status: 'signedOut', signIn: undefined });
  history.replaceState(null, '', '/login');
});
const splash = () => screen.queryByText('Loading Confab');

/** Renders the whole client; the test decides when its server answers. */
function start() {
  let answer: (misc: object) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const misc = () =>
    new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  render(<App api={fakeApi({ '/api/GetMiscAttributes': misc }).api} flavour="my" />);
  return {
    answer: () => act(async () => answer({ sites: {}, links: {} })),
    fail: () => act(async () => fail(new ApiFailure('failed', 'no', 500))),
  };
}

describe('the splash', () => {
  test('the splash with its blob is shown until the page has started (P2.19, P4.1, P4.7, A9.46, A9.52)', async () => {
    const server = start();
    expect(screen.getByRole('status').querySelector('[aria-hidden="true"]')).toBeTruthy();
    expect(splash()).toBeTruthy();
    await server.answer();
    expect(await screen.findByRole('heading', { name: 'Welcome to Confab' })).toBeTruthy();
    expect(splash()).toBeNull();
  });

  test('the splash disappears when the attributes fail to load, and start-up continues (P8.58)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = start();
    await server.fail();
    expect(await screen.findByRole('heading', { name: 'Welcome to Confab' })).toBeTruthy();
    expect(splash()).toBeNull();
    warn.mockRestore();
  });

  test('the document title is the product name (P2.20)', async () => {
    document.title = 'Confab'; // As index.html has it.
    await start().answer();
    await screen.findByRole('heading', { name: 'Welcome to Confab' });
    expect(document.title).toBe('Confab');
  });
});
