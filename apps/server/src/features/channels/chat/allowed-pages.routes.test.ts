import type { ProjectId } from '@confab/model';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { aPerson } from '../../../testing/world.ts';
import { chatWith, publishTemplate } from '../testing/published.ts';

let app: TestApp;
/** Only pages of two sites may talk to the first; any may to the second. */
let guarded: ProjectId;
let open: ProjectId;
beforeAll(async () => {
  app = await openTestApp();
  const ada = await aPerson(app);
  const AllowedOrigins = 'https://shop.example/a/page\nhttp://localhost:8080\nnonsense\njavascript:alert(1)';
  guarded = await publishTemplate(app, ada, 'harbour-cafe', { AllowedOrigins });
  open = await publishTemplate(app, ada, 'harbour-cafe');
});
afterAll(() => app.close());

const from = (origin: string | undefined, project = guarded) =>
  chatWith(app, project, { type: 'start' }, origin === undefined ? {} : { headers: { origin } });

describe('a page of a site that the author named (CHAT-4)', () => {
  test.each(['https://shop.example', 'http://localhost:8080'])('as %s talks to the assistant', async (origin) => {
    const { status, headers } = await from(origin);
    expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([200, origin, 'Origin']);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('a page of another site (CHAT-4)', () => {
  test.each([
    'https://evil.example',
    'http://shop.example',
    'https://shop.example.evil.example',
    'https://shop.example:8443',
    'https://SHOP.example',
    'null',
  ])('as %s does not, and reads nothing', async (origin) => {
    const { status, answer, headers } = await from(origin);
    expect([status, answer]).toEqual([403, { error: 'This assistant may not be used on this page.' }]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await from(origin, open)).headers['access-control-allow-origin']).toBe('*');
  });

  test('is told so before it asks', async () => {
    const ask = async (origin: string) => {
      const url = `/channels/chat/${guarded}/live`;
      const { headers } = await app.app.inject({ method: 'OPTIONS', url, headers: { origin } });
      return headers['access-control-allow-origin'];
    };
    expect(await ask('https://shop.example')).toBe('https://shop.example');
    expect(await ask('https://evil.example')).toBeUndefined();
  });
});

test('the assistant’s own page, and who is no page at all, may always', async () => {
  expect((await from(undefined)).status).toBe(200);
  const own = { headers: { origin: 'http://pro.localhost:4000', host: 'pro.localhost:4000' } };
  expect((await chatWith(app, guarded, { type: 'start' }, own)).status).toBe(200);
});

test('the page is shown in frames of those sites alone, and takes pictures from anywhere', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'confab-chat-frame-'));
  mkdirSync(webFolder, { recursive: true });
  writeFileSync(join(webFolder, 'chat.html'), '<!doctype html>');
  const server = await buildApp(app.services, { readiness: { isReady: true }, webFolder });
  const policyOf = async (project: string) => {
    const { headers } = await server.inject({ method: 'GET', url: `/channels/chat/${project}/live` });
    return String(headers['content-security-policy']).split('; ');
  };
  expect(await policyOf(guarded)).toContain("frame-ancestors 'self' https://shop.example http://localhost:8080");
  expect(await policyOf(open)).toContain('frame-ancestors *');
  expect(await policyOf(open)).toContain("img-src 'self' data: blob: https: http:");
  await server.close();
  rmSync(webFolder, { recursive: true });
});
