import { analyticCalls, analyticViews } from '@confab/contracts';
import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';

// The limits of a real installation.
const { app, owner, project } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '1' } });

test('a person can open every view several times within a minute, each with the choices of its filters', async () => {
  const { teamId, projectId } = project;
  const asked = { teamId, projectIds: [projectId], from: '2026-11-01', to: '2026-11-28' };
  for (let round = 0; round < 3; round += 1)
    for (const view of analyticViews)
      for (const shown of [view, 'detail'] as const) {
        const { message } = await app.call(analyticCalls.retrieve, {
          token: owner.token,
          body: { ...asked, view: shown },
        });
        expect(message).toBe('');
      }
});
