import { mediaMessages, type FileRequest } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { createAssetId } from '../../../media/upload-asset.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { createFolder, FakeLibrary, teamId } from '../testing/fake-library.ts';
import { UploadRunner } from './run-uploads.ts';
import {
  canRetry,
  chooseForTaken,
  enqueue,
  listQueue,
  retryFiles,
  useUploadQueue,
  type QueuedFile,
} from './upload-queue.ts';
import { nameMessage, noMessage } from '../../../words/message.ts';

const top = createFolder(0, 'Files', { id: emptyId, parentId: '', filterPath: '', filterId: '' });

/** A server that keeps uploads; the line can be cut, before or after a file has arrived. */
class FakeStore {
  readonly library = new FakeLibrary([]);
  readonly stored = new Map<string, string>();
  /** Versions that replaced a file of the same name, by the ids of their uploads. */
  readonly versions = new Map<string, string>();
  readonly names = new Set<string>();
  line: 'whole' | 'cut' | 'answerLost' = 'whole';
  running = 0;
  runningMax = 0;
  received = 0;

  createApi() {
    return fakeApi({
      '/api/AzureUpload': async ({ content }: { content: FormData }) => {
        this.running += 1;
        this.runningMax = Math.max(this.runningMax, this.running);
        this.received += 1;
        // oxlint-disable-next-line no-restricted-globals -- this time is passed by the fake timers of the test
        await new Promise((resolve) => setTimeout(resolve, 10));
        this.running -= 1;
        if (this.line === 'cut') throw new ApiFailure('offline', 'Error uploading media', 0);
        this.#store(content);
        if (this.line === 'answerLost') throw new ApiFailure('offline', 'Error uploading media', 0);
        return { files: [] };
      },
      '/api/GetAssetMetadata': ({ query }: { query: { assetId: string } }) => {
        if (!this.stored.has(query.assetId)) throw new ApiFailure('notFound', 'missing', 404);
        return {};
      },
      '/api/AzureFileOperations': (input: { body: FileRequest }) =>
        this.library.answers['/api/AzureFileOperations'](input),
    });
  }

  #store(form: FormData) {
    const text = (name: string) => String(form.get(name));
    const name = text('filename');
    if (name === 'virus.txt')
      throw new ApiFailure('failed', 'The content of virus.txt does not fit its file extension.', 422);
    if (name === 'unscanned.txt')
      throw new ApiFailure('failed', nameMessage('mediaMessages.scanFailed', mediaMessages.scanFailed), 503);
    if (name === 'long.txt')
      throw new ApiFailure(
        'failed',
        {
          message: 'long.txt is too large.',
          messageName: 'mediaMessages.fileTooLarge',
          messageParts: { name, most: 5 },
        },
        413,
      );
    if (this.names.has(name) && text('action') === 'save')
      throw new ApiFailure(
        'failed',
        { message: `${name} already exists here.`, messageName: 'mediaMessages.nameTaken', messageParts: { name } },
        400,
      );
    const placed = `${text('path')}${name} ${text('action')}`;
    if (this.names.has(name) && text('action') === 'replace')
      this.versions.set(form.has('uploadId') ? text('uploadId') : `request ${this.received}`, placed);
    else this.stored.set(text('assetId'), placed);
    this.names.add(name);
  }
}

function createQueued(name: string, folders: readonly string[] = []): QueuedFile {
  const file = new File(['x'], name);
  return {
    id: createAssetId(),
    teamId,
    folder: top,
    file,
    folders,
    state: 'waiting',
    sent: 0,
    message: noMessage,
    choice: 'save',
    attempts: 0,
  };
}

const listStates = () => listQueue().map(({ file, state }) => `${file.name} ${state}`);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let store: FakeStore;
let runner: UploadRunner;

beforeEach(() => {
  vi.useFakeTimers();
  useUploadQueue.setState({ files: [] });
  store = new FakeStore();
});
afterEach(() => {
  runner.stop();
  useUploadQueue.setState({ files: [] });
  vi.useRealTimers();
});

function send(...files: readonly QueuedFile[]) {
  enqueue(files);
  runner = new UploadRunner(store.createApi().api);
  runner.start();
}

describe('UploadRunner', () => {
  test('200 files whose connection breaks in the middle all arrive, each once', async () => {
    send(...Array.from({ length: 200 }, (_none, at) => createQueued(`file-${at}.txt`)));
    await pass(200);
    expect(store.stored.size).toBeGreaterThan(10);
    store.line = 'answerLost';
    await pass(15);
    store.line = 'cut';
    await pass(60_000);
    expect(listQueue().every(({ state }) => ['stored', 'interrupted', 'waiting', 'sending'].includes(state))).toBe(
      true,
    );
    store.line = 'whole';
    await pass(60_000);
    expect(listQueue().filter(({ state }) => state !== 'stored')).toEqual([]);
    expect(store.stored.size).toBe(200);
    expect(store.runningMax).toBe(3);
  });

  test('a refused file has the reason of the server and does not delay the others', async () => {
    send(createQueued('virus.txt'), createQueued('good.txt'), createQueued('evil.exe'));
    await pass(100);
    expect(listStates()).toEqual(['virus.txt refused', 'good.txt stored', 'evil.exe refused']);
    expect(listQueue()[0]?.message.message).toBe('The content of virus.txt does not fit its file extension.');
    // A kind that the library does not keep is refused without being sent.
    expect(listQueue()[2]?.message.message).toBe(mediaMessages.kindNotAllowed);
  });

  test('the page asks about a name in use, and the choice can apply to all files', async () => {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) store.names.add(name);
    send(createQueued('a.txt'), createQueued('b.txt'), createQueued('c.txt'));
    await pass(100);
    expect(listStates()).toEqual(['a.txt asking', 'b.txt asking', 'c.txt asking']);
    const [first, second] = listQueue();
    chooseForTaken(first!.id, 'skip', false);
    chooseForTaken(second!.id, 'replace', true);
    await pass(100);
    expect(listStates()).toEqual(['b.txt stored', 'c.txt stored']);
    expect([...store.versions.values()].toSorted()).toEqual(['/b.txt replace', '/c.txt replace']);
  });

  test('Skip for all files and all that follow also skips names in use that are being sent or wait', async () => {
    for (const name of ['a', 'b', 'c', 'e']) store.names.add(`${name}.txt`);
    send(createQueued('a.txt'));
    await pass(100);
    enqueue(['b', 'c', 'd', 'e'].map((name) => createQueued(`${name}.txt`)));
    expect(listStates().slice(0, 2)).toEqual(['a.txt asking', 'b.txt sending']);
    chooseForTaken(listQueue()[0]!.id, 'skip', true);
    await pass(200);
    expect(listStates()).toEqual(['d.txt stored']);
    expect([...store.stored.values()]).toEqual(['/d.txt save']);
  });

  test('Replace for all files and all that follow also replaces one that was just being sent', async () => {
    for (const name of ['a', 'b']) store.names.add(`${name}.txt`);
    send(createQueued('a.txt'));
    await pass(100);
    enqueue([createQueued('b.txt')]);
    expect(listStates()).toEqual(['a.txt asking', 'b.txt sending']);
    chooseForTaken(listQueue()[0]!.id, 'replace', true);
    await pass(200);
    expect(listStates()).toEqual(['a.txt stored', 'b.txt stored']);
    expect([...store.versions.values()].toSorted()).toEqual(['/a.txt replace', '/b.txt replace']);
  });

  test('a file that replaced another and whose answer was lost is sent again under the same id', async () => {
    store.names.add('a.txt');
    store.line = 'answerLost';
    send({ ...createQueued('a.txt'), choice: 'replace' });
    await pass(100);
    expect(listStates()).toEqual(['a.txt interrupted']);
    store.line = 'whole';
    await pass(60_000);
    expect([listStates(), store.received]).toEqual([['a.txt stored'], 2]);
    expect([...store.versions.values()]).toEqual(['/a.txt replace']);
  });

  test('the folders of a dropped folder are created once', async () => {
    send(
      createQueued('a.txt', ['Voices', 'New']),
      createQueued('b.txt', ['Voices']),
      createQueued('c.txt', ['Voices', 'New']),
    );
    await pass(200);
    expect(listQueue().map(({ state }) => state)).toEqual(['stored', 'stored', 'stored']);
    expect(store.library.items.map(({ name }) => name)).toEqual(['Voices', 'New']);
  });

  test('a file that is removed from the queue while it waits is not sent', async () => {
    send(...['a', 'b', 'c', 'd'].map((name) => createQueued(`${name}.txt`)));
    useUploadQueue.setState(({ files }) => ({ files: files.slice(0, 3) }));
    await pass(100);
    expect(store.stored.size).toBe(3);
  });

  test('a file that is refused because of its content cannot be sent again', async () => {
    send(createQueued('long.txt'), createQueued('evil.exe'));
    await pass(50);
    expect(listStates()).toEqual(['long.txt refused', 'evil.exe refused']);
    expect(listQueue().map(canRetry)).toEqual([false, false]);
    retryFiles(() => true);
    expect(listStates()).toEqual(['long.txt refused', 'evil.exe refused']);
  });

  test('a file that the server cannot scan is sent three times, then refused with the reason until a person retries it', async () => {
    send(createQueued('unscanned.txt'));
    await pass(600_000);
    expect(listStates()).toEqual(['unscanned.txt refused']);
    expect(listQueue()[0]?.message).toMatchObject({ message: mediaMessages.scanFailed });
    expect([store.received, listQueue().map(canRetry)]).toEqual([3, [true]]);
    retryFiles(() => true);
    await pass(600_000);
    expect([listStates(), store.received]).toEqual([['unscanned.txt refused'], 4]);
  });

  test('a file is sent again less and less often while the connection is broken, and soon after another was stored', async () => {
    store.line = 'cut';
    send(createQueued('a.txt'));
    // After 4, 8 and 16 seconds, then every 30.
    await pass(28_500);
    expect(store.received).toBe(4);
    await pass(60_500);
    expect(store.received).toBe(6);
    store.line = 'whole';
    await pass(30_000);
    expect(listStates()).toEqual(['a.txt stored']);
    store.line = 'cut';
    enqueue([createQueued('b.txt')]);
    await pass(500);
    store.line = 'whole';
    await pass(4_000);
    expect(listStates()).toEqual(['a.txt stored', 'b.txt stored']);
  });

  test('Retry sends a refused file again', async () => {
    send(createQueued('virus.txt'));
    await pass(50);
    retryFiles(() => true);
    expect(listStates()).toEqual(['virus.txt sending']);
  });
});
