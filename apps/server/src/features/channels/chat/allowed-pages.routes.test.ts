import type { ProjectId } from '@confab/model';
import { createTestFolder } from '@confab/test-kit/server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../../testing/publish-project.ts';

const { app } = setUpServer();
/** An assistant that only pages of two sites may use; `open` may be used by any, `misspelt` names no address. */
let guarded: ProjectId;
let open: ProjectId;
let misspelt: ProjectId;
beforeAll(async () => {
  const ada = await aPerson(app);
  const AllowedOrigins = [
    'https://shop.example/a/page',
    'http://localhost:8080',
    'nonsense',
    'javascript:alert(1)',
    'https://a;script-src',
    "https://b'unsafe-inline'",
    'https://c,sandbox',
    'https://*',
    'data:x',
    '*',
    "'none'",
  ].join('\n');
  guarded = await publishTemplate(app, ada, 'harbour-cafe', { AllowedOrigins });
  open = await publishTemplate(app, ada, 'harbour-cafe');
  misspelt = await publishTemplate(app, ada, 'harbour-cafe', { AllowedOrigins: 'www.shop.example' });
});

const from = (origin: string | undefined, project = guarded) =>
  chatWith(app, project, { type: 'start' }, origin === undefined ? {} : { headers: { origin } });

describe('a page of a site that the author named (CHAT-4)', () => {
  test.each(['https://shop.example', 'http://localhost:8080'])(
    'a page of the allowed origin %s can use the assistant',
    async (origin) => {
      const { status, headers } = await from(origin);
      expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([200, origin, 'Origin']);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );
});

describe('a page of another site (CHAT-4)', () => {
  test.each([
    'https://evil.example',
    'http://shop.example',
    'https://shop.example.evil.example',
    'https://shop.example:8443',
    'https://SHOP.example',
    'null',
  ])('a page of the origin %s is refused and cannot read the answer', async (origin) => {
    const { status, answer, headers } = await from(origin);
    expect([status, answer]).toEqual([403, { error: 'This assistant may not be used on this page.' }]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await from(origin, open)).headers['access-control-allow-origin']).toBe('*');
  });

  test('a setting with only invalid addresses allows no site, not every site', async () => {
    expect((await from('https://www.shop.example', misspelt)).status).toBe(403);
    expect((await from(undefined, misspelt)).status).toBe(200);
  });

  test('a preflight request of a page that is not allowed is refused', async () => {
    const ask = async (origin: string) => {
      const url = `/channels/chat/${guarded}/live`;
      const { headers } = await app.app.inject({ method: 'OPTIONS', url, headers: { origin } });
      return headers['access-control-allow-origin'];
    };
    expect(await ask('https://shop.example')).toBe('https://shop.example');
    expect(await ask('https://evil.example')).toBeUndefined();
  });
});

test("the assistant's own chat page and clients that are not pages can always use the assistant", async () => {
  expect((await from(undefined)).status).toBe(200);
  const own = { headers: { origin: 'http://pro.localhost:4000', host: 'pro.localhost:4000' } };
  expect((await chatWith(app, guarded, { type: 'start' }, own)).status).toBe(200);
});

test('the chat page can be framed by allowed sites only, and loads images from anywhere', async () => {
  const webFolder = createTestFolder(onTestFinished);
  mkdirSync(webFolder, { recursive: true });
  writeFileSync(join(webFolder, 'chat.html'), '<!doctype html>');
  const server = await buildApp(app.services, { readiness: { isReady: true }, webFolder });
  const getPolicy = async (project: string, stage = 'live') => {
    const { headers } = await server.inject({ method: 'GET', url: `/channels/chat/${project}/${stage}` });
    return String(headers['content-security-policy']).split('; ');
  };
  expect(await getPolicy(guarded)).toContain("frame-ancestors 'self' https://shop.example http://localhost:8080");
  // No part of the author's text becomes another directive.
  expect((await getPolicy(guarded)).map((part) => part.split(' ')[0])).toEqual(
    (await getPolicy(open)).map((part) => part.split(' ')[0]),
  );
  expect(await getPolicy(open)).toContain('frame-ancestors *');
  expect(await getPolicy(misspelt)).toContain("frame-ancestors 'self'");
  const alpha = (await getPolicy(open, 'alpha')).find((part) => part.startsWith('frame-ancestors'));
  expect(alpha?.split(' ').slice(1)).toEqual(
    expect.arrayContaining(["'self'", 'http://localhost:4000', 'http://pro.localhost:4000']),
  );
  expect(alpha).not.toContain('*');
  expect(await getPolicy(open)).toContain("img-src 'self' data: blob: https: http:");
  await server.close();
});
