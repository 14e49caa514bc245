import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { limitStatements } from './failures/limit-statements.ts';
import { unpackSeed } from './seed/unpack-seed.ts';

/** How the thread opens its database. */
export interface EngineOptions {
  /** A folder, or undefined for memory. */
  readonly folder: string | undefined;
  /** A file made by `dump` that the database is filled from before it opens. */
  readonly seedFile: string | undefined;
}

/** A request of the server's thread. `connection` numbers the connections of the server. */
export type EngineRequest =
  | { readonly type: 'connect'; readonly connection: number }
  | { readonly type: 'protocol'; readonly connection: number; readonly bytes: Uint8Array }
  /** The longest time of a statement in milliseconds, from now on. */
  | { readonly type: 'limit'; readonly statementMs: number }
  | { readonly type: 'dump' }
  | { readonly type: 'close' };

/** An answer of this thread. */
export type EngineAnswer =
  | { readonly type: 'open' }
  | { readonly type: 'data'; readonly connection: number; readonly bytes: Uint8Array }
  /** The engine could not process the input; the connection can no longer be used. */
  | { readonly type: 'broken'; readonly connection: number; readonly message: string }
  | { readonly type: 'dumped'; readonly bytes: Uint8Array }
  | { readonly type: 'closed' };

/** Rows are sent in pieces of about this size, so that the server's thread reads them in short turns. */
const pieceBytes = 64 * 1024;

/**
 * The engine's own memory for pages of tables. More takes a third longer to open, for every start, and the files of the
 * database are in the memory of the machine anyway.
 */
const pageMemory = '32MB';

const port = parentPort;
if (!port) throw new Error('This module is the entry of a thread.');
// The thread is always started with these options.
const { folder, seedFile } = workerData as EngineOptions;
if (folder && seedFile) unpackSeed(seedFile, folder);
const opening = PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageMemory}`],
  ...(folder ? { dataDir: folder } : {}),
  ...(seedFile && !folder ? { loadDataDir: new Blob([new Uint8Array(readFileSync(seedFile))]) } : {}),
});

let statementMs = Infinity;
let previous: Promise<unknown> = opening;
// The listener is added before the engine is open: without one the event loop, and so the first statement, would wait
// until V8 has optimised all of the WebAssembly.
port.on('message', (request: EngineRequest) => {
  if (request.type === 'dump') return void dump();
  // A request that fails must not prevent the answers to later ones.
  previous = previous.then(() => answer(request)).catch((error: unknown) => breakConnection(request, error));
});
const engine = await opening;
const runLimited = limitStatements(engine.Module);
send({ type: 'open' });

async function answer(request: Exclude<EngineRequest, { type: 'dump' }>): Promise<void> {
  switch (request.type) {
    case 'protocol':
      return execute(request.connection, request.bytes);
    // A new connection must not find the transaction or the prepared statements of the one before.
    case 'connect':
      if (engine.isInTransaction()) await engine.exec('rollback');
      await engine.exec('discard all');
      return undefined;
    case 'limit':
      statementMs = request.statementMs;
      return undefined;
    case 'close':
      await engine.close();
      send({ type: 'closed' });
      port?.close();
  }
}

function breakConnection(request: EngineRequest, error: unknown) {
  if (request.type !== 'protocol' && request.type !== 'connect') throw error;
  const message = error instanceof Error ? error.message : String(error);
  send({ type: 'broken', connection: request.connection, message });
}

async function execute(connection: number, message: Uint8Array): Promise<void> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  const flush = () => {
    if (size > 0) send({ type: 'data', connection, bytes: join(pieces, size) });
    pieces = [];
    size = 0;
  };
  await runLimited(statementMs, () =>
    engine.execProtocolRawStream(message, {
      onRawData: (bytes) => {
        // The engine reuses its buffer.
        pieces.push(bytes.slice());
        size += bytes.length;
        if (size >= pieceBytes) flush();
      },
    }),
  );
  flush();
}

async function dump(): Promise<void> {
  const content = await (await opening).dumpDataDir('gzip');
  send({ type: 'dumped', bytes: new Uint8Array(await content.arrayBuffer()) });
}

function join(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

function send(message: EngineAnswer): void {
  // No buffer of a thread is shared.
  const transferred = 'bytes' in message ? [message.bytes.buffer as ArrayBuffer] : [];
  port?.postMessage(message, transferred);
}
