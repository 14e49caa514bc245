import { alertCalls, profileCalls, projectCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { listNotifications } from '../../../core/notifications/notifications.repository.ts';
import { findMails } from '../../../testing/find-mails.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { checkAlerts } from './check-alerts.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A Wednesday; turns are summed up to this time. */
const firstUntil = Date.parse('2026-03-11T15:00:00Z');

interface Hour {
  readonly missed?: number;
  readonly errors?: number;
  readonly conversations?: number;
  readonly stage?: string;
}

/** Stores the sums of an hour with 200 turns, of which 100 had an utterance that was either matched or missed. */
async function countHour(start: number, { missed = 10, errors = 2, conversations = 50, stage = 'Live' }: Hour = {}) {
  const { teamId, projectId } = project;
  await sql`
    insert into analytics_count (team_id, project_id, kind, grain, starts_at, stage, channel, language, turns, conversations,
      new_visitors, returning_visitors, ended, matched, missed, silent, errors, latency_ms, slowest_ms)
    values (${teamId}, ${projectId}, 'all', 'hour', ${new Date(start)}, ${stage}, 'chat', 'en', 200, ${conversations},
      0, 0, 0, ${100 - missed}, ${missed}, 0, ${errors}, 0, 0)`.execute(app.services.db);
}

async function checkAt(until: number) {
  await sql`insert into analytics_progress (grain, until) values ('hour', ${new Date(until)})
    on conflict (grain) do update set until = excluded.until`.execute(app.services.db);
  await checkAlerts(app.services);
}

/** Stores the sums of the hours that end at a time, then checks. */
async function checkHour(until: number, hour: Hour) {
  await countHour(until - hourMs, hour);
  await checkAt(until);
}

const listAlerts = async ({ token } = ada) => {
  const { teamId, projectId } = project;
  const { result, message } = await app.call(alertCalls.list, { token, query: { teamId, projectId } });
  expect(message).toBe('');
  return result;
};
const listAlertMails = async (email = ada.email) =>
  (await findMails(app, email)).filter(({ subject }) => /usual/.test(subject));

beforeEach(async () => {
  await sql`delete from outbox_mail`.execute(app.services.db);
  await recount({});
});

test('a share of misses far above that of four weeks opens an alert with one mail to each member', async () => {
  const viewer = await aMember(app, ada.teamId, 'Viewer');
  const unverified = await aMember(app, ada.teamId, 'AppEditor', { isVerified: false });
  await checkHour(firstUntil, { missed: 40 });
  expect(await listAlerts()).toEqual([
    {
      id: expect.any(String),
      figure: 'missed',
      openedUtc: '2026-03-11T15:00:00.000Z',
      hours: 1,
      share: 0.4,
      usual: 0.1,
      from: '2026-03-11',
      to: '2026-03-11',
    },
  ]);
  for (const { email } of [ada, viewer]) {
    const [mail, ...others] = await listAlertMails(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('“Harbour” did not understand 40% of what visitors said in the last hour.');
    expect(mail?.text).toContain('The usual share at this time is 10%.');
    const link = `?project=${project.projectId}&view=correspondence&from=2026-03-11&to=2026-03-11&stage=Live&outcome=missed`;
    expect(mail?.text).toContain(link);
  }
  expect(await listAlertMails(unverified.email)).toEqual([]);
  const [notification] = await listNotifications(app.services.db, unverified.accountId);
  expect(notification?.notificationText).toBe(
    'Harbour did not understand 40% of what visitors said. The usual share is 10%.',
  );
});

test('an unusual share of errors opens its own alert, even when only a whole day has enough conversations to judge it', async () => {
  // On each day, 20 hours have conversations, but each hour has too few to be judged alone.
  for (let day = 0; day <= 28; day += 1)
    for (let hour = 4; hour < 24; hour += 1)
      await countHour(firstUntil - day * dayMs - hour * hourMs, { conversations: 3, errors: day === 0 ? 60 : 2 });
  await checkHour(firstUntil, {});
  expect(await listAlerts()).toMatchObject([{ figure: 'errors', hours: 24, from: '2026-03-10', to: '2026-03-11' }]);
  const [mail] = await listAlertMails();
  expect(mail?.subject).toBe('A project on Confab has more errors than usual');
  expect(mail?.text).toMatch(/“Harbour” had errors in \d+% of its turns in the last 24 hours\./);
});

/** Deletes the counts, and counts the same hours with other figures. */
async function recount(hour: Hour) {
  await sql`delete from analytics_count`.execute(acrossTeams(app.services.db));
  for (let day = 1; day <= 29; day += 1)
    for (const at of [0, 1, 2]) await countHour(firstUntil - day * dayMs + (at - 1) * hourMs, hour);
}

test.each([
  ['the figures are as usual', {}, { missed: 12 }],
  ['a project has few conversations', { conversations: 5 }, { missed: 90, conversations: 5 }],
  ['a project had few conversations before', { conversations: 5 }, { missed: 90 }],
  ['only the beta stage has misses', {}, { missed: 90, stage: 'Beta' }],
])('no alert is opened when %s', async (_case, before, now) => {
  await recount(before);
  await checkHour(firstUntil, now);
  expect(await listAlerts()).toEqual([]);
  expect(await listAlertMails()).toEqual([]);
});

test('when several processes check at once, each alert is opened and mailed once', async () => {
  await countHour(firstUntil - hourMs, { missed: 40, errors: 100 });
  await sql`update analytics_progress set until = ${new Date(firstUntil)} where grain = 'hour'`.execute(
    app.services.db,
  );
  await Promise.all(Array.from({ length: 4 }, () => checkAlerts(app.services)));
  await checkAlerts(app.services);
  expect((await listAlerts()).map(({ figure }) => figure)).toEqual(['errors', 'missed']);
  expect(await listAlertMails()).toHaveLength(2);
});

test('an alert stays open until the figures are well within the band, and a day passes before the next mail', async () => {
  await checkHour(firstUntil, { missed: 40 });
  const [opened] = await listAlerts();
  // 15% is above the middle of the band, which reaches from 10% to 19%.
  await checkHour(firstUntil + hourMs, { missed: 15 });
  expect(await listAlerts()).toEqual([opened]);
  // The other hours of the last 24 have few misses, so the share of the whole day is usual too.
  for (let hour = 3; hour < 24; hour += 1) await countHour(firstUntil - hour * hourMs, { missed: 8 });
  await checkHour(firstUntil + 2 * hourMs, { missed: 10 });
  expect(await listAlerts()).toEqual([]);
  await checkHour(firstUntil + dayMs, { missed: 40 });
  expect(await listAlerts()).toHaveLength(1);
  expect(await listAlertMails()).toHaveLength(2);
});

test('an alert that opens again on the same day sends no second mail', async () => {
  await checkHour(firstUntil, { missed: 40 });
  await sql`update alert set closed_at = ${new Date(firstUntil)} where team_id = ${ada.teamId}`.execute(
    app.services.db,
  );
  await checkHour(firstUntil + hourMs, { missed: 60 });
  expect(await listAlerts()).toMatchObject([{ share: 0.6 }]);
  expect(await listAlertMails()).toHaveLength(1);
});

test('a project whose alerts are switched off opens none and closes those that are open', async () => {
  await saveProject(app, ada, project.projectId, { WatchErrors: false });
  await checkHour(firstUntil, { missed: 40, errors: 100 });
  expect((await listAlerts()).map(({ figure }) => figure)).toEqual(['missed']);
  await saveProject(app, ada, project.projectId, { WatchMisses: false });
  await checkHour(firstUntil + hourMs, { missed: 40, errors: 100 });
  expect(await listAlerts()).toEqual([]);
});

test('an alert of a project without conversations is closed after a week', async () => {
  await checkHour(firstUntil, { missed: 40 });
  await checkAt(firstUntil + 7 * dayMs - hourMs);
  expect(await listAlerts()).toHaveLength(1);
  await checkAt(firstUntil + 9 * dayMs);
  expect(await listAlerts()).toEqual([]);
});

test('the alerts of a deleted project are closed', async () => {
  await checkHour(firstUntil, { missed: 40 });
  const { teamId, projectId } = project;
  const query = { owningTeamId: teamId, projectId };
  expect((await app.call(projectCalls.remove, { token: ada.token, query })).success).toBe(true);
  await checkAt(firstUntil + hourMs);
  const { rows } = await sql<{ closed: Date | null }>`
    select closed_at as closed from alert where team_id = ${teamId} and project_id = ${projectId}`.execute(
    app.services.db,
  );
  expect(rows).toEqual([{ closed: new Date(firstUntil + hourMs) }]);
});

test('a member who has switched such mails off in the profile gets only the notification', async () => {
  const member = await aMember(app, ada.teamId, 'AppEditor');
  const { accountId: tvAccountId, token } = member;
  const values = { FirstName: 'Grace', AlertMails: false };
  expect((await app.call(profileCalls.saveTvDetails, { token, body: { tvAccountId, values } })).message).toBe('');
  await checkHour(firstUntil, { missed: 40 });
  expect(await listAlertMails(member.email)).toEqual([]);
  expect(await listNotifications(app.services.db, member.accountId)).toHaveLength(1);
});

test('strangers do not see the alerts of a project', async () => {
  const eve = await aPerson(app);
  const { teamId, projectId } = project;
  const asked = (team: typeof teamId) =>
    app.call(alertCalls.list, { token: eve.token, query: { teamId: team, projectId } });
  expect((await asked(teamId)).success).toBe(false);
  expect((await asked(eve.teamId)).success).toBe(false);
});
