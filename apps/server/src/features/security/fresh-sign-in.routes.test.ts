import {
  accountCalls,
  channelCalls,
  projectCalls,
  recentlyDeletedCalls,
  securityCalls,
  signInCalls,
  teamCalls,
  type Call,
} from '@confab/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { matrix } from '../../access/matrix.ts';
import { createAccountClient, otherPassword } from '../../testing/create-account-client.ts';
import { findMail, findMails } from '../../testing/find-mails.ts';
import type { CallOptions } from '../../testing/open-test-app.ts';
import {
  aMember,
  aPerson,
  aProject,
  makeSignInOlder,
  makeStaff,
  password,
  type TestPerson,
} from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  accountCallExamples,
  castCallExamples,
  staffCallExamples,
  teamCallExamples,
} from '../../testing/valid-calls.ts';

const { app, owner, project } = setUpServer();
const accountClient = createAccountClient(app);

/** A request that needs a fresh sign-in; `prepare` creates its objects. */
interface FreshRequest {
  readonly name: string;
  readonly call: Call;
  readonly prepare: (person: TestPerson) => Promise<CallOptions<Call>>;
}

const member = ({ teamId }: TestPerson) => aMember(app, teamId, 'Viewer');
const requests: readonly FreshRequest[] = [
  {
    name: 'deleting a team',
    call: teamCalls.remove,
    prepare: async ({ teamId }) => ({ query: { teamId } }),
  },
  {
    name: 'making a member Admin',
    call: teamCalls.changePermission,
    prepare: async (person) => ({
      query: { teamId: person.teamId, emailToModify: (await member(person)).email, newPermission: 'Admin' },
    }),
  },
  {
    name: 'inviting an Admin',
    call: teamCalls.invite,
    prepare: async ({ teamId }) => ({
      body: { teamId, emails: [`${app.services.newId()}@example.test`], permission: 'Admin' },
    }),
  },
  {
    name: 'removing a member',
    call: teamCalls.removeMember,
    prepare: async (person) => ({
      query: { teamId: person.teamId, tvAccountIdToRemove: (await member(person)).accountId },
    }),
  },
  {
    name: 'deleting a project',
    call: projectCalls.remove,
    prepare: async (person) => {
      const { projectId } = await aProject(app, person);
      return { query: { owningTeamId: person.teamId, projectId } };
    },
  },
  {
    name: 'emptying Recently deleted',
    call: recentlyDeletedCalls.empty,
    prepare: async (person) => {
      const { projectId, teamId } = await aProject(app, person);
      return { body: { teamId, projectId } };
    },
  },
  {
    name: 'creating a new Dialogflow secret',
    call: channelCalls.renewDialogflowSecret,
    prepare: async (person) => {
      const { projectId, teamId } = await aProject(app, person);
      return { body: { teamId, projectId } };
    },
  },
  {
    name: 'signing out one device',
    call: securityCalls.endSession,
    prepare: async ({ email }) => {
      const { token } = (await accountClient.login(email)).result;
      const { result } = await app.call(securityCalls.listSessions, { token });
      return { body: { sessionId: result.find(({ isCurrent }) => isCurrent)?.id ?? '' } };
    },
  },
  {
    name: 'signing out everywhere else',
    call: securityCalls.endOtherSessions,
    prepare: async ({ email }) => {
      await accountClient.login(email);
      return { body: {} };
    },
  },
  {
    name: 'disabling an account',
    call: accountCalls.setDisabled,
    prepare: async (person) => {
      await makeStaff(app, person);
      return { body: { email: (await aPerson(app)).email, isDisabled: true } };
    },
  },
  {
    name: 'signing an account out everywhere',
    call: accountCalls.endSessions,
    prepare: async (person) => {
      await makeStaff(app, person);
      return { body: { email: (await aPerson(app)).email } };
    },
  },
];

const makeStale = (person: TestPerson) => makeSignInOlder(app, person, 11);
const confirm = ({ token }: TestPerson, given: { password?: string; code?: string }) =>
  app.call(securityCalls.confirmSignIn, { body: given, token });
const isFresh = async ({ token, teamId }: TestPerson) =>
  (
    await app.call(teamCalls.invite, {
      body: { teamId, emails: [`${app.services.newId()}@example.test`], permission: 'Admin' },
      token,
    })
  ).success;

/** Everything that these calls could change. */
async function readState() {
  const { rows } = await sql`select
    (select json_agg(t order by id) from team t) as teams,
    (select json_agg(m order by team_id, account_id) from team_member m) as members,
    (select json_agg(i order by id) from team_invitation i) as invitations,
    (select json_agg(i order by id) from item i) as items,
    (select json_agg(id order by id) from session) as sessions,
    (select json_agg(status order by id) from account) as statuses,
    (select count(*) from project_secret) as secrets,
    (select count(*) from outbox_mail) as mails`.execute(app.services.db);
  return JSON.stringify(rows);
}

describe('calls that need a fresh sign-in', () => {
  test.each(requests)(
    '$name is refused eleven minutes after the sign-in, changes nothing, and works once it is confirmed (ACC-12)',
    async ({ call, prepare }) => {
      const person = await aPerson(app);
      const sent = { ...(await prepare(person)), token: person.token };
      await makeStale(person);
      const before = await readState();
      expect(await app.call(call, sent)).toMatchObject({ status: 403, message: 'reauth_required' });
      expect(await readState()).toBe(before);
      expect((await confirm(person, { password })).success).toBe(true);
      expect(await app.call(call, sent)).toMatchObject({ status: 200, success: true });
    },
  );

  test('the tested calls are all that have the rule (ACC-12)', () => {
    const asAdmin = (value: unknown): never =>
      JSON.parse(JSON.stringify(value ?? {}).replaceAll(/"(?:Viewer|Commenter)"/g, '"Admin"')) as never;
    const examples = [...teamCallExamples, ...castCallExamples, ...accountCallExamples, ...staffCallExamples];
    const found = examples.filter(({ call, sent }) => {
      const cast = { ...project, member: owner, other: owner };
      const { query, body } = sent(cast, owner);
      return call.needsFreshSignIn({ query: asAdmin(query), body: asAdmin(body) });
    });
    const names = (calls: readonly { readonly call: Call }[]) => [...new Set(calls.map(({ call }) => call.path))];
    expect(names(found).toSorted()).toEqual(names(requests).toSorted());
    expect(matrix.filter(({ call, who }) => who === 'public' && call.needsFreshSignIn({} as never))).toEqual([]);
  });

  test('giving another role than Admin needs no fresh sign-in', async () => {
    const person = await aPerson(app);
    const { email } = await member(person);
    await makeStale(person);
    const query = { teamId: person.teamId, emailToModify: email, newPermission: 'AppEditor' as const };
    expect((await app.call(teamCalls.changePermission, { query, token: person.token })).success).toBe(true);
  });

  test('a role that is too low is refused before a fresh sign-in is asked for', async () => {
    const person = await aMember(app, owner.teamId, 'Viewer');
    await makeStale(person);
    const refused = await app.call(teamCalls.remove, { query: { teamId: owner.teamId }, token: person.token });
    expect(refused).toMatchObject({ status: 403, message: teamCalls.remove.fallbackMessage });
  });
});

describe('confirming a sign-in', () => {
  test('a wrong password is refused and audited, and counts towards the lockout of sign-ins (ACC-1, ACC-12)', async () => {
    const person = await aPerson(app);
    await makeStale(person);
    expect((await confirm(person, { password: otherPassword })).message).toBe('This password is incorrect.');
    const audited = app.services.db.selectFrom('audit').select('action').where('accountId', '=', person.accountId);
    expect((await audited.execute()).map(({ action }) => action)).toContain('confirmSignIn.wrongPassword');
    const failures = app.services.db.selectFrom('loginFailure').select('failures');
    expect((await failures.execute()).length).toBeGreaterThan(0);
    expect(await isFresh(person)).toBe(false);
  });

  test('a mailed code confirms the sign-in of an account without a password, once (ACC-12)', async () => {
    const person = await aPerson(app);
    await app.services.db
      .updateTable('account')
      .set({ passwordHash: null })
      .where('id', '=', person.accountId)
      .execute();
    await makeStale(person);
    const sent = await app.call(securityCalls.mailSignInCode, { body: {}, token: person.token });
    expect(sent.result.mailbox).toMatch(/^p.*@example\.test$/);
    expect(sent.result.mailbox).not.toBe(person.email);
    const code = await readCode(person.email);
    expect((await confirm(person, { code: ` ${code} ` })).success).toBe(true);
    expect(await isFresh(person)).toBe(true);
    await makeStale(person);
    expect((await confirm(person, { code })).message).toBe('This code is incorrect or has expired.');
  });

  test('a mailed code works only for the session that asked for it, and for ten minutes (ACC-12)', async () => {
    const person = await aPerson(app);
    const other = { ...person, token: (await accountClient.login(person.email)).result.token };
    await makeStale(person);
    const mail = () => app.call(securityCalls.mailSignInCode, { body: {}, token: person.token });
    await mail();
    expect((await confirm(other, { code: await readCode(person.email) })).success).toBe(false);
    await mail();
    const late = await readCode(person.email);
    await accountClient.age(person.email, '11 minutes');
    expect((await confirm(person, { code: late })).success).toBe(false);
    expect(await isFresh(person)).toBe(false);
  });

  test('a code is mailed to the proven address while a change of it is unconfirmed, and never to an unproven one (ACC-12)', async () => {
    const person = await aPerson(app);
    const email = `${app.services.newId()}@example.test`;
    const { token } = (
      await app.call(securityCalls.changeEmail, {
        body: { tvAccountId: person.accountId, email },
        token: person.token,
      })
    ).result;
    await app.call(securityCalls.mailSignInCode, { body: {}, token });
    await readCode(person.email);
    expect((await findMails(app, email)).map(({ subject }) => subject)).toEqual([
      'Confirm your new email address for Confab',
    ]);
    const unproven = await aPerson(app, { isVerified: false });
    const refused = await app.call(securityCalls.mailSignInCode, { body: {}, token: unproven.token });
    expect(refused.message).toBe('Codes are sent to verified addresses only. Verify your email address first.');
  });

  test('a request with neither a password nor a code, or with both, is malformed', async () => {
    const person = await aPerson(app);
    expect((await confirm(person, {})).status).toBe(400);
    expect((await confirm(person, { password, code: 'x' })).status).toBe(400);
  });

  test('a session handed over to another site is as fresh as the one it comes from (TOK-3)', async () => {
    const person = await aPerson(app);
    await makeStale(person);
    const { code } = (await app.call(signInCalls.createHandover, { body: {}, token: person.token })).result;
    const { token } = (await app.call(signInCalls.redeemHandover, { body: { code } })).result;
    expect(await isFresh({ ...person, token })).toBe(false);
  });
});

async function readCode(email: string): Promise<string> {
  const { text } = await findMail(app, email, /confirmation code/);
  const [code] = /^[A-Za-z0-9_-]{43}$/m.exec(text) ?? [];
  if (code === undefined) throw new Error('The mail has no code.');
  return code;
}
