import { toJsonText } from '@confab/model';
import { failureStatus, itemMessages, nodeCalls, towerCalls } from '@confab/contracts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { findTeamStorage, storeLimits } from '../../core/quotas/quotas.repository.ts';
import { aPerson, aProject, aStaffMember, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const bytesInMegabyte = 1_048_576;
let staff: TestPerson;
beforeAll(async () => {
  staff = await aStaffMember(app);
});
afterEach(() => storeLimits(app.services.db, 0));

const setLimit = (teamId: TestPerson['teamId'], megabytes: number | null, { token } = staff) =>
  app.call(towerCalls.setTeamLimit, { token, body: { teamId, megabytes } });
async function find(teamId: TestPerson['teamId']) {
  const { result } = await app.call(towerCalls.teams, { token: staff.token, query: { search: teamId } });
  return result.entries[0];
}

/** Creates nodes with about 1 MB of values each. */
async function fill(person: TestPerson, nodes: number) {
  const { teamId, projectId, workflowId } = await aProject(app, person);
  const notes = 'x'.repeat(bytesInMegabyte);
  const add = () =>
    app.services.db.transaction().execute((trx) =>
      trx
        .insertInto('item')
        .values({
          id: app.services.newId() as never,
          teamId,
          kind: 'node',
          type: 'Say',
          projectId,
          workflowId,
          displayName: 'Large',
          draft: toJsonText({ Notes: notes }),
        })
        .execute(),
    );
  for (let made = 0; made < nodes; made += 1) await add();
  const body = { teamId, projectId, workflowId, nodeType: 'Say', displayName: 'One more' };
  return () => app.call(nodeCalls.create, { token: person.token, body });
}

test('a team with its own limit may store more than others, or less', async () => {
  await storeLimits(app.services.db, 2 * bytesInMegabyte);
  const [ada, eve] = [await aPerson(app), await aPerson(app)];
  expect((await setLimit(ada.teamId, 4)).message).toBe('');
  expect(await find(ada.teamId)).toMatchObject({ allowedBytes: 4 * bytesInMegabyte, hasOwnLimit: true });
  expect(await find(eve.teamId)).toMatchObject({ allowedBytes: 2 * bytesInMegabyte, hasOwnLimit: false });
  const addMore = await fill(ada, 3);
  expect((await addMore()).success).toBe(true);
  await setLimit(ada.teamId, 3);
  expect(await addMore()).toMatchObject({ status: failureStatus.tooLarge, message: itemMessages.storageFull });
  await expect(fill(eve, 2)).rejects.toThrow(itemMessages.storageFull);
});

test("after a team's own limit is removed, the general limit applies", async () => {
  const ada = await aPerson(app);
  await setLimit(ada.teamId, 1);
  expect((await findTeamStorage(app.services.db, ada.teamId)).allowedBytes).toBe(bytesInMegabyte);
  await setLimit(ada.teamId, null);
  expect((await findTeamStorage(app.services.db, ada.teamId)).allowedBytes).toBeUndefined();
  expect(await find(ada.teamId)).toMatchObject({ allowedBytes: null, hasOwnLimit: false });
});

test('only the staff sets limits, and each change is in the audit log', async () => {
  const ada = await aPerson(app);
  expect((await setLimit(ada.teamId, 5, ada)).success).toBe(false);
  expect((await setLimit(app.services.newId(), 5)).status).toBe(404);
  expect(await find(ada.teamId)).toMatchObject({ hasOwnLimit: false });
  expect((await setLimit(ada.teamId, 5)).success).toBe(true);
  const audited = app.services.db
    .selectFrom('audit')
    .select(['accountId', 'result'])
    .where('objectId', '=', ada.teamId);
  await expect
    .poll(() => audited.where('action', '=', 'SetTeamLimit').execute(), { timeout: 60_000 })
    .toEqual([{ accountId: staff.accountId, result: 200 }]);
});

test('the staff sees who set which limit of a team, newest first, and other teams are not among them', async () => {
  const [ada, eve] = [await aPerson(app), await aPerson(app)];
  const listChanges = async (teamId: TestPerson['teamId']) =>
    (await app.call(towerCalls.team, { query: { teamId }, token: staff.token })).result.limitChanges;
  expect(await listChanges(ada.teamId)).toEqual([]);
  // A refused change is not listed.
  await setLimit(ada.teamId, 5, ada);
  for (const megabytes of [5, 7, null]) await setLimit(ada.teamId, megabytes);
  await setLimit(eve.teamId, 9);
  const changes = await listChanges(ada.teamId);
  expect(changes.map(({ bytes, email }) => [bytes, email])).toEqual([
    [null, staff.email],
    [7 * bytesInMegabyte, staff.email],
    [5 * bytesInMegabyte, staff.email],
  ]);
  expect(changes.map(({ utcTimestamp }) => utcTimestamp)).toEqual(
    changes.map(({ utcTimestamp }) => utcTimestamp).toSorted((one, other) => other.localeCompare(one)),
  );
  for (let megabytes = 1; megabytes <= 51; megabytes += 1) await setLimit(ada.teamId, megabytes);
  const newest = await listChanges(ada.teamId);
  expect([newest.length, newest[0]?.bytes, newest.at(-1)?.bytes]).toEqual([
    50,
    51 * bytesInMegabyte,
    2 * bytesInMegabyte,
  ]);
});
