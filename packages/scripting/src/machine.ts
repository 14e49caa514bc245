import { QuickJS, type QuickJSOptions } from 'quickjs-wasi';

/** The engine and the clock that the host provides to the sandbox. */
export interface Sandbox {
  /** The compiled WebAssembly module of `quickjs-wasi/quickjs.wasm`. */
  readonly engine: QuickJSOptions['wasm'];
  /** Milliseconds of a monotonic clock, which may be the processor time of the sandbox. */
  readonly now: () => number;
}

/**
 * The machine checks the time about every 10,000 steps. A script with at most this many checks
 * was delayed by a busy computer and is not stopped.
 */
const minChecks = 3;

/** A QuickJS machine with a time limit. */
export interface Machine {
  readonly vm: QuickJS;
  /** Starts the time limit. */
  begin(): void;
  /** Whether it was stopped by the time limit. */
  isLate(): boolean;
  /** Whether the time limit has passed. */
  isOver(): boolean;
  end(): void;
}

/** Creates a machine that has only the language; it is discarded after one run. */
export async function createMachine(
  { engine, now }: Sandbox,
  limits: { readonly timeMs: number; readonly memoryBytes: number; readonly stackBytes: number },
): Promise<Machine> {
  let end = Number.POSITIVE_INFINITY;
  let checks = 0;
  let isLate = false;
  const vm = await QuickJS.create({
    wasm: engine,
    wasi: isolatedWasi,
    memoryLimit: limits.memoryBytes,
    maxStackSize: limits.stackBytes,
    interruptHandler: () => {
      checks += 1;
      isLate ||= now() > end && checks > minChecks;
      return isLate;
    },
  });
  return {
    vm,
    begin: () => {
      end = now() + limits.timeMs;
    },
    isLate: () => isLate,
    isOver: () => now() > end,
    end: () => dispose(vm),
  };
}

/** Whether an error message says that the memory ran out. */
export function isOutOfMemory(problem: string): boolean {
  return /out of memory|memory access out of bounds/i.test(problem);
}

/** Disposing of a machine without memory may throw, which is harmless. */
function dispose(vm: QuickJS) {
  try {
    vm.dispose();
  } catch {
    // The memory is garbage collected with the last reference.
  }
}

/** A stopped clock and constant random bytes, which reveal nothing about the host. */
const isolatedWasi: NonNullable<QuickJSOptions['wasi']> = (memory) => ({
  clock_time_get(_clock, _precision, resultAt) {
    new DataView(memory.buffer).setBigUint64(resultAt, 0n, true);
    return 0;
  },
  random_get(at, length) {
    new Uint8Array(memory.buffer, at, length).fill(7);
    return 0;
  },
});
