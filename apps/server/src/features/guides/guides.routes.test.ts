import { guideCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app } = setUpServer();

const cardsOf = async (test: TestApp) => (await test.call(guideCalls.contentCards, {})).result;

test('the guide cards lead to pages of the documentation this installation links to (P7.20, P3.21, A7.16)', async () => {
  const other = await openTestApp({ HELP_URL: 'https://docs.example/confab?from=app' });
  const cards = await cardsOf(other);
  await other.close();
  expect(cards.length).toBeGreaterThanOrEqual(8);
  for (const { url, heading, type, svg, colour } of cards) {
    expect(url).toMatch(/^https:\/\/docs\.example\/confab\/[a-z-]+$/);
    expect([heading, type, svg, colour].every((text) => text !== '')).toBe(true);
  }
  expect(new Set(cards.map(({ url }) => url)).size).toBe(cards.length);
});

test('without external documentation, each card leads to a guide that ships with the product', async () => {
  for (const { url, heading } of await cardsOf(app)) {
    const { pathname, origin } = new URL(url);
    expect(origin).toBe('http://localhost:4000');
    const page = await app.app.inject({ url: pathname });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(`<h1>${heading}</h1>`);
    expect(page.body).not.toContain('undefined');
  }
});

test('guides are in the language that the address names, otherwise in the first language of the browser that the guide exists in', async () => {
  const read = async (url: string, accepted?: string) =>
    (await app.app.inject({ url, headers: accepted === undefined ? {} : { 'accept-language': accepted } })).body;
  const german = 'Dein erster Assistent in zehn Minuten';
  const english = 'Build your first assistant in ten minutes';
  const first = '/help/first-assistant';
  expect(await read(first, 'fr-FR, de-AT;q=0.8, en;q=0.5')).toContain(`<html lang="de">`);
  expect(await read(first, 'fr')).toContain(`<h1>${english}</h1>`);
  expect(await read(`${first}?lang=en`, 'de')).toContain(`<h1>${english}</h1>`);
  expect(await read(`${first}?lang=toString&lang=de`, 'de')).toContain(`<h1>${german}</h1>`);
  const page = await read(`${first}?lang=de`);
  expect(page).toContain(`<h1>${german}</h1>`);
  expect(page).toContain('Mit einer Vorlage beginnen');
  expect(page).toContain('<a lang="en" hreflang="en" href="/help/first-assistant?lang=en">English</a>');
  expect(page).toContain('<a href="/help/one-assistant?lang=de">Weiter: ');
  expect(await read('/help?lang=de')).toContain(`<a href="/help/first-assistant?lang=de">${german}</a>`);
});

test('all guides are on one page, and an unknown page below it answers 404', async () => {
  const list = await app.app.inject({ url: '/help' });
  for (const { heading } of await cardsOf(app)) expect(list.body).toContain(heading);
  for (const url of ['/help/nothing', '/help/__proto__', '/help/..%2f..%2fetc'])
    expect((await app.app.inject({ url })).statusCode).toBe(404);
});
