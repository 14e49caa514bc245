import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { crashText } from './crash-notice.tsx';
import { crashWords } from './crash-words.ts';
import { useMisc } from './links.ts';
import { renderPage } from './testing/render-page.tsx';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => {
  // The document of the tests knows no modal dialogs; that it is one is the browser's affair.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  useMisc.setState({ misc: undefined });
});
const crash = () =>
  renderPage(
    fakeApi({}).api,
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );

test('a crashed screen says so, leads home and to support (A2.62, P8.66)', () => {
  useMisc.setState({ misc: { links: { support: 'https://help.example' } } as never });
  crash();
  expect(screen.getByRole('dialog', { name: 'Sorry, something went wrong with that request' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return to Home Screen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Support' })).toBeTruthy();
});

test('offers support where the installation has any (A2.64)', () => {
  useMisc.setState({ misc: { links: { support: 'https://help.example' } } as never });
  crash();
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('https://help.example');
});

test('offers none where there is none', () => {
  crash();
  expect(screen.queryByText('Contact Support')).toBeNull();
});

test.each([
  ['pro.confab.example', /^A priority report was sent to us automatically\..* try again\.$/],
  ['pro.localhost', /^Nothing that was saved is lost\..* try again\.$/],
])('on %s it says whether a report was sent, and to try again (A2.63)', (hostname, said) => {
  expect(crashText(crashWords.english, hostname)).toMatch(said);
});
