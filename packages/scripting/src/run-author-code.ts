import type { QuickJS } from 'quickjs-wasi';
import { createCodeFailure, codeLimits, type AuthorCode, type CodeFailure, type CodeOutcome } from './author-code.ts';
import { installConsole } from './code-console.ts';
import { createMachine, isOutOfMemory, type Machine, type Sandbox } from './machine.ts';

type Value = ReturnType<QuickJS['evalCode']>;

const codeFile = 'code.js';
const name = /^[\p{ID_Start}$_][\p{ID_Continue}$.]*$/u;

/**
 * Runs a function of an author's code in a machine of its own and says what came of it, in words for the author.
 *
 * Whatever the code does, the answer is an outcome; the result crosses as JSON text and nothing else. A function that
 * promises its result is waited for as long as there is something it can still do.
 */
export async function runAuthorCode(sandbox: Sandbox, { code, functionCall }: AuthorCode): Promise<CodeOutcome> {
  const call = functionCall.trim();
  if (call === '') return createCodeFailure('noResult', 'Say which function to run.');
  if (code.length > codeLimits.codeLength || call.length > codeLimits.callLength)
    return createCodeFailure('tooLarge', 'The code is longer than 256 KB.');
  const machine = await createMachine(sandbox, codeLimits);
  const logs: string[] = [];
  try {
    const toJson = installConsole(machine.vm, logs);
    machine.begin();
    machine.vm.evalCode(code, codeFile).dispose();
    const answer = await settled(machine, machine.vm.evalCode(name.test(call) ? `${call}()` : call, 'call'));
    if (!answer) return { ...createCodeFailure('noResult', 'The function promises a result that never comes.'), logs };
    return { ...read(machine.vm.callFunction(toJson, machine.vm.undefined, answer)), logs };
  } catch (error) {
    return { ...toFailure(machine, error), logs };
  } finally {
    machine.end();
  }
}

/** The result itself, where a function promised one. */
async function settled({ vm, isOver }: Machine, given: Value): Promise<Value | undefined> {
  if (!given.isPromise) return given;
  const outcome = vm.resolvePromise(given);
  while (given.promiseState === 0 && !isOver()) if (vm.executePendingJobs() === 0) break;
  if (given.promiseState === 0) return undefined;
  const result = await outcome;
  if ('value' in result) return result.value;
  throw new Rejected(result.error);
}

/** What a promise was broken with, which is told as if it had been thrown. */
class Rejected extends Error {
  readonly line: number | undefined;
  constructor(reason: Value) {
    super(reason.isError || reason.isString ? reason.toString() : 'Something was thrown that is no error.');
    this.line = reason.isError ? lineIn(reason.getProp('stack').toString()) : undefined;
  }
}

function read(answer: Value): CodeOutcome {
  if (!answer.isString) return { type: 'returned', text: undefined, logs: [] };
  if (answer.length > codeLimits.resultLength)
    return createCodeFailure('tooLarge', 'The result is larger than 256 KB.');
  return { type: 'returned', text: answer.toString(), logs: [] };
}

function toFailure(machine: Machine, error: unknown): CodeOutcome {
  if (machine.isLate())
    return createCodeFailure(
      'tooSlow',
      `The code was stopped: it took longer than ${codeLimits.timeMs / 1_000} second.`,
    );
  const { message, line } = describe(error);
  if (isOutOfMemory(message))
    return createCodeFailure('tooMuchMemory', 'The code was stopped: it needs more than 32 MB.');
  const reason: CodeFailure = 'threw';
  return { type: 'failed', reason, message: message.slice(0, codeLimits.messageLength), line, logs: [] };
}

/** What was thrown is the code's own and may be anything, also something that throws when it is looked at. */
function describe(error: unknown): { readonly message: string; readonly line: number | undefined } {
  try {
    if (error instanceof Rejected) return error;
    if (!(error instanceof Error)) return { message: 'Something was thrown that is no error.', line: undefined };
    return { message: `${error.name}: ${error.message}`, line: lineIn(error.stack ?? '') };
  } catch {
    return { message: 'Something was thrown that cannot be shown.', line: undefined };
  }
}

/** The innermost place of a stack that is in the author's code. */
function lineIn(stack: string): number | undefined {
  const found = /\bcode\.js:(\d{1,7})/.exec(stack)?.[1];
  return found === undefined ? undefined : Number(found);
}
