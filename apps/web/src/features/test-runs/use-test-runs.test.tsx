import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { Live } from '../../live/live-context.tsx';
import { advanceTime } from '../../testing/advance-time.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aProgress, aResult, aRun, place, testIds } from './testing/tests.ts';
import { useTestRun, useTestRuns } from './use-test-runs.ts';

afterEach(() => vi.useRealTimers());

/** Shows how many runs there are and whether the last request failed. */
function Runs() {
  const { data, isError } = useTestRuns(place);
  return `${data?.runs.length ?? 'no'} runs${isError ? ', failed' : ''}`;
}

test('a running test run is polled every 3 seconds, and every 30 while the server cannot answer', async () => {
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

/** Shows the number of runs, and the progress of the running one. */
function Progress() {
  const [run] = useTestRuns(place).data?.runs ?? [];
  const { data } = useTestRun(place, run?.testRunId);
  return `${run?.state ?? 'no run'} ${run?.passed ?? 0}, case ${data?.results[0]?.state ?? 'unknown'}`;
}

test('events of a running test run cause no requests, its end does, and events of other projects cause none', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let run = aRun({ state: 'Running', passed: 0, failed: 0 });
  const { api, made } = fakeApi({ '/api/getTestResults': () => ({ runs: [run], results: [aResult(testIds.good)] }) });
  const { live, push } = fakeLive();
  const { findByText } = renderPage(
    api,
    <Live value={live}>
      <Progress />
    </Live>,
  );
  await findByText('Running 0, case Passed');
  expect(made).toHaveLength(2);
  const publish = (changes: object) => act(() => push('TestRunProgress', aProgress({ ...run, ...changes })));
  for (let passed = 1; passed <= 20; passed += 1) publish({ passed });
  publish({ projectId: testIds.suite, targetProjectId: testIds.suite, testRunId: testIds.bad });
  await act(async () => {});
  expect(made).toHaveLength(2);
  run = aRun({ passed: 20 });
  publish({});
  await findByText('Done 20, case Passed');
  expect(made).toHaveLength(4);
});
