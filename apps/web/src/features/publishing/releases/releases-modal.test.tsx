import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { release } from '../testing/render-publish-modal.tsx';
import { ReleasesModal } from './releases-modal.tsx';

const rollBackPath = '/api/RollBackStage';
const uncounted = (releaseNumber: number) => ({ ...release(releaseNumber, 0, []), errorCount: null });
const offline = new ApiFailure('offline', 'No connection', 0);
const errorsFound = new ApiFailure(
  'conflict',
  { message: 'Errors were found', messageName: 'releaseMessages.errorsFound' },
  409,
);

/** Shows two releases whose errors are not counted, and rolls back to release 2; the attempts fail one after the other. */
async function rollBack(...failures: readonly ApiFailure[]) {
  const attempts = failures.values();
  const { api, made } = fakeApi({
    '/api/GetReleases': () => ({ releases: [uncounted(2), uncounted(1)], nextBefore: null }),
    [rollBackPath]: () => {
      throw attempts.next().value;
    },
  });
  const user = userEvent.setup();
  renderPage(api, <ReleasesModal teamId={ids.team} projectId={ids.project} stage="Live" onClose={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: 'Release 2' }));
  const press = () => user.click(screen.getByRole('button', { name: 'Roll back' }));
  await press();
  const sent = () =>
    made.filter(({ path }) => path === rollBackPath).map(({ input }) => (input as { body: unknown }).body);
  return { user, press, sent };
}

const findReason = () => screen.findByRole('textbox', { name: 'Reason for publishing anyway' });
const queryReason = () => screen.queryByRole('textbox', { name: 'Reason for publishing anyway' });

test('a rollback that did not reach the server needs no reason', async () => {
  const { press, sent } = await rollBack(offline, offline);
  expect(await screen.findByText('No connection')).toBeTruthy();
  expect(queryReason()).toBeNull();
  await press();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).not.toHaveProperty('overrideReason');
});

test('a rollback that the server refuses for errors needs a reason, which the next attempts send', async () => {
  const { user, press, sent } = await rollBack(errorsFound, offline, offline);
  await user.type(await findReason(), 'A fair');
  expect(screen.getByText(/^Errors keep this from being published/)).toBeTruthy();
  await press();
  expect(await screen.findByText('No connection')).toBeTruthy();
  await press();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().slice(1)).toMatchObject([{ overrideReason: 'A fair' }, { overrideReason: 'A fair' }]);
});

test('the refusal and the reason of a release disappear when another release is chosen', async () => {
  const { user } = await rollBack(errorsFound);
  await user.type(await findReason(), 'A fair');
  await user.click(screen.getByRole('radio', { name: 'Release 1' }));
  expect(queryReason()).toBeNull();
  expect(screen.queryByText('Errors were found')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Release 2' }));
  expect((await findReason()).textContent).toBe('');
});
