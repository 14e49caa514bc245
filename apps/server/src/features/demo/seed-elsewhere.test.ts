import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { seedConversations } from './seed-conversations.ts';

const { app, owner } = setUpServer();

test('no conversation is held in a database without the demo team', async () => {
  expect(owner.teamId).toBeTruthy();
  const options = { until: new Date('2025-06-11T21:00:00Z'), days: 1, perDay: 5, print: () => undefined };
  await expect(seedConversations(app.services, options)).rejects.toThrow('no demo team');
});
