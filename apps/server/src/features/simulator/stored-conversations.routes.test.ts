import { simulatorCalls } from '@confab/contracts';
import type { JsonObject, ProjectId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { chatWith, publishEchoProject } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { simulatorConversationsMax } from './simulator.repository.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;

/** Ten variables of 60,000 characters: every conversation starts with 600 kB of values. */
beforeAll(async () => {
  const large = (at: number): JsonObject =>
    aRow(
      `v${at}`,
      {
        Name: `Large${at}`,
        Type: 'string',
        Scope: at < 5 ? 'Project' : 'User',
        DefaultValue: 'x'.repeat(60_000),
      },
      at,
    );
  projectId = await publishEchoProject(app, ada, { Variables: Array.from({ length: 10 }, (_, at) => large(at)) });
});

/** The bytes of all rows of a table, in JSON. */
async function countBytes(table: string) {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(length(to_jsonb(stored)::text)), 0)::integer as bytes from ${sql.table(table)} stored
  `.execute(acrossTeams(app.services.db));
  return rows[0]?.bytes ?? 0;
}

const simulate = (more: object = {}) =>
  app.call(simulatorCalls.step, {
    query: { ProjectId: projectId },
    body: { projectId, inputValue: null, ...more },
    token: ada.token,
  });

describe('a conversation is stored as its difference from the program', () => {
  test('a start of a stranger writes less than a kilobyte, whatever the initial values', async () => {
    const before = await countBytes('channel_session');
    const visitors = await countBytes('channel_visitor');
    for (let count = 0; count < 5; count += 1)
      expect((await chatWith(app, projectId, { type: 'start' })).status).toBe(200);
    expect(((await countBytes('channel_session')) - before) / 5).toBeLessThan(1_000);
    expect((await countBytes('channel_visitor')) - visitors).toBeLessThan(5_000);
  });

  test('a simulated conversation is stored in few bytes as well, and continues with all of its values', async () => {
    const before = (await countBytes('simulator_session')) + (await countBytes('simulator_turn'));
    const { result } = await simulate();
    expect(result.variables['Large1']).toHaveLength(60_000);
    const written = (await countBytes('simulator_session')) + (await countBytes('simulator_turn')) - before;
    expect(written).toBeLessThan(2_000);
    const changed = await simulate({
      sessionId: result.sessionId,
      inputValue: 'hello',
      variables: { Large2: 'short' },
    });
    expect(changed.result.variables).toMatchObject({ Large1: 'x'.repeat(60_000), Large2: 'short' });
    const next = await simulate({ sessionId: result.sessionId, inputValue: 'again' });
    expect(next.result.variables).toMatchObject({ Large1: 'x'.repeat(60_000), Large2: 'short' });
    expect(Object.keys(next.result.variables)).toEqual(Object.keys(result.variables));
  });

  test('an account keeps its newest simulated conversations', async () => {
    const first = (await simulate()).result.sessionId;
    for (let count = 0; count < simulatorConversationsMax; count += 1) await simulate();
    const rows = await app.services.db
      .selectFrom('simulatorSession')
      .select('id')
      .where('teamId', '=', ada.teamId)
      .where('accountId', '=', ada.accountId)
      .execute();
    expect(rows).toHaveLength(simulatorConversationsMax);
    expect((await simulate({ sessionId: first, inputValue: 'hello' })).status).toBe(404);
  });

  test('a simulated conversation with 4 MiB of turns is not continued', async () => {
    const large = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`Large${at}`, 'y'.repeat(60_000)]));
    const { sessionId } = (await simulate()).result;
    let accepted = 0;
    for (let count = 0; count < 30; count += 1)
      accepted += (await simulate({ sessionId, inputValue: 'hello', variables: large })).message === '' ? 1 : 0;
    expect(accepted).toBeGreaterThan(10);
    expect(accepted).toBeLessThan(20);
    expect((await simulate({ sessionId, inputValue: 'hello' })).message).toContain('too large');
  });
});
