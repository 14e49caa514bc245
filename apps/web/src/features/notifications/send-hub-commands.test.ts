import { expect, test } from 'vitest';
import { fakeLive } from '../../testing/fake-live.ts';
import { sendHubCommands, type HubCommand } from './send-hub-commands.ts';

const orders = (count: number): HubCommand[] =>
  Array.from({ length: count }, (_, at) => ['SetNotificationToRead', String(at)] as const);

test('sendHubCommands marks two hundred notifications as read within the rate limit of the hub (HUB-7)', async () => {
  const hub = { left: 60, refused: 0 };
  const { live, invoked } = fakeLive(() => {
    hub.left -= 1;
    if (hub.left < 0) hub.refused += 1;
    return { Success: true };
  });
  const wait = async (ms: number) => {
    hub.left = Math.min(60, hub.left + (ms / 1_000) * 20);
  };
  expect(await sendHubCommands(live, orders(200), wait)).toBeUndefined();
  expect([invoked.length, hub.refused]).toEqual([200, 0]);
});

test('sendHubCommands stops at the first failure and returns it (P7.43)', async () => {
  const failure = { Success: false, ErrorMessage: 'There is no such notification.' };
  const { live, invoked } = fakeLive((_method, id) => (id === '2' ? failure : { Success: true }));
  expect(await sendHubCommands(live, orders(5))).toEqual(failure);
  expect(invoked).toHaveLength(3);
});
