import type { ConnectionState } from '@confab/model';
import { expect, test } from 'vitest';
import { fakeLive } from '../testing/fake-live.ts';
import { onEventsMissed } from './on-events-missed.ts';

test.each<[string, ConnectionState, readonly ConnectionState[], number]>([
  ['when a page connects for the first time', 'Disconnected', ['Connecting', 'Connected'], 0],
  ['when the first attempts to connect fail', 'Connecting', ['Disconnected', 'Connecting', 'Connected'], 0],
  ['after a lost connection', 'Connected', ['Reconnecting', 'Connected'], 1],
  ['after each lost connection', 'Connected', ['Reconnecting', 'Connected', 'Reconnecting', 'Connected'], 2],
  [
    'after a part of the page opened without a connection',
    'Reconnecting',
    ['Disconnected', 'Reconnecting', 'Connected'],
    1,
  ],
  ['when the server lost events of a connected page', 'Connected', ['Connected'], 1],
])('onEventsMissed calls its handler once for each loss of events, %s', (_when, initial, states, times) => {
  const hub = fakeLive();
  hub.becomes(initial);
  let calls = 0;
  const unsubscribe = onEventsMissed(hub.live, () => {
    calls += 1;
  });
  for (const state of states) hub.becomes(state);
  unsubscribe();
  hub.becomes('Connected');
  expect(calls).toBe(times);
});
