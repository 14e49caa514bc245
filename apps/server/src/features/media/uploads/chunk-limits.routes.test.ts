import { itemMessages, mediaCalls } from '@confab/contracts';
import { findAssetKind } from '@confab/model/media';
import { beforeEach, expect, test } from 'vitest';
import { createTone, TestLibrary } from '../../../testing/media/library.ts';
import { createUploadForm } from '../../../testing/media/upload-form.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { openUploadsMax } from './chunks.ts';
import '../../../testing/runs-on-postgres.ts';

/** The number of bytes that a team may store. */
const allowedBytes = 1_048_576;
const { app } = setUpServer({ environment: { TEAM_MEGABYTES: '1' } });
let library: TestLibrary;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

/** Sends a chunk of a file: one of 50 that never become a whole, unless another total is given. */
async function sendChunk(filename: string, place: number, content: Buffer, total = 50) {
  const { token, teamId } = library.person;
  const fields = { path: '/', action: 'save', filename, 'chunk-index': String(place), 'total-chunk': String(total) };
  const file = createUploadForm(fields, { name: filename, content });
  const { status, message } = await app.call(mediaCalls.upload, { token, query: { teamId }, file });
  return { status, message };
}

async function countBytes() {
  let bytes = 0;
  for await (const object of app.services.store.list(`${library.person.teamId}/`)) bytes += object.bytes;
  return bytes;
}

const chunkOf = (bytes: number) => Buffer.alloc(bytes, 'a');
const full = { status: 413, message: itemMessages.storageFull };

test('chunks of unfinished uploads count as stored, and those that a team has no room for are refused', async () => {
  const statuses: number[] = [];
  for (const place of [0, 1, 2, 3]) statuses.push((await sendChunk(`${place}.wav`, 0, chunkOf(400_000))).status);
  expect(statuses).toEqual([200, 200, 413, 413]);
  expect(await sendChunk('0.wav', 1, chunkOf(400_000))).toEqual(full);
  expect(await countBytes()).toBe(800_000);
});

test('a file without a known length is refused at the first byte over the remaining storage of the team', async () => {
  expect(await sendChunk('long.wav', 0, chunkOf(allowedBytes + 300_000))).toEqual(full);
  expect(await countBytes()).toBe(0);
});

test('an upload whose chunks together exceed the limit of its kind of file is ended, and its chunks are deleted', async () => {
  const most = findAssetKind('a.txt')?.bytesMax ?? 0;
  await app.services.db.updateTable('teamQuota').set({ bytes: null }).execute();
  try {
    const part = chunkOf(most / 2);
    expect((await sendChunk('a.txt', 0, part)).status).toBe(200);
    expect((await sendChunk('a.txt', 1, part)).status).toBe(200);
    expect((await sendChunk('a.txt', 2, chunkOf(1))).status).toBe(413);
    expect(await countBytes()).toBe(0);
  } finally {
    await app.services.db.updateTable('teamQuota').set({ bytes: allowedBytes }).execute();
  }
});

test('an account can have a limited number of unfinished uploads, and can continue each of them', async () => {
  for (let number = 0; number < openUploadsMax; number += 1)
    expect((await sendChunk(`${number}.txt`, 0, chunkOf(1))).status).toBe(200);
  expect(await sendChunk('one-more.txt', 0, chunkOf(1))).toEqual({
    status: 429,
    message: `You have ${openUploadsMax} unfinished uploads. Finish them, or try again tomorrow.`,
  });
  expect((await sendChunk('0.txt', 1, chunkOf(1))).status).toBe(200);
});

test('a file that fills more than half of a team can still be put together from its chunks', async () => {
  const tone = createTone(8); // About 700 KB.
  const middle = tone.length / 2;
  expect((await sendChunk('tone.wav', 0, tone.subarray(0, middle), 2)).status).toBe(200);
  expect((await sendChunk('tone.wav', 1, tone.subarray(middle), 2)).status).toBe(200);
  expect(await library.listNames()).toEqual(['tone.wav']);
  expect(await countBytes()).toBe(tone.length);
});
