import { publishingCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listNotifications } from '../../core/notifications/notifications.repository.ts';
import { recordAllStatements } from '../../testing/growth/record-all-statements.ts';
import { aMember } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner, project } = setUpServer();
/** The number of notifications that an account keeps. */
const mostKept = 200;

test('a publication notifies all who may publish in as many statements as one, and each keeps the newest', async () => {
  const { db } = app.services;
  const { teamId, projectId } = project;
  const admins = [];
  for (let admin = 0; admin < 4; admin += 1) admins.push(await aMember(app, teamId, 'Admin'));
  const viewer = await aMember(app, teamId, 'Viewer');
  const [full] = admins;
  await sql`
    insert into notification (id, account_id, text, created_at)
    select gen_random_uuid(), ${full?.accountId}, 'old ' || number, now() - number * interval '1 minute'
    from generate_series(1, ${mostKept}) as number`.execute(db);
  const texts = recordAllStatements(app.database.pool);
  const published = await app.call(publishingCalls.promote, {
    token: owner.token,
    query: { owningTeamId: teamId },
    body: { projectId, source: 1, environments: ['2', '0'], acceptedTerms: true, overrideReason: 'For a test' },
  });
  expect(published.message).toBe('');
  expect(texts.filter((text) => /^\s*(?:insert into|delete from) "?notification"?/.test(text))).toHaveLength(2);
  for (const { accountId } of admins)
    expect((await listNotifications(db, accountId))[0]?.notificationText).toContain('published');
  for (const { accountId } of [viewer, owner]) expect(await listNotifications(db, accountId)).toEqual([]);
  const rest = db
    .selectFrom('notification')
    .select('text')
    .where('accountId', '=', full?.accountId ?? owner.accountId);
  const kept = await rest.orderBy('createdAt').execute();
  expect([kept.length, kept[0]?.text]).toEqual([mostKept, `old ${mostKept - 1}`]);
});
