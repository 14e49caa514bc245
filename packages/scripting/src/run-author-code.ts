import type { QuickJS } from 'quickjs-wasi';
import { createCodeFailure, codeLimits, type AuthorCode, type CodeFailure, type CodeOutcome } from './author-code.ts';
import { codeMessages } from './code-messages.ts';
import { installConsole } from './code-console.ts';
import { createMachine, isOutOfMemory, type Machine, type Sandbox } from './machine.ts';

type Value = ReturnType<QuickJS['evalCode']>;

const codeFile = 'code.js';
const name = /^[\p{ID_Start}$_][\p{ID_Continue}$.]*$/u;

/**
 * Runs a function of an author's code in its own machine; messages are for the author.
 *
 * It never throws; the result is passed as JSON text only. A function that
 * returns a promise is awaited while it has pending jobs.
 */
export async function runAuthorCode(sandbox: Sandbox, { code, functionCall }: AuthorCode): Promise<CodeOutcome> {
  const call = functionCall.trim();
  if (call === '') return createCodeFailure('noResult', codeMessages.noFunction);
  if (code.length > codeLimits.codeLength || call.length > codeLimits.callLength)
    return createCodeFailure('tooLarge', codeMessages.codeTooLong);
  const machine = await createMachine(sandbox, codeLimits);
  const logs: string[] = [];
  try {
    const toJson = installConsole(machine.vm, logs);
    machine.begin();
    machine.vm.evalCode(code, codeFile).dispose();
    const answer = await awaitResult(machine, machine.vm.evalCode(name.test(call) ? `${call}()` : call, 'call'));
    if (!answer) return { ...createCodeFailure('noResult', codeMessages.resultNeverComes), logs };
    return { ...readResult(machine.vm.callFunction(toJson, machine.vm.undefined, answer)), logs };
  } catch (error) {
    return { ...toFailure(machine, error), logs };
  } finally {
    machine.end();
  }
}

/** Awaits the result if it is a promise. */
async function awaitResult({ vm, isOver }: Machine, given: Value): Promise<Value | undefined> {
  if (!given.isPromise) return given;
  const outcome = vm.resolvePromise(given);
  while (given.promiseState === 0 && !isOver()) if (vm.executePendingJobs() === 0) break;
  if (given.promiseState === 0) return undefined;
  const result = await outcome;
  if ('value' in result) return result.value;
  throw new RejectionError(result.error);
}

/** A rejected promise, reported like a thrown error. */
class RejectionError extends Error {
  readonly line: number | undefined;
  constructor(reason: Value) {
    super(reason.isError || reason.isString ? reason.toString() : codeMessages.notAnError);
    this.line = reason.isError ? findLine(reason.getProp('stack').toString()) : undefined;
  }
}

function readResult(answer: Value): CodeOutcome {
  if (!answer.isString) return { type: 'returned', text: undefined, logs: [] };
  if (answer.length > codeLimits.resultLength) return createCodeFailure('tooLarge', codeMessages.resultTooLong);
  return { type: 'returned', text: answer.toString(), logs: [] };
}

function toFailure(machine: Machine, error: unknown): CodeOutcome {
  if (machine.isLate()) return createCodeFailure('tooSlow', codeMessages.tooSlow);
  const { message, line } = describe(error);
  if (isOutOfMemory(message)) return createCodeFailure('tooMuchMemory', codeMessages.tooMuchMemory);
  const reason: CodeFailure = 'threw';
  return { type: 'failed', reason, message: message.slice(0, codeLimits.messageLength), line, logs: [] };
}

/** Code may throw any value, including one that throws when it is read. */
function describe(error: unknown): { readonly message: string; readonly line: number | undefined } {
  try {
    if (error instanceof RejectionError) return error;
    if (!(error instanceof Error)) return { message: codeMessages.notAnError, line: undefined };
    return { message: `${error.name}: ${error.message}`, line: findLine(error.stack ?? '') };
  } catch {
    return { message: codeMessages.notDisplayable, line: undefined };
  }
}

/** The innermost line of a stack that is in the author's code. */
function findLine(stack: string): number | undefined {
  const found = /\bcode\.js:(\d{1,7})/.exec(stack)?.[1];
  return found === undefined ? undefined : Number(found);
}
