import { commentCalls, teamCalls } from '@confab/contracts';
import { toJsonText, type AccountId, type CommentId } from '@confab/model';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listNotifications, markRead } from '../../core/notifications/notifications.repository.ts';
import { newId } from '../../new-id.ts';
import { findMails } from '../../testing/find-mails.ts';
import { aMember, inProject, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';
import { mailUnread } from './mail-unread.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });
let ben: TestPerson;
beforeAll(async () => {
  ben = await aMember(app, ada.teamId, 'Commenter');
});
beforeEach(async () => {
  await app.services.db.deleteFrom('notification').execute();
  await app.services.db.deleteFrom('outboxMail').execute();
  await setProfile({});
});

const setProfile = (profile: { CommentMails?: boolean; Language?: string }) =>
  app.services.db
    .updateTable('account')
    .set({ profile: toJsonText(profile) })
    .where('id', '=', ben.accountId)
    .execute();

async function begin(text: string, mentions: readonly AccountId[] = [ben.accountId], by = ada) {
  const body = {
    ...inProject(project),
    itemId: project.say.id,
    newThreadId: newId(),
    path: '',
    text,
    mentions: [...mentions],
  };
  return (await app.call(commentCalls.create, { body, token: by.token })).result;
}

/** Advances the clock by the time in which a comment can be read in the product. */
const pass = (minutes: number) =>
  app.services.db
    .updateTable('notification')
    .set({ mailAt: sql<Date>`mail_at - ${minutes} * interval '1 minute'` })
    .execute();

async function mailAfter(minutes: number) {
  await pass(minutes);
  await mailUnread(app.services);
  return findMails(app, ben.email);
}

describe('mails about unread comments', () => {
  test('a mention that is not read within ten minutes is mailed once, with a link to its thread', async () => {
    const thread = await begin(`@${ben.email} is this right?`);
    expect(await mailAfter(9)).toEqual([]);
    const [mail] = await mailAfter(1);
    expect(mail?.subject).toBe('New comments for you on Confab');
    expect(mail?.text.replaceAll('\u2060', '')).toContain(`${ada.email} mentioned you in a comment on “Greeting”`);
    expect(mail?.text).toContain(`thread=${thread.id}&team=${project.teamId}`);
    expect(await mailAfter(60)).toHaveLength(1);
  });

  test('all unread notifications are in one mail, including those not due yet, in the language of the reader', async () => {
    await setProfile({ Language: 'Deutsch' });
    await begin(`@${ben.email} first`);
    await pass(9);
    await begin(`@${ben.email} second`);
    const mails = await mailAfter(1);
    expect(mails.map(({ subject }) => subject)).toEqual(['Neue Kommentare für dich bei Confab']);
    expect(mails[0]?.text).toMatch(/2 Kommentare für dich[^]*erwähnt: .*first[^]*erwähnt: .*second/);
    expect(await mailAfter(60)).toHaveLength(1);
  });

  test('a mail about many unread comments quotes the last ten', async () => {
    for (let number = 1; number <= 12; number += 1) await begin(`@${ben.email} number ${number}.`);
    const [mail] = await mailAfter(10);
    expect(mail?.text).toContain('12 comments for you');
    expect(mail?.text.match(/number \d+\./g)).toHaveLength(10);
    expect(mail?.text).not.toContain('number 2.');
  });

  test('notifications that were read or removed are not mailed', async () => {
    await begin(`@${ben.email} read`);
    for (const { id } of await listNotifications(app.services.db, ben.accountId))
      await markRead(app.services.db, ben.accountId, id);
    await begin(`@${ben.email} removed`);
    await app.services.db.deleteFrom('notification').where('isRead', '=', false).execute();
    expect(await mailAfter(10)).toEqual([]);
  });

  test('a comment that is deleted is not mailed, and its notifications disappear', async () => {
    const thread = await begin(`@${ben.email} regretted`);
    await begin(`@${ben.email} kept`);
    const body = { ...inProject(project), commentId: thread.comments[0]?.id as CommentId };
    await app.call(commentCalls.remove, { body, token: ada.token });
    expect(
      (await listNotifications(app.services.db, ben.accountId)).map(({ notificationText }) => notificationText),
    ).toEqual([expect.stringContaining('kept')]);
    const [mail] = await mailAfter(10);
    expect(mail?.text).toContain('kept');
    expect(mail?.text).not.toContain('regretted');
  });

  test('a later comment is not mailed early because an earlier one was read', async () => {
    const thread = await begin(`@${ben.email} earlier`);
    await app.call(commentCalls.markRead, {
      body: { ...inProject(project), threadIds: [thread.id] },
      token: ben.token,
    });
    await pass(5);
    await begin(`@${ben.email} later`);
    expect(await mailAfter(5)).toEqual([]);
    expect(await mailAfter(5)).toHaveLength(1);
  });

  test('seeing the thread marks its notification as read, on all sites of the person, and nothing is mailed', async () => {
    const [seen, other] = [await begin(`@${ben.email} seen`), await begin(`@${ben.email} other`)];
    const pushed = vi.spyOn(app.services.hub, 'publish');
    await app.call(commentCalls.markRead, { body: { ...inProject(project), threadIds: [seen.id] }, token: ben.token });
    expect(pushed.mock.calls).toEqual([
      [
        'notification',
        expect.objectContaining({ read: true, link: expect.stringContaining(seen.id) }),
        [ben.accountId],
      ],
    ]);
    pushed.mockRestore();
    const states = (await listNotifications(app.services.db, ben.accountId)).map(({ link, read }) => [link, read]);
    expect(states).toEqual([
      [expect.stringContaining(other.id), false],
      [expect.stringContaining(seen.id), true],
    ]);
    const [mail] = await mailAfter(10);
    expect(mail?.text).toContain('other');
    expect(mail?.text).not.toContain('seen');
  });

  test('people who have switched mails off, left the team or not confirmed the address get no mail', async () => {
    await setProfile({ CommentMails: false });
    await begin(`@${ben.email} off`);
    expect(await mailAfter(10)).toEqual([]);

    const leaver = await aMember(app, ada.teamId, 'Commenter');
    await begin(`@${leaver.email} gone`, [leaver.accountId]);
    const query = { teamId: ada.teamId, tvAccountIdToRemove: leaver.accountId };
    await app.call(teamCalls.removeMember, { query, token: ada.token });
    await mailAfter(10);
    const subjects = (await findMails(app, leaver.email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('New comments for you on Confab');

    const unverified = await aMember(app, ada.teamId, 'Commenter');
    await app.services.db
      .updateTable('account')
      .set({ isVerified: false })
      .where('id', '=', unverified.accountId)
      .execute();
    await begin(`@${unverified.email} unknown`, [unverified.accountId]);
    await mailAfter(10);
    expect(await findMails(app, unverified.email)).toEqual([]);
  });

  test('two processes mail a notification once', async () => {
    await begin(`@${ben.email} once`);
    await pass(10);
    await Promise.all([mailUnread(app.services), mailUnread(app.services)]);
    expect(await findMails(app, ben.email)).toHaveLength(1);
  });
});
