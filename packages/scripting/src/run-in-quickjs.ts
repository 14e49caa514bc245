import { QuickJS, type QuickJSOptions } from 'quickjs-wasi';
import { scriptSource } from './script-source.ts';
import { scriptLimits, type ScriptCall, type ScriptFailure, type ScriptOutcome } from './script.ts';

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

/**
 * Runs one script in a machine of its own, which has the language and nothing else: no page, no network, no files, no
 * clock and no chance that say anything about the host. The machine is thrown away afterwards, so nothing survives.
 */
export async function runInQuickJs({ engine, now }: Sandbox, call: ScriptCall): Promise<ScriptOutcome> {
  const source = scriptSource(call);
  if (source === undefined) return failed('tooLarge', 'the script or its values are too long');
  let end = Number.POSITIVE_INFINITY;
  let checks = 0;
  let isLate = false;
  const machine = await QuickJS.create({
    wasm: engine,
    wasi: withoutSecrets,
    memoryLimit: scriptLimits.memoryBytes,
    maxStackSize: scriptLimits.stackBytes,
    interruptHandler: () => {
      checks += 1;
      isLate ||= now() > end && checks > fewChecks;
      return isLate;
    },
  });
  try {
    end = now() + scriptLimits.timeMs;
    const answer = machine.evalCode(source, call.name);
    if (!answer.isString) return failed('noResult', `${call.name} returned nothing that can be read`);
    if (answer.length > scriptLimits.resultLength) return failed('tooLarge', 'the result is too long');
    return { type: 'returned', text: answer.toString() };
  } catch (error) {
    const problem = describe(error);
    return failed(isLate ? 'tooSlow' : reasonOf(problem), problem);
  } finally {
    dispose(machine);
  }
}

function failed(reason: ScriptFailure, problem: string): ScriptOutcome {
  return { type: 'failed', reason, problem };
}

function reasonOf(problem: string): ScriptFailure {
  return /out of memory|memory access out of bounds/i.test(problem) ? 'tooMuchMemory' : 'threw';
}

/** What was thrown is the script's own and may be anything, also something that throws when it is looked at. */
function describe(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'something that is no error';
  } catch {
    return 'something that cannot be described';
  }
}

/** A machine whose memory ran out may not be able to tidy up; it is garbage either way. */
function dispose(machine: QuickJS) {
  try {
    machine.dispose();
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
