/** What the engine needs for canceling a statement: its files, its memory, and the addresses of flags in the memory. */
interface CancelableEngine {
  readonly FS: Record<string, unknown>;
  /** Replaced by another object when the memory grows. */
  readonly HEAPU8: Uint8Array;
  readonly [address: string]: unknown;
}

/** Runs a message of the protocol. Its statements are canceled `ms` milliseconds from now. */
export type RunLimited = <Result>(ms: number, run: () => Promise<Result>) => Promise<Result>;

/** The operations on files that statements of more than a few milliseconds repeat. */
const fileOperations = ['read', 'write', 'llseek', 'getStreamChecked'] as const;

/**
 * Cancels statements of the embedded engine that run too long, with the SQLSTATE of a statement timeout.
 *
 * The engine runs without a pause in its thread and has no timers, so that its own `statement_timeout` has no effect. The
 * time is compared when a statement reads or writes a file, a temporary one included. A statement that only computes
 * within the memory of one step is not canceled.
 *
 * @param engine the WebAssembly module of the engine
 * @throws when the engine, in another version, has no such flags
 */
export function limitStatements(engine: object): RunLimited {
  if (!hasFilesAndMemory(engine)) throw new Error('Statements of this version of PGlite cannot be canceled.');
  const { FS: files } = engine;
  const [interrupt, cancel] = [getAddress(engine, 'InterruptPending'), getAddress(engine, 'QueryCancelPending')];
  let endMs = Infinity;
  for (const name of fileOperations) {
    const operation = files[name];
    if (typeof operation !== 'function') throw new Error(`This version of PGlite has no file operation ${name}.`);
    files[name] = (...values: unknown[]): unknown => {
      if (performance.now() > endMs) {
        engine.HEAPU8[cancel] = 1;
        engine.HEAPU8[interrupt] = 1;
      }
      return operation.apply(files, values) as unknown;
    };
  }
  return async (ms, run) => {
    endMs = performance.now() + ms;
    try {
      return await run();
    } finally {
      endMs = Infinity;
      // The statement may have ended, or been committed, before it looked at the flag.
      engine.HEAPU8[cancel] = 0;
    }
  };
}

function hasFilesAndMemory(engine: object): engine is CancelableEngine {
  return 'FS' in engine && 'HEAPU8' in engine && engine.HEAPU8 instanceof Uint8Array;
}

/** The address of a variable of PostgreSQL. */
function getAddress(engine: CancelableEngine, variable: string): number {
  const address = engine[`_${variable}`];
  if (typeof address !== 'number') throw new Error(`This version of PGlite does not export ${variable}.`);
  return address;
}
