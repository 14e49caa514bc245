import { openService, type TestService } from '@confab/test-kit/server';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey, type MediaStore } from './media-store.ts';
import { openStore } from './open-store.ts';

// The part of the service that receives blocks. The whole driver is tested with a separate server
// (docs/guides/storage.md).
const blocks = new Map<string, Buffer>();
const objects = new Map<string, Buffer>();
async function answerRequest(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
  const kind = searchParams.get('comp');
  if (kind === 'block') blocks.set(`${pathname} ${searchParams.get('blockid')}`, body);
  if (kind === 'blocklist') {
    const ids = [...body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id]) => id);
    objects.set(pathname, Buffer.concat(ids.map((id) => blocks.get(`${pathname} ${id}`) ?? Buffer.from('missing'))));
  }
  answer.writeHead(201, { etag: '"1"' }).end();
}
let service: TestService;
let store: MediaStore;

beforeAll(async () => {
  service = await openService((request, answer) => void answerRequest(request, answer));
  const storageUrl = `azure://me:c2VjcmV0@files/prefix?endpoint=http://${service.host}/me&timeout=60`;
  store = await openStore({ storageUrl, dataDir: '' });
});

afterAll(() => service.close());

test.each([0, 1, 4 * 1_048_576, 9_500_000])('%i bytes arrive at Azure in blocks, in their order', async (length) => {
  const [key, content] = [createKey(randomUUID(), randomUUID()), randomBytes(length)];
  blocks.clear();
  const pieces = Array.from({ length: Math.ceil(length / 65_536) }, (_, index) =>
    content.subarray(index * 65_536, (index + 1) * 65_536),
  );
  await store.put(key, Readable.from(pieces));
  expect(objects.get(`/me/files/prefix/${key}`)?.equals(content)).toBe(true);
  expect(blocks.size).toBe(Math.ceil(length / (4 * 1_048_576)));
});
