import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../api/api-client.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ToastRegion } from '../toasts/index.ts';
import { useInstallation } from './installation.ts';
import { useOpenSite } from './use-open-site.ts';

const attributes = '/api/GetMiscAttributes';
const loaded = () => ({ sites: { my: 'https://my.confab.example' }, links: {} });
const isBusy = () => {
  throw new ApiFailure('failed', 'The server is busy.', 503);
};

beforeEach(() => useInstallation.setState({ misc: undefined }));

function Settings() {
  const openSite = useOpenSite();
  return <button onClick={() => void openSite('my')}>Settings</button>;
}

function show(answers: Parameters<typeof fakeApi>[0]) {
  const { api, made } = fakeApi(answers);
  renderPage(
    api,
    <>
      <Settings />
      <ToastRegion />
    </>,
  );
  return made;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Settings' }));

test('opening another site loads the addresses that start-up could not load (P2.18, P4.10)', async () => {
  const made = show({ [attributes]: loaded, '/api/CreateSiteHandover': isBusy });
  await press();
  await expect.poll(() => made.map(({ path }) => path)).toEqual([attributes, '/api/CreateSiteHandover']);
});

test('a toast reports that a site could not be opened while its address cannot be loaded (P2.18, P4.10)', async () => {
  show({ [attributes]: isBusy });
  await press();
  await screen.findByText('This could not be opened. Check your connection and try again.');
});
