import { scriptCalls, teamCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { TestLibrary } from '../../testing/media/library.ts';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();

const preview = (html: string, tokens: Record<string, string>) =>
  app.call(scriptCalls.previewEmail, { body: { html, tokens }, token: ada.token });
const previewAsset = (htmlAssetId: string, tokens: Record<string, string> = {}) =>
  app.call(scriptCalls.previewEmail, { body: { htmlAssetId, tokens }, token: ada.token });

describe('previewing a mail with values for its tokens (A7.5)', () => {
  test('the email preview inserts each token’s value as text, never as markup', async () => {
    const html = '<p title="{tv.Name}">Hi {tv.Name}, {tv.Other}</p>';
    const { result } = await preview(html, { Name: '<img src=x onerror="1">&\'' });
    const escaped = '&lt;img src=x onerror=&quot;1&quot;&gt;&amp;&#39;';
    expect(result).toBe(`<p title="${escaped}">Hi ${escaped}, {tv.Other}</p>`);
  });

  test('the email preview accepts token names that are also names of JavaScript', async () => {
    expect((await preview('{tv.constructor}{tv.toString}', {})).result).toBe('{tv.constructor}{tv.toString}');
  });

  test('the email preview refuses a mail that grows too long with a few long values in many places (API-5)', async () => {
    const { status, message } = await preview('{tv.A}'.repeat(1_600), { A: '&'.repeat(60_000) });
    expect([status, message]).toEqual([400, 'The email is too long with these values.']);
  });

  test('the email preview shows an HTML file of the active team’s media library (A7.5)', async () => {
    const htmlAssetId = await new TestLibrary(app, ada).addFile('mail.html', '<p>Hi {tv.Name}</p>');
    expect((await previewAsset(htmlAssetId, { Name: 'A & B' })).result).toBe('<p>Hi A &amp; B</p>');
  });

  test('the email preview shows a file of the team that the page shows after the active team was deleted', async () => {
    const grace = await aMember(app, ada.teamId, 'Viewer');
    await app.call(teamCalls.remove, { query: { teamId: grace.teamId }, token: grace.token });
    const htmlAssetId = await new TestLibrary(app, ada).addFile('left.html', '<p>Hi</p>');
    const body = { htmlAssetId, tokens: {} };
    expect((await app.call(scriptCalls.previewEmail, { body, token: grace.token })).result).toBe('<p>Hi</p>');
  });

  test('the email preview does not find unknown assets, those of another team or of another kind (A8.11)', async () => {
    const other = await new TestLibrary(app, await aPerson(app)).addFile('mail.html', '<p>Hi</p>');
    const text = await new TestLibrary(app, ada).addFile('words.txt', 'Hi');
    for (const htmlAssetId of [newId(), other, text]) {
      const { status, message } = await previewAsset(htmlAssetId);
      expect([status, message]).toEqual([404, 'Error getting previewing email']);
    }
  });

  test('the email preview refuses values that are too long in total, and a request without HTML', async () => {
    expect((await preview('', { One: 'a'.repeat(40_000), Two: 'b'.repeat(40_000) })).status).toBe(400);
    expect((await app.call(scriptCalls.previewEmail, { body: { tokens: {} }, token: ada.token })).status).toBe(400);
  });
});
