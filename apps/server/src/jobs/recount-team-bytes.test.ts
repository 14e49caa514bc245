import { expect, test } from 'vitest';
import { findTeamStorage } from '../core/quotas/quotas.repository.ts';
import { aPerson, aProject, type TestPerson } from '../testing/people-and-projects.ts';
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
