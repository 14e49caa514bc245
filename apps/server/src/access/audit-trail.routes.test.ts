import {
  accountCalls,
  analyticCalls,
  nodeCalls,
  projectCalls,
  teamCalls,
  towerCalls,
  type QueryOf,
} from '@confab/contracts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { expiredRows } from '../jobs/expired-rows.repository.ts';
import { sweep } from '../jobs/sweep.ts';
import { aMember, aPerson, aProject, aStaffMember, toNodeId, type TestPerson } from '../testing/people-and-projects.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import '../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
let staff: TestPerson;
beforeAll(async () => {
  staff = await aStaffMember(app);
});

const list = async (query: QueryOf<typeof accountCalls.audit>) =>
  (await app.call(accountCalls.audit, { query: { pageSize: 100, ...query }, token: staff.token })).result.entries;

/** Audit rows are written after the answer. */
const waitFor = (read: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(read, { timeout: 60_000 }).toMatchObject(wanted as object);

const remove = ({ teamId, projectId }: { teamId: TestPerson['teamId']; projectId: never }) =>
  app.call(projectCalls.remove, { query: { owningTeamId: teamId, projectId }, token: owner.token });

describe('the names in a line of the audit log', () => {
  test('the line about the deletion of a project names the project and its team', async () => {
    const project = await aProject(app, owner, 'Lighthouse');
    expect((await remove(project as never)).success).toBe(true);
    await waitFor(
      () => list({ object: project.projectId, action: 'DeleteProject' }),
      [
        {
          objectId: project.projectId,
          objectName: 'Lighthouse',
          email: owner.email,
          teamName: expect.stringMatching(/./),
        },
      ],
    );
  });

  test('the line about the deletion of a node names the node, not its project', async () => {
    const project = await aProject(app, owner, 'Pier');
    const { teamId, projectId, workflowId, say } = project;
    const query = {
      owningTeamId: teamId,
      owningProjectId: projectId,
      owningWorkflowId: workflowId,
      nodeId: toNodeId(say),
    };
    expect((await app.call(nodeCalls.remove, { query, token: owner.token })).success).toBe(true);
    await waitFor(() => list({ object: say.id }), [{ objectName: say.displayName, action: 'DeleteNode' }]);
  });

  test('the line about a new role names the member', async () => {
    const member = await aMember(app, owner.teamId, 'Viewer');
    const query = { teamId: owner.teamId, emailToModify: member.email, newPermission: 'Commenter' as const };
    expect((await app.call(teamCalls.changePermission, { query, token: owner.token })).success).toBe(true);
    await waitFor(
      () => list({ person: member.email, action: teamCalls.changePermission.path.replace('/api/', '') }),
      [{ objectName: member.email, email: owner.email }],
    );
  });

  test('a line of the audit log keeps the address of an account that is deleted later', async () => {
    const person = await aPerson(app);
    const project = await aProject(app, person, 'Left behind');
    await app.call(projectCalls.remove, {
      query: { owningTeamId: project.teamId, projectId: project.projectId },
      token: person.token,
    });
    await waitFor(() => list({ object: project.projectId }), [{ email: person.email }]);
    await app.services.db.deleteFrom('account').where('id', '=', person.accountId).execute();
    expect(await list({ object: project.projectId })).toMatchObject([
      { email: person.email, objectName: 'Left behind' },
    ]);
    expect((await list({ person: person.email.toUpperCase() })).length).toBeGreaterThan(0);
  });

  test('the line about a member of the staff who looks at a team names the team', async () => {
    const { teamId } = await aPerson(app);
    await app.services.db.updateTable('team').set({ name: 'Watched' }).where('id', '=', teamId).execute();
    await app.call(towerCalls.team, { query: { teamId }, token: staff.token });
    await waitFor(
      () => list({ object: 'watched' }),
      [{ action: 'GetTeamDetails', objectId: teamId, email: staff.email }],
    );
  });

  test('an export of conversations is audited with its project', async () => {
    const { teamId, projectId } = await aProject(app, owner, 'Talkative');
    const body = {
      teamId,
      projectIds: [projectId],
      view: 'correspondence' as const,
      from: '2026-11-01',
      to: '2026-11-20',
    };
    expect((await app.call(analyticCalls.exportData, { body, token: owner.token })).status).toBe(200);
    await waitFor(
      () => list({ object: 'talk', action: 'ExportData' }),
      [{ action: 'ExportData', objectName: 'Talkative', email: owner.email }],
    );
  });
});

describe('searching the audit log', () => {
  test('a search by person, call, object and day finds only the lines of the audit log that match all of them', async () => {
    const project = await aProject(app, owner, 'Search 100% me');
    await remove(project as never);
    const object = 'search 100% M';
    await waitFor(() => list({ object, person: owner.email }), [{ objectId: project.projectId }, {}]);
    const today = new Date(app.services.now()).toISOString().slice(0, 10);
    const found = await list({ object, action: 'DeleteP', from: today, to: today });
    expect(found.map(({ action }) => action)).toEqual(['DeleteProject']);
    expect(await list({ object, action: 'eleteProject' })).toEqual([]);
    expect(await list({ object, person: staff.email })).toEqual([]);
    expect(await list({ object, to: '2020-01-01' })).toEqual([]);
    expect(await list({ object: '%100' })).toEqual([]);
  });

  test('a search that is sent again with every letter is one line of the audit log', async () => {
    const person = await aStaffMember(app);
    for (const search of ['a', 'ad', 'ada', 'ada@', 'ada@e'])
      expect((await app.call(accountCalls.list, { query: { search }, token: person.token })).status).toBe(200);
    await waitFor(
      () => list({ accountId: person.accountId, action: 'GetAccounts' }),
      [{ action: 'GetAccounts', result: 200, email: person.email }],
    );
    expect(await list({ accountId: person.accountId, action: 'GetAccounts' })).toHaveLength(1);
  });
});

describe('the audit log cannot be changed', () => {
  const refusal = /audit trail cannot be changed/;
  const add = async (action: string, days = 0) => {
    const id = app.services.newId();
    await sql`insert into audit (id, action, result, at)
      values (${id}, ${action}, 200, now() - make_interval(days => ${days}))`.execute(app.services.db);
    return id;
  };
  const count = async (id: string) =>
    (await app.services.db.selectFrom('audit').select('id').where('id', '=', id).execute()).length;

  test('the database refuses to change, delete and empty the log', async () => {
    const id = await add('kept', 399);
    const { db } = app.services;
    await expect(sql`update audit set action = 'other' where id = ${id}`.execute(db)).rejects.toThrow(refusal);
    await expect(sql`update audit set repeats = 2, last_at = now() where id = ${id}`.execute(db)).rejects.toThrow(
      refusal,
    );
    await expect(sql`delete from audit where id = ${id}`.execute(db)).rejects.toThrow(refusal);
    await expect(sql`truncate audit`.execute(db)).rejects.toThrow(refusal);
    expect(await count(id)).toBe(1);
  });

  test('in a line about refused calls only the count and its time can go up, and nothing else can be changed', async () => {
    const { db } = app.services;
    const id = await add('refused');
    const counting = app.services.newId();
    await sql`insert into audit (id, action, result, refusal_key) values (${counting}, 'refused', 403, 'key')`.execute(
      db,
    );
    await sql`update audit set repeats = repeats + 1, last_at = now() where id = ${counting}`.execute(db);
    for (const change of [sql`repeats = 1`, sql`repeats = 9, last_at = now(), ip = ''::text || 'x'`])
      await expect(sql`update audit set ${change} where id = ${counting}`.execute(db)).rejects.toThrow(refusal);
    expect(await count(id)).toBe(1);
  });

  test('the sweep deletes lines after 400 days and keeps younger ones', async () => {
    const [old, young] = [await add('old', 401), await add('young', 399)];
    await sweep(app.services.db);
    expect([await count(old), await count(young)]).toEqual([0, 1]);
    expect(expiredRows.filter(({ table }) => table === 'audit')).toHaveLength(1);
  });
});
