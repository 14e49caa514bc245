import { towerCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createJobRecords } from '../../scheduling/job-records.ts';
import { startRepeatingJob } from '../../jobs/start-repeating-job.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { aMember, aPerson, aProject, aStaffMember, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
let staff: TestPerson;
beforeAll(async () => {
  staff = await aStaffMember(app);
});

describe('the health of the installation', () => {
  const health = async () => (await app.call(towerCalls.health, { query: {}, token: staff.token })).result;

  test('every part is probed, and Redis is unused where there is none', async () => {
    const { parts, version } = await health();
    expect(parts.map(({ part, state }) => [part, state.replace('Slow', 'Working')])).toEqual([
      ['database', 'Working'],
      ['redis', 'Unused'],
      ['storage', 'Working'],
      ['mail', 'Working'],
      ['hub', 'Working'],
    ]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('parts that fail are shown as failing, with no secret and no error of the call', async () => {
    const broken = await openTestApp({ SMTP_URL: 'smtp://ada:Harbour!View22@127.0.0.1:1', ENVIRONMENT: 'development' });
    try {
      vi.spyOn(broken.services.store, 'put').mockRejectedValue(
        Object.assign(new Error('/srv/data is full'), { code: 'ENOSPC' }),
      );
      const { token } = await aStaffMember(broken);
      const answered = await broken.call(towerCalls.health, { query: {}, token });
      expect(answered.status).toBe(200);
      const states = new Map(answered.result.parts.map(({ part, state, fault }) => [part, [state, fault]]));
      expect(states.get('storage')).toEqual(['Failing', 'ENOSPC']);
      expect(states.get('mail')?.[0]).toBe('Failing');
      expect(answered.text).not.toMatch(/Harbour|srv|ada/);
    } finally {
      await broken.close();
    }
  });

  test('repeating jobs show their last run and their last error, and the staff starts one', async () => {
    const records = app.services.processState.get(createJobRecords, app.services.now);
    let failure: Error | undefined = new Error('disk full at https://ada:secret-word@store.example/x?token=abc');
    const job = startRepeatingJob(3_600_000, 'test job', { log: pino({ level: 'silent' }), records }, async () => {
      if (failure) throw failure;
    });
    const find = async () => (await health()).jobs.find(({ name }) => name === 'test job');
    const run = (name: string) => app.call(towerCalls.runJob, { body: { name }, token: staff.token });
    expect(await find()).toMatchObject({ runCount: 0, lastRunUtc: '', everySeconds: 3_600 });
    expect((await run('test job')).success).toBe(true);
    await expect.poll(find, { timeout: 30_000 }).toMatchObject({ runCount: 1, failureCount: 1, isFailing: true });
    expect((await find())?.lastError).toBe('Error: disk full at https://store.example/x');
    failure = undefined;
    await run('test job');
    await expect.poll(find, { timeout: 30_000 }).toMatchObject({ runCount: 2, failureCount: 1, isFailing: false });
    expect((await run('no such job')).status).toBe(404);
    await job.stop();
  });
});

describe('queued jobs', () => {
  const queue = async (kind: 'Mail' | 'Publication', state: 'Open' | 'Failed' | 'Done') =>
    (await app.call(towerCalls.queue, { query: { kind, state, pageSize: 100 }, token: staff.token })).result.entries;
  const change = (call: typeof towerCalls.retryJob, kind: 'Mail' | 'Publication', id: string) =>
    app.call(call, { body: { kind, id }, token: staff.token });
  const find = async (kind: 'Mail' | 'Publication', state: 'Open' | 'Failed' | 'Done', id: string) =>
    (await queue(kind, state)).find((job) => job.id === id);

  async function aMail(values: { hours?: number; assistant?: string } = {}) {
    const id = app.services.newId();
    await app.services.db
      .insertInto('outboxMail')
      .values({
        id,
        recipient: 'ada@example.test',
        subject: 'Your table',
        text: 'At eight',
        html: '',
        createdAt: sql<Date>`now() - make_interval(hours => ${values.hours ?? 0})`,
        lastError: 'ECONNREFUSED: no server',
        attempts: 7,
        assistant: values.assistant ?? null,
      } as never)
      .execute();
    return id;
  }

  test('a mail that gave up is listed with its error and tried again for a day', async () => {
    const id = await aMail({ hours: 25 });
    expect(await find('Mail', 'Failed', id)).toMatchObject({
      title: 'ada@example.test',
      detail: 'Your table',
      attempts: 7,
      lastError: 'ECONNREFUSED: no server',
      canRetry: true,
      canCancel: false,
    });
    expect((await change(towerCalls.retryJob, 'Mail', id)).success).toBe(true);
    expect(await find('Mail', 'Failed', id)).toBeUndefined();
    expect(await find('Mail', 'Open', id)).toMatchObject({ state: 'Waiting', attempts: 0, canCancel: true });
    expect(await change(towerCalls.retryJob, 'Mail', id)).toMatchObject({
      status: 409,
      message: 'Only a failed job can be tried again. Reload the list.',
    });
  });

  test('a cancelled mail is not sent, and can be tried again', async () => {
    const id = await aMail();
    expect((await change(towerCalls.cancelJob, 'Mail', id)).success).toBe(true);
    expect(await find('Mail', 'Failed', id)).toMatchObject({ state: 'Cancelled', canRetry: true });
    expect((await change(towerCalls.cancelJob, 'Mail', id)).status).toBe(409);
    const { takeDueMails } = await import('../../mail/outbox.repository.ts');
    expect((await takeDueMails(app.services.db, 100)).map((mail) => mail.id)).not.toContain(id);
    await change(towerCalls.retryJob, 'Mail', id);
    expect((await takeDueMails(app.services.db, 100)).map((mail) => mail.id)).toContain(id);
  });

  test('the staff sees neither the text of a mail nor the subject of an assistant’s', async () => {
    const assistant = JSON.stringify({ kind: 'mail', teamName: 'Night Shift', language: 'en' });
    const id = await aMail({ assistant });
    expect(await find('Mail', 'Open', id)).toMatchObject({ detail: '', teamName: 'Night Shift' });
    expect(JSON.stringify(await queue('Mail', 'Open'))).not.toContain('At eight');
  });

  async function aPublication(project: Awaited<ReturnType<typeof aProject>>, state: string) {
    const [id, releaseId] = [app.services.newId(), app.services.newId()];
    const { teamId, projectId } = project;
    await sql`insert into release (id, team_id, project_id, number, created_by, content, versions)
      select ${releaseId}, ${teamId}, ${projectId}, 1 + count(*), ${owner.accountId}, '', '{}' from release
      where project_id = ${projectId} and team_id = ${teamId}`.execute(app.services.db);
    await sql`insert into platform_publication
        (id, team_id, project_id, release_id, stage, target, state, destination, created_by, attempts)
      select ${id}, team_id, id, ${releaseId}, 'Live', '{"name":"Kitchen speaker"}', ${state}, 'one place', ${owner.accountId}, 5
      from item where id = ${projectId} and team_id = ${teamId}`.execute(app.services.db);
    return id;
  }

  test('a failed package is sent again, and its log and the audit log show this', async () => {
    const project = await aProject(app, owner, 'Speaker');
    const id = await aPublication(project, 'Failed');
    expect(await find('Publication', 'Failed', id)).toMatchObject({
      title: 'Speaker',
      detail: 'Kitchen speaker · Live',
      attempts: 5,
    });
    expect((await change(towerCalls.retryJob, 'Publication', id)).success).toBe(true);
    expect(await find('Publication', 'Open', id)).toMatchObject({
      state: 'Waiting',
      attempts: 0,
      lastError: 'Started again by the operator of the server.',
      lastErrorName: 'platformLogMessages.retriedByStaff',
    });
    const audited = app.services.db.selectFrom('audit').select(['action', 'objectName']).where('objectId', '=', id);
    await expect
      .poll(() => audited.execute(), { timeout: 60_000 })
      .toEqual([{ action: 'RetryQueuedJob', objectName: 'Publication' }]);
    expect((await change(towerCalls.cancelJob, 'Publication', id)).success).toBe(true);
    expect(await find('Publication', 'Failed', id)).toMatchObject({ canRetry: true });
  });

  test('a package is not sent again after a newer one for the same platform', async () => {
    const project = await aProject(app, owner, 'Twice');
    const [old] = [await aPublication(project, 'Failed'), await aPublication(project, 'Done')];
    const { status, message } = await change(towerCalls.retryJob, 'Publication', old);
    expect([status, message]).toEqual([409, expect.stringMatching(/^A newer package was sent/)]);
    expect(await find('Publication', 'Failed', old)).toBeDefined();
  });

  test('a package that is being sent is not cancelled', async () => {
    const id = await aPublication(await aProject(app, owner, 'Sending'), 'Sending');
    expect(await change(towerCalls.cancelJob, 'Publication', id)).toMatchObject({
      status: 409,
      message: 'Only a waiting job can be cancelled. Reload the list.',
    });
  });
});

describe('teams', () => {
  test('the staff finds a team by the start of its name or its id, with its members, projects and storage', async () => {
    const person = await aPerson(app);
    const helper = await aMember(app, person.teamId, 'Commenter');
    const { projectId } = await aProject(app, person, 'Ferry');
    await app.services.db.updateTable('team').set({ name: 'Quay 5% North' }).where('id', '=', person.teamId).execute();
    const teams = async (search: string) =>
      (await app.call(towerCalls.teams, { query: { search }, token: staff.token })).result;
    const [found] = (await teams('quay 5%')).entries;
    expect(found).toMatchObject({ id: person.teamId, name: 'Quay 5% North', memberCount: 2, projectCount: 1 });
    expect(found?.usedBytes).toBeGreaterThan(0);
    expect((await teams(person.teamId)).total).toBe(1);
    expect(await teams('uay')).toEqual({ entries: [], total: 0 });
    const query = { teamId: person.teamId };
    const { result } = await app.call(towerCalls.team, { query, token: staff.token });
    expect(result.members.map(({ email, role }) => [email, role])).toEqual([
      [person.email, 'Admin'],
      [helper.email, 'Commenter'],
    ]);
    expect(result.projects).toMatchObject([{ id: projectId, name: 'Ferry' }]);
    expect(result.projectsMax).toBe(200);
  });
});

test('the staff sees how many new reports, open reviews and failed jobs there are', async () => {
  const counts = async () => (await app.call(towerCalls.counts, { query: {}, token: staff.token })).result;
  const before = await counts();
  await sql`insert into crash_report (id, email, kind, text) values (${app.services.newId()}, '', 'Crash', 'x')`.execute(
    app.services.db,
  );
  expect(await counts()).toEqual({ ...before, crashReports: before.crashReports + 1 });
});
