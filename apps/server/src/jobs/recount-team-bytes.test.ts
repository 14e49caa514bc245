import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findTeamStorage } from '../core/quotas/quotas.repository.ts';
import { addConversationUsage, findConversationBytes } from '../core/quotas/conversation-room.repository.ts';
import { aPerson, aProject, type TestPerson } from '../testing/people-and-projects.ts';
import { chatWith, publishEchoProject } from '../testing/publish-project.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { recountTeamBytes } from './recount-team-bytes.ts';
import '../testing/runs-on-postgres.ts';

const { app } = setUpServer();

/** Makes the counter of a team wrong, and due for a recount. */
async function damage({ teamId }: TestPerson, bytes: number) {
  await app.services.db
    .updateTable('teamUsage')
    .set(({ eb }) => ({ bytes: eb('bytes', '+', bytes), recountedAt: new Date(Date.now() - 2 * 86_400_000) }))
    .where('teamId', '=', teamId)
    .execute();
}

const getUsage = ({ teamId }: TestPerson) =>
  app.services.db
    .selectFrom('teamUsage')
    .select(['bytes', 'recounts'])
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();

test('simultaneous recounts correct a wrong counter of each team once, while others write (§2.4)', async () => {
  const [ada, grace] = [await aPerson(app), await aPerson(app)];
  for (const person of [ada, grace]) await aProject(app, person);
  const before = await Promise.all([ada, grace].map(getUsage));
  await damage(ada, 5_000);
  await damage(grace, -300);
  const { db } = app.services;
  await Promise.all([recountTeamBytes(db), recountTeamBytes(db), recountTeamBytes(db), aProject(app, ada, 'Cafe')]);
  await recountTeamBytes(db);
  const after = await Promise.all([ada, grace].map(getUsage));
  expect(after[1]).toEqual({ bytes: before[1]?.bytes, recounts: 1 });
  expect(after[0]?.recounts).toBe(1);
  const used = (await findTeamStorage(db, ada.teamId)).usedBytes;
  await damage(ada, 0);
  await recountTeamBytes(db);
  expect((await getUsage(ada)).bytes).toBe(used);
});

test('a recount corrects a wrong or missing sum of the conversations of a team', async () => {
  const { db } = app.services;
  const [ada, grace] = [await aPerson(app), await aPerson(app)];
  for (const person of [ada, grace]) {
    const projectId = await publishEchoProject(app, person, {});
    for (let count = 0; count < 3; count += 1)
      expect((await chatWith(app, projectId, { type: 'start' })).status).toBe(200);
    expect(await findConversationBytes(db, person.teamId)).toBe(3 * 4_096);
  }
  await addConversationUsage(db, { teamId: ada.teamId, bytes: 50_000 });
  await db.deleteFrom('sessionUsage').where('teamId', '=', grace.teamId).execute();
  for (const person of [ada, grace]) await damage(person, 0);
  await recountTeamBytes(db);
  for (const { teamId } of [ada, grace]) expect(await findConversationBytes(db, teamId)).toBe(3 * 4_096);
});

test('a recount of one team that fails is reported and does not stop the recounts of others', async () => {
  const { db } = app.services;
  const [ada, grace] = [await aPerson(app), await aPerson(app)];
  for (const person of [ada, grace]) await aProject(app, person);
  const before = await Promise.all([ada, grace].map(getUsage));
  await damage(ada, 5_000);
  await damage(grace, 700);
  await sql`
    update team_usage set recounted_at = recounted_at - interval '1 day' where team_id = ${ada.teamId}`.execute(db);
  await sql`
    create function refuse_recount() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger refuse_recount before update on team_usage for each row
      when (new.recounts <> old.recounts and new.team_id = ${sql.lit(ada.teamId)})
      execute function refuse_recount();`.execute(db);
  try {
    await expect(recountTeamBytes(db)).rejects.toThrow(`team ${ada.teamId}: `);
  } finally {
    await sql`drop function refuse_recount cascade`.execute(db);
  }
  expect(await getUsage(grace)).toEqual({ bytes: before[1]?.bytes, recounts: 1 });
  await recountTeamBytes(db);
  expect(await getUsage(ada)).toEqual({ bytes: before[0]?.bytes, recounts: 1 });
});
