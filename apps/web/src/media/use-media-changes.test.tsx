import { teamIdSchema } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Live } from '../live/live-context.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useAssetMetadata } from './use-asset-metadata.ts';
import { useFreshAssets } from './use-media-changes.ts';
import { advanceTime } from '../testing/advance-time.ts';

const teamId = teamIdSchema.parse('0197a000-0000-7000-8000-000000000001');

function FileName() {
  useFreshAssets(teamId);
  return <p>{useAssetMetadata(teamId, numberedId(1)).metadata?.name}</p>;
}

async function renderFileName() {
  const { api, made } = fakeApi({ '/api/GetAssetMetadata': () => ({ name: `pier ${made.length}` }) });
  const { live, push, becomes } = fakeLive();
  renderPage(
    api,
    <Live value={live}>
      <FileName />
    </Live>,
  );
  await advanceTime(0);
  return { made, push, becomes };
}

afterEach(() => vi.useRealTimers());

test('the state of a file is requested once after a burst of changes of the library, not for each', async () => {
  vi.useFakeTimers();
  const { made, push } = await renderFileName();
  for (let upload = 0; upload < 20; upload += 1) {
    push('MediaChanged', { TeamId: teamId });
    await advanceTime(500);
  }
  expect(made).toHaveLength(1);
  await advanceTime(2_000);
  expect(made).toHaveLength(2);
  expect(screen.getByText('pier 2')).toBeTruthy();
});

test('the state of a file is requested again after a lost connection, during which the library can have changed', async () => {
  vi.useFakeTimers();
  const { becomes } = await renderFileName();
  becomes('Reconnecting');
  await advanceTime(5_000);
  expect(screen.getByText('pier 1')).toBeTruthy();
  becomes('Connected');
  await advanceTime(2_000);
  expect(screen.getByText('pier 2')).toBeTruthy();
});
