import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepRecording,
  keptRecording,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../audio/testing/kept-recordings.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import { startSession, useSession } from '../../session/session-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubDatabases } from '../../testing/stub-databases.ts';
import { useLogOut } from './use-log-out.ts';

const stored = { assetId: keptRecording.assetId, name: 'Recording.mp3' };
const { api } = fakeApi({ '/api/Logout': () => null, '/api/UploadBrowseFile': () => stored });

function LogOut() {
  const logOut = useLogOut();
  return <button onClick={logOut}>Log out</button>;
}

/** A page of a person, with a recording in the browser. */
async function showPage(owner = keptRecording.owner) {
  await keepRecording({ ...keptRecording, owner });
  renderPage(
    api,
    <>
      <LogOut />
      <ModalHost />
    </>,
  );
  return userEvent.setup();
}
const find = (name: string) => screen.findByRole('button', { name });
const getStatus = () => useSession.getState().status;

beforeEach(() => {
  stubDatabases('confab-recordings');
  // The session reads only these fields of a sign-in.
  startSession({ token: 'tvs_ada', email: 'ada@example.test' } as never);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await removeKeptRecording(keptRecording.id);
});

test('logging out works in a browser that cannot list its databases', async () => {
  vi.stubGlobal('indexedDB', {});
  const user = await showPage('grace@example.test');
  await user.click(await find('Log out'));
  await waitFor(() => expect(getStatus()).toBe('signedOut'));
});

test('logging out asks before it deletes recordings that are not uploaded', async () => {
  const user = await showPage();
  await user.click(await find('Log out'));
  await screen.findByText(/stored in this browser only. Logging out deletes them/);
  await user.click(await find('Stay logged in'));
  expect(getStatus()).toBe('signedIn');
  await user.click(await find('Log out'));
  await user.click(await find('Log out and delete'));
  expect(getStatus()).toBe('signedOut');
});

test('logging out does not ask about recordings that are uploaded', async () => {
  const user = await showPage();
  const [kept] = useKeptRecordings.getState().recordings;
  if (kept) await uploadKeptRecording(api, kept);
  await user.click(await find('Log out'));
  await expect.poll(getStatus).toBe('signedOut');
});

test('logging out does not ask about recordings of another account', async () => {
  const user = await showPage('grace@example.test');
  await user.click(await find('Log out'));
  await expect.poll(getStatus).toBe('signedOut');
});
