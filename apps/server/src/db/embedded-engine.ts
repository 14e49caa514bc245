import { setImmediate } from 'node:timers';
import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.ts';
import type { EngineAnswer, EngineOptions, EngineRequest } from './embedded-engine-thread.ts';

/** PostgreSQL in a thread of this process. It serves one connection at a time. */
export interface EmbeddedEngine {
  /** Resolves when the database is open; messages that are sent earlier wait. Rejects with the error of the engine. */
  readonly opened: Promise<void>;
  /** The stream of a new connection, for the `stream` option of a `pg` client. It ends the previous connection. */
  connect(): Duplex;
  /** Cancels statements that run longer from now on (`limit-statements.ts`), as `statement_timeout` does on a server. */
  limitStatements(statementMs: number): void;
  /** A complete copy of the database, compressed. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts to open the embedded database in a thread, so that a long statement never holds the server's own thread. */
export function startEmbeddedEngine(options: EngineOptions): EmbeddedEngine {
  const source = new URL('./embedded-engine-thread.ts', import.meta.url);
  const thread = startThread('embedded-engine-thread', source, { workerData: options });
  const expected = new Map<'open' | 'dumped' | 'closed', Expectation>();
  let stream: EngineStream | undefined;
  let connection = 0;
  let failure: Error | undefined;

  thread.on('message', (answer: EngineAnswer) => {
    if (answer.type === 'data') {
      if (answer.connection === connection) stream?.receive(answer.bytes);
      return;
    }
    if (answer.type === 'broken') {
      // The pool opens another connection, which begins without a transaction.
      if (answer.connection === connection) stream?.destroy(new Error(answer.message));
      return;
    }
    expected.get(answer.type)?.resolve('bytes' in answer ? answer.bytes : new Uint8Array());
    expected.delete(answer.type);
  });
  thread.on('error', fail);
  thread.on('exit', () => {
    if (!expected.has('closed')) fail(new Error('The thread of the embedded database ended.'));
  });

  const expectAnswer = (type: 'open' | 'dumped' | 'closed') =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (failure) reject(failure);
      else expected.set(type, { resolve, reject });
    });

  const opened = expectAnswer('open').then(() => undefined);
  // Callers that await `opened` get the error; without a handler here, it would end the process.
  opened.catch(() => undefined);
  return {
    opened,
    connect() {
      stream?.destroy();
      connection += 1;
      const current = connection;
      send(thread, { type: 'connect', connection });
      stream = new EngineStream((bytes) => {
        // No buffer of a thread is shared.
        send(thread, { type: 'protocol', connection: current, bytes }, [bytes.buffer as ArrayBuffer]);
      });
      if (failure) stream.destroy(failure);
      return stream;
    },
    limitStatements(statementMs) {
      send(thread, { type: 'limit', statementMs });
    },
    dump() {
      send(thread, { type: 'dump' });
      return expectAnswer('dumped');
    },
    async close() {
      if (failure) return;
      send(thread, { type: 'close' });
      await expectAnswer('closed');
      await thread.terminate();
    },
  };

  function fail(error: Error) {
    failure ??= error;
    stream?.destroy(failure);
    for (const { reject } of expected.values()) reject(failure);
    expected.clear();
  }
}

interface Expectation {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

function send(thread: Worker, request: EngineRequest, transferred: ArrayBuffer[] = []): void {
  thread.postMessage(request, transferred);
}

/** Messages after which a client waits: startup (no letter), Query, Sync, Flush and Terminate. */
const lastOfBatch: ReadonlySet<number> = new Set([0, ...['Q', 'S', 'H', 'X'].map((letter) => letter.charCodeAt(0))]);

/**
 * The connection of a `pg` client with the thread, instead of a socket.
 *
 * The messages of a statement (parse, bind, describe, execute, sync) go to the thread together, which takes half the
 * time of sending each separately. Received pieces are passed on, one per turn of the event loop.
 */
class EngineStream extends Duplex {
  readonly #execute: (batch: Uint8Array) => void;
  #batch: Uint8Array[] = [];
  #received: Uint8Array[] = [];
  #isHandingOn = false;

  constructor(execute: (batch: Uint8Array) => void) {
    super();
    this.#execute = execute;
  }

  /** Called by `pg` as on a socket, with a port and a host that mean nothing here. */
  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  receive(bytes: Uint8Array): void {
    this.#received.push(bytes);
    if (!this.#isHandingOn) this.#handOn();
  }

  #handOn(): void {
    const bytes = this.#received.shift();
    this.#isHandingOn = bytes !== undefined && !this.destroyed;
    if (bytes === undefined || this.destroyed) return;
    this.push(bytes);
    setImmediate(() => this.#handOn());
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    this.#batch.push(message);
    if (lastOfBatch.has(message[0] ?? 0)) this.#execute(this.#takeBatch());
    callback();
  }

  override _final(callback: () => void): void {
    this.push(null);
    callback();
  }

  /** A copy, because it is transferred to the thread, and `pg` may reuse its buffers. */
  #takeBatch(): Uint8Array {
    const batch = new Uint8Array(Buffer.concat(this.#batch));
    this.#batch = [];
    return batch;
  }
}
