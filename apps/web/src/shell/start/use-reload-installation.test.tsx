import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { useInstallation } from '../../session/installation.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useReloadInstallation } from './use-reload-installation.ts';

const attributes = '/api/GetMiscAttributes';
const loaded = () => ({ sites: {}, links: {} });
const isBusy = () => {
  throw new ApiFailure('failed', 'The server is busy.', 503);
};

test('addresses that start-up could not load are loaded when the browser is connected again (P4.10)', async () => {
  useInstallation.setState({ misc: undefined });
  let answer: () => unknown = isBusy;
  function Page() {
    useReloadInstallation();
    return null;
  }
  const { api, made } = fakeApi({ [attributes]: () => answer() });
  renderPage(api, <Page />);
  await expect.poll(() => made.length).toBe(1);
  answer = loaded;
  act(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => useInstallation.getState().misc).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(made).toHaveLength(2);
});
