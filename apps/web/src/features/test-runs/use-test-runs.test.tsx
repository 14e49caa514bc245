import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aRun, place } from './testing/tests.ts';
import { useTestRuns } from './use-test-runs.ts';

afterEach(() => vi.useRealTimers());

/** Shows how many runs there are and whether the last request failed. */
function Runs() {
  const { data, isError } = useTestRuns(place);
  return `${data?.runs.length ?? 'no'} runs${isError ? ', failed' : ''}`;
}

test('a run is followed every 3 seconds, and every 30 while the server cannot answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isDown = false;
  const { api, made } = fakeApi({
    '/api/getTestResults': () => {
      if (isDown) throw new ApiFailure('failed', 'The server is busy.', 503);
      return { runs: [aRun({ state: 'Running' })], results: [] };
    },
  });
  const { findByText } = renderPage(api, <Runs />);
  await findByText('1 runs');
  isDown = true;
  await advanceTime(3_000);
  await findByText('1 runs, failed');
  expect(made).toHaveLength(2);
  await advanceTime(29_999);
  expect(made).toHaveLength(2);
  isDown = false;
  await advanceTime(1);
  await findByText('1 runs');
  expect(made).toHaveLength(3);
  await advanceTime(3_000);
  expect(made).toHaveLength(4);
});
