import { expect, test } from 'vitest';
import { createSignedAddress } from '../core/media/media-address.ts';
import { TestLibrary } from '../testing/media/library.ts';
import { setUpServer } from '../testing/set-up-server.ts';

const fileHost = 'files.other.example';
const { app, owner } = setUpServer({ environment: { USER_CONTENT_URL: `https://${fileHost}` } });

const ask = (path: string, host: string) =>
  app.app.inject({ url: path, headers: { host, cookie: 'secret=1', 'client-token': owner.token } });

test('when files have a separate host, they have addresses there and the headers of a sandboxed origin (PRE-1)', async () => {
  const library = new TestLibrary(app, owner);
  const signed = new URL(createSignedAddress(app.services, owner.teamId, await library.addFile('a.html', '<p>x</p>')));
  expect(signed.host).toBe(fileHost);
  const { statusCode, headers } = await ask(signed.pathname + signed.search, fileHost);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    'sandbox',
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self' http://localhost:4000 http://*.localhost:4000",
  ]);
});

test.each(['/', '/library', '/api/GetMyTeams', '/readyz', '/api/openapi.json', '/%6dedia/../api/GetMyTeams'])(
  'nothing but files answers on the host of files: %s (PRE-1)',
  async (path) => {
    const answer = await ask(path, fileHost);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a separate host of files does not change the answers of the sites', async () => {
  expect((await ask('/api/GetMyTeams', 'my.localhost:4000')).statusCode).toBe(200);
});
