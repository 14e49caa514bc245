import { passwordResetCalls, securityCalls, signInCalls, teamCalls, welcomeCalls } from '@confab/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { findMail, findMails } from '../../testing/find-mails.ts';
import { connectHub } from '../../testing/hub-client.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, password } from '../../testing/people-and-projects.ts';
import { createAccountClient, newEmail, otherPassword } from '../../testing/create-account-client.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);
let address: string;
beforeAll(async () => {
  address = await app.listen();
});

const expired =
  'Error resetting password, the password reset request may have expired or malformed. Please try requesting another password reset';

describe('password reset request', () => {
  test('a password reset request mails a link with the code and the site in its address (P7.12, P2.30)', async () => {
    const { email } = await aPerson(app);
    const asked = await app.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: 'one' } });
    expect(asked).toMatchObject({ status: 200, success: true });
    const { text } = await findMail(app, email, /Reset your/);
    expect(text).toMatch(/http:\/\/my\.localhost:4000\/passwordReset\?code=[\w-]{43}&frontendApp=one/);
  });

  test('a password reset request for an unknown address gets the same answer and mails nothing', async () => {
    const { email } = await aPerson(app);
    const unknown = newEmail();
    const ask = (login: string) => app.call(passwordResetCalls.requestReset, { query: { login } });
    const [known, stranger] = [await ask(email), await ask(unknown)];
    expect([stranger.status, stranger.text]).toEqual([known.status, known.text]);
    expect(await findMails(app, unknown)).toEqual([]);
  });

  test.each([
    ['', 'You must enter an email address'],
    ['ada@', 'You must enter a valid email address'],
  ])('a password reset request for %j is refused with the form’s message (P5.7)', async (login, message) => {
    expect(await app.call(passwordResetCalls.requestReset, { query: { login } })).toMatchObject({
      status: 400,
      message,
    });
  });

  test('a failed password reset request answers with the call’s default message (P8.13)', async () => {
    const url = '/api/ResetPasswordRequest?login=a&login=b';
    const response = await app.app.inject({ method: 'GET', url, headers: { 'x-tv-client': '1' } });
    expect(JSON.parse(response.body)).toEqual({
      Success: false,
      ErrorMessage: 'Error requesting password reset, please try again later',
      MessageName: 'passwordReset.requestReset',
      InvalidFields: ['query.login'],
    });
  });

  test('a disabled account gets no reset mail, and the answer is the same (ACC-16)', async () => {
    const { email, accountId } = await aPerson(app);
    await app.services.db.updateTable('account').set({ status: 'disabled' }).where('id', '=', accountId).execute();
    expect(await app.call(passwordResetCalls.requestReset, { query: { login: email } })).toMatchObject({
      success: true,
    });
    expect(await findMails(app, email)).toEqual([]);
  });
});

describe('resetting a password', () => {
  test('a reset code sets the password once and is refused the second time (ACC-6, P7.11)', async () => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    expect(await accountClient.reset(code)).toMatchObject({ status: 200, success: true });
    expect((await accountClient.login(email, otherPassword)).success).toBe(true);
    expect((await accountClient.login(email)).success).toBe(false);
    expect(await accountClient.reset(code, password)).toMatchObject({ status: 400, success: false, message: expired });
    expect((await accountClient.login(email, otherPassword)).success).toBe(true);
  });

  test('a person whose teams are all deleted has a team again after a password reset', async () => {
    const { email, teamId, token } = await aPerson(app);
    await app.call(teamCalls.remove, { query: { teamId }, token });
    await accountClient.reset(await accountClient.resetCode(email));
    const { result } = await accountClient.login(email, otherPassword);
    const teams = await app.call(teamCalls.listMine, { token: result.token });
    expect(teams.result).toMatchObject([{ permission: 'Admin' }]);
  });

  test('exactly one of twenty simultaneous resets with the same code succeeds (ACC-6)', async () => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    const secrets = Array.from({ length: 20 }, (_, index) => `Lantern+Tide${index}`);
    const answers = await Promise.all(secrets.map((secret) => accountClient.reset(code, secret)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const winner = secrets[answers.findIndex(({ success }) => success)] ?? '';
    expect((await accountClient.login(email, winner)).success).toBe(true);
  });

  test('only the newest reset code works (ACC-6)', async () => {
    const { email } = await aPerson(app);
    const older = await accountClient.resetCode(email);
    const newer = await accountClient.resetCode(email);
    expect(await accountClient.reset(older)).toMatchObject({ status: 400, message: expired });
    expect((await accountClient.reset(newer)).success).toBe(true);
  });

  test('a reset code expires after an hour (ACC-6, P8.11, P8.12)', async () => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    await accountClient.age(email, '61 minutes');
    expect(await accountClient.reset(code)).toMatchObject({ status: 400, message: expired });
    expect((await accountClient.login(email)).success).toBe(true);
  });

  test('changing the password or the address revokes reset codes; signing in does not (ACC-6)', async () => {
    const changer = await aPerson(app);
    const before = await accountClient.resetCode(changer.email);
    const change = {
      email: changer.email,
      tvAccountId: changer.accountId,
      oldPassword: password,
      password: otherPassword,
    };
    await app.call(securityCalls.changePassword, { body: change, token: changer.token });
    expect((await accountClient.reset(before)).status).toBe(400);

    const mover = await aPerson(app);
    const old = await accountClient.resetCode(mover.email);
    const move = { tvAccountId: mover.accountId, email: newEmail() };
    await app.call(securityCalls.changeEmail, { body: move, token: mover.token });
    expect((await accountClient.reset(old)).status).toBe(400);

    const stayer = await aPerson(app);
    const code = await accountClient.resetCode(stayer.email);
    await accountClient.login(stayer.email);
    expect((await accountClient.reset(code)).success).toBe(true);
  });

  test.each([
    ['', "New Password can't be blank!"],
    ['lantern1', 'Please enter a stronger password'],
    ['Welcome123', 'Please enter a stronger password'],
    [`A1${'x'.repeat(127)}`, 'Please enter a password of at most 128 characters'],
  ])('a reset refuses the password %j and keeps the code valid (P5.8, P5.9)', async (secret, message) => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    expect(await accountClient.reset(code, secret)).toMatchObject({ status: 400, success: false, message });
    expect((await accountClient.reset(code)).success).toBe(true);
  });

  test('a reset refuses the account’s own address as the password', async () => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    expect((await accountClient.reset(code, `P${email.slice(1)}`)).message).toBe('Please enter a stronger password');
  });

  test.each([
    [''],
    [undefined],
    [null],
    [{}],
    [[]],
    [true],
    [0],
    [{ $ne: 1 }],
    ['x'.repeat(1_000)],
    ['x'.repeat(1_000_000)],
    ['right one in a list'],
  ])('a reset with the malformed code %j changes nothing (ACC-7)', async (bad) => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    const resetCode = bad === 'right one in a list' ? [code] : bad;
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/ProcessResetPassword',
      headers: { 'x-tv-client': '1' },
      payload: { newPassword: otherPassword, resetCode },
    });
    // A body that is larger than any code needs is not even read.
    const status = typeof bad === 'string' && bad.length > 100_000 ? 413 : 400;
    expect([response.statusCode, JSON.parse(response.body)]).toEqual([
      status,
      { Success: false, ErrorMessage: expired, MessageName: 'passwordReset.resetPassword' },
    ]);
    expect((await accountClient.login(email)).success).toBe(true);
  });

  test('a reset proves the mailbox and verifies the account', async () => {
    const { email } = await aPerson(app, { isVerified: false });
    await accountClient.reset(await accountClient.resetCode(email));
    expect((await accountClient.login(email, otherPassword)).result.isVerified).toBe(true);
  });

  test('a reset sets the password of an account that never had one', async () => {
    const email = newEmail();
    await accountClient.invite(email);
    await accountClient.reset(await accountClient.resetCode(email));
    expect((await accountClient.login(email, otherPassword)).result.activeTeamId).not.toBeNull();
  });

  test('a reset ends every session, socket, code, known browser and the old password (ACC-5)', async () => {
    const email = newEmail();
    const attacker = await accountClient.register(email);
    const { result, cookie } = await accountClient.login(email);
    const client = await connectHub(app, address, { ...result, accountId: result.tvAccountId, teamId: '' as never });
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    const link = (await findMail(app, email, /Verify/)).text;
    const verifyCode = /#code=([\w-]{43})/.exec(link)?.[1] ?? '';
    const code = await accountClient.resetCode(email);

    expect((await accountClient.reset(code)).success).toBe(true);
    await closed;
    expect(client.updates.map(({ type }) => type)).toContain('SessionEnded');
    expect(await accountClient.isIn(result.token)).toBe(false);
    expect((await accountClient.login(email)).success).toBe(false);
    expect((await accountClient.verify(verifyCode, { cookie: attacker.cookie })).result.outcome).toBe(
      'alreadyRegistered',
    );
    const devices = app.services.db.selectFrom('device').select('accountId');
    expect(await devices.where('accountId', '=', result.tvAccountId).execute()).toEqual([]);
    expect(cookie).toContain('confab-device=');
  });

  test('a reset is reported to the owner by mail (MAIL-5)', async () => {
    const { email } = await aPerson(app);
    await accountClient.reset(await accountClient.resetCode(email));
    expect((await findMail(app, email, /password was changed/)).text).toContain('Your password was changed');
  });

  test('a network that sends ten wrong reset codes in an hour has to wait (ACC-6)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const guess = async (index: number) =>
      (
        await strict.call(passwordResetCalls.resetPassword, {
          body: { newPassword: otherPassword, resetCode: String(index).padStart(43, 'x') },
        })
      ).status;
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await guess(index));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    await strict.close();
  });

  test('a stranger who signs up and asks for resets with an address does not keep its owner from a reset', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
    const { email } = await aPerson(strict);
    const ask = async (ip: string) =>
      (
        await strict.call(passwordResetCalls.requestReset, {
          query: { login: email },
          headers: { 'x-forwarded-for': ip },
        })
      ).status;
    const signUp = { email, password: otherPassword, frontendApp: 'pro' as const };
    for (let index = 0; index < 4; index += 1)
      await strict.call(signInCalls.create, { body: signUp, headers: { 'x-forwarded-for': '192.0.2.1' } });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push(await ask('192.0.2.1'));
    expect(statuses).toEqual([200, 200, 200, 429]);
    // The owner's network.
    expect(await ask('198.51.100.1')).toBe(200);
    // More networks cause no more mails for now; the newest link still works.
    for (let index = 1; index < 6; index += 1) expect(await ask(`203.0.${index}.1`)).toBe(200);
    const mails = await findMails(strict, email);
    const links = mails.flatMap(({ text }) => /passwordReset\?code=([\w-]{43})/.exec(text)?.[1] ?? []);
    expect(links).toHaveLength(4);
    const reset = { resetCode: links[0] ?? '', newPassword: otherPassword };
    expect((await strict.call(passwordResetCalls.resetPassword, { body: reset })).success).toBe(true);
    await strict.close();
  });

  test('an address gets at most three reset mails an hour (MAIL-3)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const { email } = await aPerson(strict);
    const ask = (login: string) => strict.call(passwordResetCalls.requestReset, { query: { login } });
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < 4; index += 1) known.push((await ask(email)).status);
    for (let index = 0; index < 4; index += 1) unknown.push((await ask('nobody@example.test')).status);
    expect(known).toEqual([200, 200, 200, 429]);
    expect(unknown).toEqual(known);
    await strict.close();
  });

  test('the database holds nothing that could reset a password', async () => {
    const { email } = await aPerson(app);
    const code = await accountClient.resetCode(email);
    const rows = await app.services.db.selectFrom('ticket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await app.call(welcomeCalls.verifyEmail, { body: { code } })).result.outcome).toBe('userNotFound');
  });
});
