import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aProgress, aRun, fatProject, place, testIds } from './testing/tests.ts';
import { TestsPanel } from './tests-panel.tsx';

test('the tests panel keeps what it shows while loading the results again fails', async () => {
  let isDown = false;
  const { api, made } = fakeApi({
    '/api/GetFatProject': fatProject,
    '/api/getTestResults': () => {
      if (isDown) throw new ApiFailure('failed', 'The server is busy.', 429);
      return { runs: [aRun()], results: [], coverage: null, outcome: null };
    },
  });
  const { live, push } = fakeLive();
  renderPage(
    api,
    <Live value={live}>
      <TestsPanel place={place} targetProjectId={testIds.project} mayEdit mayRun />
    </Live>,
  );
  await screen.findByText('1 of 2 passed');
  await waitFor(() => expect(made.filter(({ path }) => path === '/api/getTestResults')).toHaveLength(2));
  isDown = true;
  act(() => push('TestRunProgress', aProgress(aRun({ state: 'Running' }))));
  await waitFor(() => expect(made.filter(({ path }) => path === '/api/getTestResults')).toHaveLength(4));
  await act(async () => {});
  expect(screen.getByText('1 of 2 passed')).toBeTruthy();
  expect(screen.queryByText('The tests could not be loaded')).toBeNull();
});
