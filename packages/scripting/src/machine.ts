import { QuickJS, type QuickJSOptions } from 'quickjs-wasi';

/** What the sandbox needs of its host. */
export interface Sandbox {
  /** The machine as it was compiled; its bytes come from `quickjs-wasi/quickjs.wasm`. */
  readonly engine: QuickJSOptions['wasm'];
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * The machine asks every ten thousand steps or so whether to stop. A script that has done no more than this many of them
 * was kept waiting by others on a busy computer, which is not its fault.
 */
const fewChecks = 3;

/** A machine, and the watch on its time. */
export interface Machine {
  readonly vm: QuickJS;
  /** From now on the time counts. */
  begin(): void;
  /** Whether it was stopped because its time was over. */
  isLate(): boolean;
  /** Whether its time is over, asked by the host. */
  isOver(): boolean;
  end(): void;
}

/** A new machine, which has the language and nothing else; it is thrown away after one run, so nothing survives. */
export async function createMachine(
  { engine, now }: Sandbox,
  limits: { readonly timeMs: number; readonly memoryBytes: number; readonly stackBytes: number },
): Promise<Machine> {
  let end = Number.POSITIVE_INFINITY;
  let checks = 0;
  let isLate = false;
  const vm = await QuickJS.create({
    wasm: engine,
    wasi: withoutSecrets,
    memoryLimit: limits.memoryBytes,
    maxStackSize: limits.stackBytes,
    interruptHandler: () => {
      checks += 1;
      isLate ||= now() > end && checks > fewChecks;
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

/** Whether what a machine threw says that its memory ran out. */
export function isOutOfMemory(problem: string): boolean {
  return /out of memory|memory access out of bounds/i.test(problem);
}

/** A machine whose memory ran out may not be able to tidy up; it is garbage either way. */
function dispose(vm: QuickJS) {
  try {
    vm.dispose();
  } catch {
    // The machine and all its memory go with the last reference to it.
  }
}

/** A clock that stands still and bytes that are all alike: a script learns nothing of its host from them. */
const withoutSecrets: NonNullable<QuickJSOptions['wasi']> = (memory) => ({
  clock_time_get(_clock, _precision, resultAt) {
    new DataView(memory.buffer).setBigUint64(resultAt, 0n, true);
    return 0;
  },
  random_get(at, length) {
    new Uint8Array(memory.buffer, at, length).fill(7);
    return 0;
  },
});
