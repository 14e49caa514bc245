import { connectHub } from '../../testing/hub-client.ts';
import { welcomeCalls } from '@confab/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCode, findMail } from '../../testing/find-mails.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { password } from '../../testing/people-and-projects.ts';
import { createAccountClient, newEmail } from '../../testing/create-account-client.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const accountClient = createAccountClient(app);
let address: string;
beforeAll(async () => {
  address = await app.listen();
});

/** Registers and reads the code that was mailed. */
async function registered() {
  const email = newEmail();
  const { cookie } = await accountClient.register(email);
  return { email, cookie, code: readCode(await findMail(app, email, /Verify/)) };
}

describe('the first proof of a mailbox', () => {
  test('the first proof by a stranger ends the registrant’s token, socket and password (ACC-5)', async () => {
    const { email, code } = await registered();
    const { result } = await accountClient.login(email);
    const client = await connectHub(app, address, { ...result, accountId: result.tvAccountId, teamId: '' as never });
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    const verified = await accountClient.verify(code);
    await closed;
    expect(verified.result).toEqual({ outcome: 'verified', email, isPasswordSet: false, hasSignUpPassword: true });
    expect(await accountClient.isIn(result.token)).toBe(false);
    expect((await accountClient.login(email)).success).toBe(false);
    expect((await accountClient.login(email, 'Owners+Lantern9', { cookie: verified.cookie })).result.isVerified).toBe(
      true,
    );
  });

  test('the first proof in the browser that registered keeps the password (ACC-5)', async () => {
    const { email, code, cookie } = await registered();
    expect((await accountClient.verify(code, { cookie })).result).toEqual({
      outcome: 'verified',
      email,
      isPasswordSet: true,
      hasSignUpPassword: false,
    });
    expect((await accountClient.login(email)).result.isVerified).toBe(true);
  });

  test('the first proof while signed in keeps the password and that session and ends the others (ACC-5)', async () => {
    const { email, code } = await registered();
    const [here, elsewhere] = [
      (await accountClient.login(email)).result.token,
      (await accountClient.login(email)).result.token,
    ];
    expect((await accountClient.verify(code, { token: here })).result.isPasswordSet).toBe(true);
    expect([await accountClient.isIn(here), await accountClient.isIn(elsewhere)]).toEqual([true, false]);
  });

  test('a session or registration cookie of another account does not keep the password (ACC-5)', async () => {
    const [one, two, other] = [await registered(), await registered(), await registered()];
    const token = (await accountClient.login(other.email)).result.token;
    expect((await accountClient.verify(one.code, { token })).result.isPasswordSet).toBe(false);
    expect((await accountClient.verify(two.code, { cookie: other.cookie })).result.isPasswordSet).toBe(false);
  });

  test('the first proof revokes reset codes mailed before it (ACC-5)', async () => {
    const { email, code, cookie } = await registered();
    const resetCode = await accountClient.resetCode(email);
    await accountClient.verify(code, { cookie });
    expect((await accountClient.reset(resetCode)).status).toBe(400);
  });

  test('one of twenty simultaneous openings of a link verifies, and none is an error (MAIL-4)', async () => {
    const { email, code, cookie } = await registered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accountClient.verify(code, { cookie })));
    const outcomes = answers.map(({ result }) => result.outcome);
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'alreadyRegistered')).toHaveLength(19);
    expect((await accountClient.login(email, password)).result.isVerified).toBe(true);
  });
});

describe('the password chosen at sign-up, in another browser', () => {
  const otherPassword = 'Owners+Lantern9';
  const send = (login: string, secret: string, cookie = '', isSignUpPassword = true) =>
    app.call(welcomeCalls.setFirstPassword, {
      body: { login, password: secret, isSignUpPassword },
      headers: { cookie },
    });
  const wrong = 'This is not the password chosen at sign-up. Try again, or set a new password.';

  test('the owner of the mailbox keeps the password chosen at sign-up by typing it again (ACC-5)', async () => {
    const { email, code } = await registered();
    const { cookie, result } = await accountClient.verify(code);
    expect(result).toMatchObject({ isPasswordSet: false, hasSignUpPassword: true });
    expect((await send(email, password, cookie)).message).toBe('');
    expect((await accountClient.login(email)).result.isVerified).toBe(true);
  });

  test('a mistyped password does not become the new one, and a new one can be chosen instead (ACC-5)', async () => {
    const { email, code } = await registered();
    const { cookie } = await accountClient.verify(code);
    expect(await send(email, otherPassword, cookie)).toMatchObject({ success: false, message: wrong });
    expect((await accountClient.login(email, otherPassword)).success).toBe(false);
    expect((await send(email, otherPassword, cookie, false)).message).toBe('');
    expect((await accountClient.login(email, otherPassword)).success).toBe(true);
    expect((await accountClient.login(email)).success).toBe(false);
  });

  test('a stranger who registered the address gains nothing from the password set aside (ACC-5, ACC-9)', async () => {
    const { email, code, cookie: registration } = await registered();
    await accountClient.verify(code);
    for (const cookie of ['', registration]) {
      expect((await send(email, password, cookie)).success).toBe(false);
      expect((await accountClient.login(email, password, { cookie })).success).toBe(false);
    }
    expect(await accountClient.ask(email)).toMatchObject({ hasPassword: false, isVerified: true });
  });

  test('the password set aside is forgotten once a password is chosen (ACC-5)', async () => {
    const { email, code } = await registered();
    const { cookie } = await accountClient.verify(code);
    await send(email, otherPassword, cookie, false);
    const row = app.services.db.selectFrom('account').select('signUpPasswordHash').where('email', '=', email);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ signUpPasswordHash: null });
  });

  test('a password reset forgets the password set aside too (ACC-5)', async () => {
    const { email, code } = await registered();
    await accountClient.verify(code);
    await accountClient.reset(await accountClient.resetCode(email), otherPassword);
    const row = app.services.db.selectFrom('account').select('signUpPasswordHash').where('email', '=', email);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ signUpPasswordHash: null });
  });

  test('an account that was created without a sign-up has no password to keep (ACC-9)', async () => {
    const email = newEmail();
    const { result, cookie } = await accountClient.verify(await accountClient.invite(email));
    expect(result).toMatchObject({ isPasswordSet: false, hasSignUpPassword: false });
    expect(await send(email, password, cookie)).toMatchObject({ success: false, message: wrong });
  });
});

describe('a link opened by a mail scanner', () => {
  test('a link opened without scripts, by HEAD or GET, changes nothing (MAIL-4)', async () => {
    const { email, code, cookie } = await registered();
    for (const method of ['HEAD', 'GET'] as const)
      for (let time = 0; time < 3; time += 1)
        await app.app.inject({ method, url: `/welcome?signupType=my#code=${code}` });
    await app.app.inject({
      method: 'GET',
      url: `/passwordReset?code=${await accountClient.resetCode(email)}&frontendApp=my`,
    });
    expect(await accountClient.ask(email)).toMatchObject({ isVerified: false });
    expect((await accountClient.verify(code, { cookie })).result.outcome).toBe('verified');
  });
});
