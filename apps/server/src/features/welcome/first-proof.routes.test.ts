import { connectHub } from '../../testing/hub-client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, mailAbout } from '../../mail/testing.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { password } from '../../testing/world.ts';
import { createAccountClient, newEmail } from '../../core/accounts/testing/create-account-client.ts';

let app: TestApp;
let address: string;
let door: ReturnType<typeof createAccountClient>;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  door = createAccountClient(app);
});
afterAll(() => app.close());

/** Registers and reads the code that was mailed. */
async function registered() {
  const email = newEmail();
  const { cookie } = await door.register(email);
  return { email, cookie, code: codeIn(await mailAbout(app, email, /Verify/)) };
}

describe('the first proof of a mailbox', () => {
  test('the first proof by a stranger ends the registrant’s token, socket and password (ACC-5)', async () => {
    const { email, code } = await registered();
    const { result } = await door.login(email);
    const client = await connectHub(app, address, { ...result, accountId: result.tvAccountId, teamId: '' as never });
    const closed = new Promise((resolve) => client.connection.onclose(resolve));
    const verified = await door.verify(code);
    await closed;
    expect(verified.result).toEqual({ outcome: 'verified', email, isPasswordSet: false });
    expect(await door.isIn(result.token)).toBe(false);
    expect((await door.login(email)).success).toBe(false);
    expect((await door.login(email, 'Owners+Lantern9', { cookie: verified.cookie })).result.isVerified).toBe(true);
  });

  test('the first proof in the browser that registered keeps the password (ACC-5)', async () => {
    const { email, code, cookie } = await registered();
    expect((await door.verify(code, { cookie })).result).toEqual({ outcome: 'verified', email, isPasswordSet: true });
    expect((await door.login(email)).result.isVerified).toBe(true);
  });

  test('the first proof while signed in keeps the password and that session and ends the others (ACC-5)', async () => {
    const { email, code } = await registered();
    const [here, elsewhere] = [(await door.login(email)).result.token, (await door.login(email)).result.token];
    expect((await door.verify(code, { token: here })).result.isPasswordSet).toBe(true);
    expect([await door.isIn(here), await door.isIn(elsewhere)]).toEqual([true, false]);
  });

  test('a session or registration cookie of another account does not keep the password (ACC-5)', async () => {
    const [one, two, other] = [await registered(), await registered(), await registered()];
    const token = (await door.login(other.email)).result.token;
    expect((await door.verify(one.code, { token })).result.isPasswordSet).toBe(false);
    expect((await door.verify(two.code, { cookie: other.cookie })).result.isPasswordSet).toBe(false);
  });

  test('the first proof revokes reset codes mailed before it (ACC-5)', async () => {
    const { email, code, cookie } = await registered();
    const resetCode = await door.resetCode(email);
    await door.verify(code, { cookie });
    expect((await door.reset(resetCode)).status).toBe(400);
  });

  test('one of twenty simultaneous openings of a link verifies, and none is an error (MAIL-4)', async () => {
    const { email, code, cookie } = await registered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.verify(code, { cookie })));
    const outcomes = answers.map(({ result }) => result.outcome);
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'alreadyRegistered')).toHaveLength(19);
    expect((await door.login(email, password)).result.isVerified).toBe(true);
  });
});

describe('a link opened by a mail scanner', () => {
  test('a link opened without scripts, by HEAD or GET, changes nothing (MAIL-4)', async () => {
    const { email, code, cookie } = await registered();
    for (const method of ['HEAD', 'GET'] as const)
      for (let time = 0; time < 3; time += 1)
        await app.app.inject({ method, url: `/welcome?signupType=my#code=${code}` });
    await app.app.inject({ method: 'GET', url: `/passwordReset?code=${await door.resetCode(email)}&frontendApp=my` });
    expect(await door.ask(email)).toMatchObject({ isVerified: false });
    expect((await door.verify(code, { cookie })).result.outcome).toBe('verified');
  });
});
