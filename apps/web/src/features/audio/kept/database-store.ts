import { recordingsDatabase } from '../../../platform/delete-databases.ts';
import type { KeptRecording, RecordingStore } from './recording-store.ts';

/** Keeps recordings in the browser's database: a row for each, and a row for each second of its bytes. */
export function createDatabaseStore(): RecordingStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase().then(
      (database) => {
        // Logging out deletes the database, which an open connection would block.
        database.addEventListener('versionchange', () => {
          database.close();
          opening = undefined;
        });
        return database;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  }

  async function run<T>(mode: IDBTransactionMode, work: (stores: Stores) => IDBRequest<T>): Promise<T> {
    const transaction = (await open()).transaction(['recordings', 'parts'], mode);
    const request = work({
      recordings: transaction.objectStore('recordings'),
      parts: transaction.objectStore('parts'),
    });
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database is full.')));
    });
    return request.result;
  }

  const listAll = () => run('readonly', ({ recordings }): IDBRequest<KeptRecording[]> => recordings.getAll());
  return {
    add: async (recording) => void (await run('readwrite', ({ recordings }) => recordings.put(recording))),
    addPart: async (recordingId, bytes) =>
      void (await run('readwrite', ({ parts }) => parts.add({ recordingId, bytes }))),
    async change(id, change) {
      const known = (await listAll()).find((one) => one.id === id);
      if (known) await run('readwrite', ({ recordings }) => recordings.put({ ...known, ...change }));
    },
    list: async () => (await listAll()).toSorted((a, b) => a.startedUtc.localeCompare(b.startedUtc)),
    async read(id) {
      const rows = await run(
        'readonly',
        // Only `addPart` writes rows; their keys rise.
        ({ parts }) =>
          parts.index('recordingId').getAll(id) as IDBRequest<{ readonly bytes: Uint8Array<ArrayBuffer> }[]>,
      );
      return new Blob(
        rows.map(({ bytes }) => bytes),
        { type: 'audio/mpeg' },
      );
    },
    async remove(id) {
      await run('readwrite', ({ recordings, parts }) => {
        const keys = parts.index('recordingId').getAllKeys(id);
        keys.addEventListener('success', () => {
          for (const key of keys.result) parts.delete(key);
        });
        return recordings.delete(id);
      });
    },
  };
}

interface Stores {
  readonly recordings: IDBObjectStore;
  readonly parts: IDBObjectStore;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(recordingsDatabase, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('recordings', { keyPath: 'id' });
      request.result.createObjectStore('parts', { autoIncrement: true }).createIndex('recordingId', 'recordingId');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened.')));
  });
}
