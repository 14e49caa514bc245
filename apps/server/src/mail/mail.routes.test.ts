import { passwordResetCalls, profileCalls, signInCalls, teamCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { createAccountClient, newEmail } from '../testing/create-account-client.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { aPerson, password } from '../testing/people-and-projects.ts';
import { findMail, findMails } from '../testing/find-mails.ts';

const { app } = setUpServer();

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
const safari = {
  'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
};

describe('links in mails', () => {
  test.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
  ])('links in mails use the configured address, whatever headers a request has: %j (MAIL-1)', async (headers) => {
    const { email } = await aPerson(app);
    const fresh = newEmail();
    const sent = { ...headers } as Record<string, string>;
    await app.call(passwordResetCalls.requestReset, {
      query: { login: email, frontendApp: 'https://evil.example' },
      headers: sent,
    });
    await app.call(signInCalls.create, {
      body: { email: fresh, password, frontendApp: '//evil.example' },
      headers: sent,
    });
    for (const [recipient, about] of [
      [email, /Reset/],
      [fresh, /Verify/],
    ] as const) {
      const { text, html } = await findMail(app, recipient, about);
      expect(text).toContain('http://my.localhost:4000/');
      expect(text + html).not.toContain('evil');
    }
  });
});

describe('the notice of a sign-in from a new browser', () => {
  test('the owner is notified of a sign-in from a new browser once a day per kind of browser (MAIL-5)', async () => {
    const { email } = await aPerson(app);
    const accountClient = createAccountClient(app);
    await accountClient.login(email, password, firefox);
    await accountClient.login(email, password, firefox);
    await accountClient.login(email, password, safari);
    const notices = (await findMails(app, email)).filter(({ subject }) => subject.startsWith('New sign-in'));
    expect(notices.map(({ text }) => /with ([\w ]+), a browser/.exec(text)?.[1]).toSorted()).toEqual([
      'Firefox on Linux',
      'Safari on macOS',
    ]);
  });

  test('no notice is sent for a known browser or for the first sign-in (MAIL-5)', async () => {
    const { email } = await aPerson(app);
    const accountClient = createAccountClient(app);
    const { cookie } = await accountClient.login(email, password, firefox);
    const before = await findMails(app, email);
    await accountClient.login(email, password, { ...safari, cookie });
    expect(await findMails(app, email)).toHaveLength(before.length);

    const fresh = newEmail();
    await accountClient.register(fresh);
    await accountClient.login(fresh, password, firefox);
    await accountClient.login(fresh, password, safari);
    expect((await findMails(app, fresh)).filter(({ subject }) => subject.startsWith('New sign-in'))).toEqual([]);
  });
});

describe('the language of a mail', () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };

  test('a person who signs up in a German browser gets German mails', async () => {
    const [email, asked, other] = [newEmail(), newEmail(), newEmail()];
    const register = (to: string, headers: Record<string, string>) =>
      app.call(signInCalls.create, { body: { email: to, password, frontendApp: 'my' }, headers });
    await register(email, german);
    await register(other, { 'accept-language': 'fr-FR,de;q=0.8' });
    await app.call(signInCalls.checkEmail, { query: { email: asked, createIfNewAccount: 'true' }, headers: german });
    const { text, html } = await findMail(app, email, /^Bestätige deine E-Mail-Adresse/);
    expect(text).toMatch(/^Willkommen bei Confab/);
    expect(html).toContain('<html lang="de">');
    expect((await findMails(app, asked)).map(({ subject }) => subject)).toEqual([
      'Lege das Passwort deines Confab-Kontos fest',
    ]);
    await findMail(app, other, /^Verify your email address/);
    await app.call(passwordResetCalls.requestReset, { query: { login: email } });
    await findMail(app, email, /^Setze dein Confab-Passwort zurück/);
  });

  test('mails are in the language of the profile, and invitations to strangers in that of the inviter', async () => {
    const [ada, ben] = [await aPerson(app), await aPerson(app)];
    const stranger = newEmail();
    const choose = (one: typeof ada, language: string) =>
      app.call(profileCalls.saveTvDetails, {
        token: one.token,
        body: { tvAccountId: one.accountId, values: { FirstName: 'Ada', Language: language } },
      });
    expect(await choose(ada, 'Deutsch')).toMatchObject({ success: true });
    expect(await choose(ben, 'English')).toMatchObject({ success: true });
    const body = { teamId: ada.teamId, emails: [ben.email, stranger], permission: 'Viewer' as const };
    expect(await app.call(teamCalls.invite, { token: ada.token, body })).toMatchObject({ success: true });
    await findMail(app, ben.email, /^You are invited/);
    await findMail(app, stranger, /^Du bist in ein Team/);
  });
});

describe('the local mailbox', () => {
  test('the local mailbox shows each mail in a frame without scripts', async () => {
    const { email } = await aPerson(app);
    await app.call(passwordResetCalls.requestReset, { query: { login: email } });
    const { id } = await findMail(app, email, /Reset/);
    const page = await app.app.inject({ method: 'GET', url: '/dev/mailbox' });
    expect(page.body).toContain('Reset your Confab password');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const mail = await app.app.inject({ method: 'GET', url: `/dev/mailbox/${id}` });
    expect(mail.body).toContain('Choose a new password');
    expect(mail.headers['content-security-policy']).toContain('sandbox');
  });

  test('the local mailbox exists only in the local environment', async () => {
    const elsewhere = await openTestApp({ ENVIRONMENT: 'development' });
    expect((await elsewhere.app.inject({ method: 'GET', url: '/dev/mailbox' })).body).not.toContain('mailbox');
    await elsewhere.close();
  });
});
