import { createMachine, isOutOfMemory, type Sandbox } from './machine.ts';
import { buildScriptSource } from './build-script-source.ts';
import { scriptLimits, type ScriptCall, type ScriptFailure, type ScriptOutcome } from './script.ts';

/**
 * Runs one script in its own machine, which has only the language: no page, network or files, and no
 * clock or random numbers of the host. The machine is discarded afterwards, so no state survives.
 */
export async function runInQuickJs(sandbox: Sandbox, call: ScriptCall): Promise<ScriptOutcome> {
  const source = buildScriptSource(call);
  if (source === undefined) return failed('tooLarge', 'the script or its values are too long');
  const machine = await createMachine(sandbox, scriptLimits);
  try {
    machine.begin();
    const answer = machine.vm.evalCode(source, call.name);
    if (!answer.isString) return failed('noResult', `${call.name} returned nothing that can be read`);
    if (answer.length > scriptLimits.resultLength) return failed('tooLarge', 'the result is too long');
    return { type: 'returned', text: answer.toString() };
  } catch (error) {
    const problem = describe(error);
    return failed(machine.isLate() ? 'tooSlow' : getFailureReason(problem), problem);
  } finally {
    machine.end();
  }
}

function failed(reason: ScriptFailure, problem: string): ScriptOutcome {
  return { type: 'failed', reason, problem };
}

function getFailureReason(problem: string): ScriptFailure {
  return isOutOfMemory(problem) ? 'tooMuchMemory' : 'threw';
}

/** A script may throw any value, including one that throws when it is read. */
function describe(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'a value that is not an error';
  } catch {
    return 'a value that cannot be described';
  }
}
