import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { WrongSetting } from '../../operator-fault.ts';
import { findElements, parseHtml } from '../../testing/parse-html.ts';
import type { QueuedMail } from '../outbox.repository.ts';
import { composeMail } from './compose-assistant-mail.ts';
import { createStopLink, readStopToken } from './stop-link.ts';

const settings = { APP_SECRET: 'a'.repeat(40), PUBLIC_URL: 'https://confab.example', DATA_DIR: '/nowhere' };
const config = readConfig({ ...settings, MAIL_FROM: 'Confab <no-reply@confab.example>' });
const mail: QueuedMail = {
  id: '0190a000-0000-7000-8000-000000000001',
  recipient: 'guest@example.test',
  subject: 'Your order',
  text: 'Thanks.',
  html: '<p>Thanks.</p>',
  createdAt: new Date(0),
  attempts: 0,
  assistant: { kind: 'mail', teamName: 'Harbour Café', language: 'en' },
};
const link = createStopLink(config, mail.id);
const compose = (more: Partial<QueuedMail>) => composeMail(config, { ...mail, ...more });
const ofTeam = (teamName: string, language = 'en') => ({ assistant: { kind: 'mail', teamName, language } as const });

describe('a mail of an assistant', () => {
  test('the mail comes from the sender for assistants and names the team, never the product (MAIL-6)', () => {
    expect(compose({}).from).toEqual({ name: 'Assistant of Harbour Café', address: 'assistants@confab.example' });
    expect(compose(ofTeam('Confab Security')).from).toEqual({
      name: 'Assistant',
      address: 'assistants@confab.example',
    });
    expect(composeMail(config, { ...mail, assistant: undefined }).from).toBe('Confab <no-reply@confab.example>');
  });

  test('a subject like one of the product is marked as a message of an assistant (MAIL-6)', () => {
    expect(compose({}).subject).toBe('Your order');
    expect(compose({ subject: '' }).subject).toBe('A message for you');
    expect(compose({ subject: 'Reset your password' }).subject).toBe('Message from an assistant: Reset your password');
    expect(compose({ ...ofTeam('Café', 'de-AT'), subject: 'Reset your password' }).subject).toBe(
      'Nachricht eines Assistenten: Reset your password',
    );
  });

  test.each([
    ['en', 'An assistant of the team “Café” sent this message to you. It is not a message from Confab.'],
    ['de', 'Ein Assistent des Teams „Café“ hat Ihnen diese Nachricht geschickt. Sie ist keine Nachricht von Confab.'],
  ])('the footer names the team and has the link, in text and HTML, in the language %s (MAIL-6)', (language, words) => {
    const { text, html, headers } = compose(ofTeam('Café', language));
    const document = parseHtml(html);
    for (const shown of [text, document.text]) expect(shown).toContain(words);
    expect(text).toContain(link);
    expect(findElements(document, 'a').map(({ attributes }) => attributes.href)).toEqual([link, link]);
    expect(findElements(document, 'div').map(({ attributes }) => attributes.lang)).toEqual([language, language]);
    expect(headers['List-Unsubscribe']).toBe(`<${link}>`);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  test('a text message names its team and has the link in one line', () => {
    const sent = compose({ assistant: { kind: 'sms', teamName: 'Café', language: 'en' }, html: '' });
    expect([sent.text, sent.html]).toEqual([`Thanks.\nTeam “Café”. Stop or report: ${link}`, '']);
  });

  test.each([
    '<!-- ',
    '<style>div, a, body > * { display: none !important; font-size: 0 !important }',
    '<div style="display:none">',
    '<script>',
    '<textarea><title>',
    '<plaintext>',
    '<!doctype html><html lang="de"><head><style>*{opacity:0!important}</style></head><body style="font-size:0">',
    '</body></html><!--',
    '<table><tr><td hidden>',
    '<select><option>',
  ])('the HTML %s of an author cannot hide who sent the mail and how to stop it (MAIL-6)', (html) => {
    const [body] = findElements(parseHtml(compose({ html }).html), 'body');
    const note = body?.children[0];
    const [anchor] = note ? findElements(note, 'a') : [];
    expect(anchor?.attributes.href).toBe(link);
    expect(note?.text).toContain('Harbour Café');
    // The note comes first and its inline styles are `!important`, so that no style sheet of the author hides it.
    for (const element of [anchor, note])
      expect(element?.attributes.style).toMatch(
        /^display:\w+!important;visibility:visible!important;opacity:1!important/,
      );
  });

  test('HTML of an author is processed in time proportional to its length', () => {
    // Counts bytes instead of time: the result is no longer than the author's HTML and the notes.
    const html = '<!--<style><textarea>'.repeat(20_000);
    expect(compose({ html }).html.length - html.length).toBeLessThan(4_000);
  });
});

describe('the link of a mail', () => {
  const token = link.split('/').at(-1) ?? '';

  test('the link is signed for one mail', () => {
    expect(readStopToken(config, token)).toBe(mail.id);
    const others = [
      token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      `B${token.slice(1)}`,
      '',
      token.slice(1),
      `${token}A`,
    ];
    expect(others.map((other) => readStopToken(config, other))).toEqual(others.map(() => undefined));
    expect(readStopToken({ ...config, appSecret: 'b'.repeat(40) }, token)).toBeUndefined();
  });
});

describe('ASSISTANT_MAIL_FROM', () => {
  test('assistants have a separate address in the domain of the product unless one is set', () => {
    expect(readConfig({ ...settings, MAIL_FROM: 'mail@example.test' }).assistantMailFrom).toBe(
      'assistants@example.test',
    );
    const own = { ASSISTANT_MAIL_FROM: 'bots@other.test' };
    expect(readConfig({ ...settings, ...own }).assistantMailFrom).toBe('bots@other.test');
  });

  test.each(['No-Reply@confab.example', 'no address'])(
    'the server does not start with the address %s (MAIL-6)',
    (from) => {
      expect(() => readConfig({ ...settings, ASSISTANT_MAIL_FROM: from })).toThrow(WrongSetting);
    },
  );
});
