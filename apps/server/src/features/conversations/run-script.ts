import { createExceptionMessage, exceptionMessages, type ScriptResult, type ScriptCall } from '@confab/dialog-engine';
import type { JsonValue, Message } from '@confab/model';
import { buildFunctionCall, type CodeOutcome } from '@confab/scripting/author-code';
import type { Services } from '../../services.ts';
import type { WaitFor } from './replay-until-answered.ts';

/** Scripts that one turn can run; further ones fail as over the limit. */
const scriptsMax = 10;
const overLimit: ScriptResult = { type: 'failed', reason: 'limit', message: exceptionMessages.scriptsTooSlow };

/** The context in which a script of a turn runs. */
interface ScriptContext {
  readonly services: Pick<Services, 'codePool' | 'now'>;
  readonly host: { readonly owner: string };
  readonly waitFor: WaitFor;
  /** Returns how long the turn may still wait. */
  readonly getRemainingMs: () => number;
  readonly calls: { readonly scripts: Set<string> };
}

/** Runs an author's script in the sandbox. The same call in one turn returns the same result. */
export function runScript(
  { services, host, waitFor, getRemainingMs, calls }: ScriptContext,
  call: ScriptCall,
): ScriptResult {
  const key = JSON.stringify(call);
  calls.scripts.add(key);
  if (calls.scripts.size > scriptsMax) return overLimit;
  return waitFor(`script ${key}`, async () => {
    if (getRemainingMs() <= 0) return overLimit;
    const startedAt = services.now();
    const { code, functionName, values } = call;
    const outcome = await services.codePool.run(host.owner, {
      code,
      functionCall: buildFunctionCall(functionName, values),
    });
    return toScriptResult(outcome, Math.max(0, Math.round(services.now() - startedAt)));
  });
}

function toScriptResult(outcome: CodeOutcome, ms: number): ScriptResult {
  if (outcome.type === 'returned') {
    // The sandbox returns JSON only.
    const value: JsonValue = outcome.text === undefined ? null : JSON.parse(outcome.text);
    return { type: 'returned', value, ms };
  }
  const { reason } = outcome;
  const message = describeFailure(outcome);
  if (reason === 'threw' || reason === 'noResult') return { type: 'failed', reason: 'threw', message, ms };
  const isAway = reason === 'unavailable' || reason === 'busy';
  return { type: 'failed', reason: isAway ? 'unavailable' : 'limit', message, ms };
}

/** The error that the code threw, as the engine of the sandbox words it, with its line. */
function describeFailure({ message, line }: Extract<CodeOutcome, { type: 'failed' }>): Message {
  return line === undefined ? message : createExceptionMessage('scriptFailedInLine', { error: message, line });
}
