import type { ScriptResult, ScriptCall } from '@confab/dialog-engine';
import type { JsonValue } from '@confab/model';
import { buildFunctionCall, type CodeOutcome } from '@confab/scripting';
import type { Services } from '../../services.ts';
import type { WaitFor } from './replay-until-answered.ts';

/** So many scripts run in one turn; past that they fail as over a limit. */
const scriptsMax = 10;
const overLimit: ScriptResult = { type: 'failed', reason: 'limit', message: 'The scripts of this turn take too long.' };

/** What the scripts of a turn are run with. */
interface ScriptContext {
  readonly services: Pick<Services, 'codePool' | 'now'>;
  readonly host: { readonly owner: string };
  readonly waitFor: WaitFor;
  /** How long the turn may still wait. */
  readonly getRemainingMs: () => number;
  readonly calls: { readonly scripts: Set<string> };
}

/** Runs a script of an author beside the server; the same call in one turn is the same answer. */
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
    // The sandbox gives out JSON and nothing else.
    return { type: 'returned', value: outcome.text === undefined ? null : (JSON.parse(outcome.text) as JsonValue), ms };
  }
  const { reason, message, line } = outcome;
  if (reason === 'threw' || reason === 'noResult')
    return { type: 'failed', reason: 'threw', message: line === undefined ? message : `${message} (line ${line})`, ms };
  const isAway = reason === 'unavailable' || reason === 'busy';
  return { type: 'failed', reason: isAway ? 'unavailable' : 'limit', message, ms };
}
