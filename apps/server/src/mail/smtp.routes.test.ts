import { passwordResetCalls, signInCalls, welcomeCalls } from '@confab/contracts';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { aPerson, password } from '../testing/people-and-projects.ts';
import { queueMail } from './outbox.repository.ts';
import { sendMails } from './send-mails.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

/** Starts an SMTP server that stores received mails. */
function mailServer(port: number) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  return {
    received,
    start: () =>
      new Promise<number>((resolve) => {
        const listening = server.listen(port, '127.0.0.1', () => {
          // A server that listens on a port has an address.
          resolve((listening.address() as { port: number }).port);
        });
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let server: ReturnType<typeof mailServer>;
let port: number;
let app: TestApp;
let transport: MailTransport;
beforeAll(async () => {
  server = mailServer(0);
  port = await server.start();
  app = await openTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, ENVIRONMENT: 'development' });
  transport = createMailTransport(app.services.config);
});
afterAll(async () => {
  transport.close();
  await app.close();
  await server.stop();
});
beforeEach(() => app.services.db.deleteFrom('outboxMail').execute());

let count = 0;
const newEmail = () => `reader-${(count += 1)}@example.test`;
const register = (email: string) => app.call(signInCalls.create, { body: { email, password, frontendApp: 'my' } });
const deliver = () => sendMails(app.services, transport);
const arrivedAt = (email: string) => server.received.filter(({ to }) => to?.some(({ address }) => address === email));
const outbox = () => app.services.db.selectFrom('outboxMail').selectAll().execute();

/** A mail with the same texts in every language. */
function mailTo(recipient: string, subject = 's') {
  const texts = { subject, text: 't', html: 'h' };
  return { recipient, texts: { en: texts, de: texts } };
}

describe('mail over SMTP', () => {
  test('a mail arrives once at one person, as text and HTML with a working link (MAIL-2, MAIL-3)', async () => {
    const email = newEmail();
    await register(email);
    await deliver();
    await deliver();
    const [mail, ...more] = arrivedAt(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Verify your email address for Confab', from: { name: 'Confab' } });
    expect([mail?.to?.length, mail?.cc?.length ?? 0, mail?.bcc?.length ?? 0]).toEqual([1, 0, 0]);
    expect(mail?.html).toContain('Verify my email address');
    const code = /#code=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await app.call(welcomeCalls.verifyEmail, { body: { code } })).result.outcome).toBe('verified');
  });

  test('a mail is sent when the SMTP server is back, and the call does not wait for it (MAIL-3)', async () => {
    await server.stop();
    const email = newEmail();
    expect((await register(email)).status).toBe(200);
    await deliver();
    expect(await outbox()).toMatchObject([{ recipient: email, sentAt: null, attempts: 1 }]);
    expect(app.readLog()).toContain('will be tried again');
    await deliver();
    expect(await outbox()).toMatchObject([{ attempts: 1 }]);

    server = mailServer(port);
    await server.start();
    await sql`update outbox_mail set next_attempt_at = now()`.execute(app.services.db);
    await deliver();
    expect(arrivedAt(email)).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
  });

  test('a failed mail is retried at growing intervals and given up after a day (MAIL-3)', async () => {
    await queueMail(app.services.db, app.services, mailTo(newEmail()));
    const failing: MailTransport = { send: () => Promise.reject(new Error('no')), close() {} };
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await sql`update outbox_mail set next_attempt_at = now()`.execute(app.services.db);
      await sendMails(app.services, failing);
      const { rows } = await sql<{
        seconds: number;
      }>`select round(extract(epoch from next_attempt_at - now()))::int as seconds from outbox_mail`.execute(
        app.services.db,
      );
      waits.push(Math.ceil((rows[0]?.seconds ?? 0) / 30) * 30);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600]);
    await sql`update outbox_mail set next_attempt_at = now(), created_at = now() - interval '25 hours'`.execute(
      app.services.db,
    );
    await deliver();
    expect(await outbox()).toMatchObject([{ attempts: 8, sentAt: null }]);
  });

  test('two processes send each mail only once (MAIL-3)', async () => {
    const emails = Array.from({ length: 10 }, newEmail);
    for (const recipient of emails) await queueMail(app.services.db, app.services, mailTo(recipient));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(emails.map((email) => arrivedAt(email).length)).toEqual(emails.map(() => 1));
  });

  test('a mail whose sending takes minutes is sent once, and so are the mails after it (MAIL-3)', async () => {
    const { db } = app.services;
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const recipient of emails) await queueMail(db, app.services, mailTo(recipient));
    const sent: string[] = [];
    const quick: MailTransport = { send: async ({ recipient }) => void sent.push(recipient), close() {} };
    const slow: MailTransport = {
      ...quick,
      async send(mail) {
        // Five minutes pass, in which another process may look for due mails.
        await sql`update outbox_mail set next_attempt_at = next_attempt_at - interval '5 minutes'`.execute(db);
        await sendMails(app.services, quick);
        await quick.send(mail);
      },
    };
    await sendMails(app.services, slow);
    expect(sent.toSorted()).toEqual(emails.toSorted());
  });

  test('a server that stops sends no further mail, which stays due for the next one (MAIL-3)', async () => {
    for (const recipient of [newEmail(), newEmail()]) await queueMail(app.services.db, app.services, mailTo(recipient));
    const sent: string[] = [];
    const noting: MailTransport = { send: async ({ recipient }) => void sent.push(recipient), close() {} };
    await sendMails(app.services, noting, () => sent.length > 0);
    expect(sent).toHaveLength(1);
    expect((await outbox()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 1]);
    await sendMails(app.services, noting);
    expect(sent).toHaveLength(2);
  });

  test('a sent mail is not sent again soon when recording its delivery fails (MAIL-3)', async () => {
    const { db } = app.services;
    await queueMail(db, app.services, mailTo(newEmail()));
    const forgetful: MailTransport = {
      send: async () =>
        void (await sql`alter table outbox_mail add constraint unsent check (sent_at is null)`.execute(db)),
      close() {},
    };
    await expect(sendMails(app.services, forgetful)).rejects.toThrow(/unsent/);
    await sql`alter table outbox_mail drop constraint unsent`.execute(db);
    const due = await sql<{ isSoon: boolean }>`
      select next_attempt_at < now() + interval '5 minutes' as "isSoon" from outbox_mail`.execute(db);
    expect(due.rows).toEqual([{ isSoon: false }]);
  });

  test('a mail is queued in the transaction of its cause or not at all (MAIL-3)', async () => {
    const email = newEmail();
    const lost = app.services.db.transaction().execute(async (trx) => {
      await queueMail(trx, app.services, mailTo(email));
      throw new Error('the cause failed');
    });
    await expect(lost).rejects.toThrow('the cause failed');
    expect(await outbox()).toEqual([]);
  });

  test('a sent mail leaves no code in the database (TOK-1)', async () => {
    const { email } = await aPerson(app);
    await app.call(passwordResetCalls.requestReset, { query: { login: email } });
    await deliver();
    expect(arrivedAt(email)).toHaveLength(1);
    expect((await outbox()).map(({ text, html }) => [text, html])).toEqual([['', '']]);
  });

  test('only the first of several mails with the same key is sent (MAIL-3)', async () => {
    const recipient = newEmail();
    for (const subject of ['first', 'second'])
      await queueMail(app.services.db, app.services, mailTo(recipient, subject), `key ${recipient}`);
    await deliver();
    expect(arrivedAt(recipient).map(({ subject }) => subject)).toEqual(['first']);
  });

  test('a recipient is never parsed as several addresses or as headers (MAIL-2)', async () => {
    const recipient = 'ada@example.test, eve@example.test\r\nBcc: mallory@example.test';
    await queueMail(app.services.db, app.services, mailTo(recipient, 'a\r\nBcc: eve@example.test'));
    await deliver();
    const stray = server.received.filter(
      ({ headers, to }) => headers.some(({ key }) => key === 'bcc') || (to?.length ?? 0) > 1,
    );
    expect(stray).toEqual([]);
    expect(arrivedAt('eve@example.test')).toEqual([]);
    expect(arrivedAt('mallory@example.test')).toEqual([]);
  });
});
