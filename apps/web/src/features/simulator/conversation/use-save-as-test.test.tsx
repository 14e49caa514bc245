import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getBrowserPlace } from '../../../platform/browser-place.ts';
import { toastMessages } from '../../../words/web-messages.ts';
import { renderDock } from '../testing/a-simulator.tsx';
import { clearToasts, closeModals, getOpenModal, listToasts } from '../../../testing/modals-and-toasts.ts';

/** Starts a second conversation with other settings of the person, and saves it as a test case. */
async function saveSecond(...settings: readonly (RegExp | string)[]) {
  const { user, bodies, log } = await renderDock();
  await log().findByText('What can I get you?');
  await user.click(screen.getByRole('button', { name: /^Simulate: Draft/ }));
  for (const name of settings) await user.click(screen.getByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Restart' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  await user.click(await log().findByRole('button', { name: 'Save as test case up to here' }));
  const props = getOpenModal('editTestCaseModal');
  const toasts = listToasts();
  closeModals();
  clearToasts();
  return { props, toasts, body: bodies().at(-1) };
}

test('a test case has the account, time zone and region of its conversation', async () => {
  const { timeZone, region } = getBrowserPlace();
  const { props, toasts, body } = await saveSecond('Account linked');
  expect(props).toMatchObject({ situation: { IsAccountLinked: true, TimeZone: timeZone, Region: region } });
  expect(body).toMatchObject({ isAccountLinked: true, timeZone, region });
  expect(toasts).toEqual([]);
});

test('an author who saves a conversation with kept variables reads that a test case has none', async () => {
  const { props, toasts } = await saveSecond(/^New user/);
  expect(props).toMatchObject({ situation: { IsNewUser: false } });
  expect(toasts).toEqual([toastMessages.differentStart.message]);
});
