import { createTestFolder } from '@confab/test-kit/server';
import Fastify from 'fastify';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { embedScriptRoutes } from './embed-script.routes.ts';

const webFolder = createTestFolder();
const url = '/channels/chat/embed.js';
const text = `'what the build made of it'`;

async function aServer() {
  const app = Fastify();
  await app.register(embedScriptRoutes, { webFolder });
  return app;
}

describe('the embed script', () => {
  test('the embed script returns 503 with an explanation before the client is built', async () => {
    const answer = await (await aServer()).inject({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/plain']);
  });

  test('the embed script can be loaded by any page without credentials, and is cached by the browser (CHAT-4)', async () => {
    writeFileSync(join(webFolder, 'embed.js'), text);
    const app = await aServer();
    const answer = await app.inject({ url, headers: { origin: 'https://shop.example' } });
    expect(answer.body).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('max-age=3600'),
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('the embed script is compressed when the browser accepts it', async () => {
    const answer = await (await aServer()).inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
  });
});
