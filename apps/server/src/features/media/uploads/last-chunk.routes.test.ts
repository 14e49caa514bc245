import { mediaCalls } from '@confab/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestLibrary } from '../../../testing/media/library.ts';
import { createUploadForm } from '../../../testing/media/upload-form.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let library: TestLibrary;
beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

const parts = ['first, ', 'second, ', 'last'];

/** Sends a part of a file whose name may be taken. */
async function sendChunk(place: number) {
  const { token, teamId } = library.person;
  const fields = { path: '/', action: 'keepboth', 'chunk-index': String(place), 'total-chunk': String(parts.length) };
  const file = createUploadForm(fields, { name: 'a.txt', content: parts[place] ?? '' });
  return app.call(mediaCalls.upload, { token, query: { teamId }, file });
}

/** Delays the first read from the storage, which begins to join the chunks of a file. */
function holdFirstReading() {
  const { store } = app.services;
  const read = store.get.bind(store);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const spy = vi.spyOn(store, 'get').mockImplementation(async (...given) => {
    if (isFirst) {
      isFirst = false;
      begin();
      await released;
    }
    return read(...given);
  });
  return { begun, release, restore: () => spy.mockRestore() };
}

test('two last chunks at once leave one whole file: the first is stored and the second is refused (UPL-2)', async () => {
  await sendChunk(0);
  await sendChunk(1);
  const reading = holdFirstReading();
  try {
    const first = sendChunk(2);
    await reading.begun;
    const second = await sendChunk(2);
    expect([second.status, second.success]).toEqual([400, false]);
    reading.release();
    const { status, result } = await first;
    expect(status).toBe(200);
    expect(await library.listNames()).toEqual(['a.txt']);
    const [file] = result.files ?? [];
    expect((await library.read((file?.id ?? '') as Parameters<typeof library.read>[0])).text).toBe(parts.join(''));
    expect(await library.listObjects()).toHaveLength(1);
  } finally {
    reading.release();
    reading.restore();
  }
});

test('a last chunk that is repeated after its file was stored leaves that file as it is (UPL-2)', async () => {
  await sendChunk(0);
  await sendChunk(1);
  expect((await sendChunk(2)).status).toBe(200);
  expect((await sendChunk(2)).status).toBe(400);
  expect(await library.listNames()).toEqual(['a.txt']);
  expect(await library.listObjects()).toHaveLength(1);
});
