import type { Effects, ScriptAnswer, ScriptCall } from '@confab/dialog-engine';
import { callWith, type CodeOutcome } from '@confab/scripting';
import type { JsonValue } from '@confab/model';
import type { Services } from '../services.ts';

/** So many scripts run in one turn, and no longer than this together; past that they fail as over a limit. */
const scriptsMax = 10;
const turnMs = 5_000;
const overLimit: ScriptAnswer = { type: 'failed', reason: 'limit', message: 'The scripts of this turn take too long.' };

/** Thrown from within a turn to wait for a script outside of it. */
class ScriptWanted extends Error {
  readonly key: string;
  readonly call: ScriptCall;
  constructor(key: string, call: ScriptCall) {
    super('A script has to be waited for.');
    this.key = key;
    this.call = call;
  }
}

/**
 * Makes a turn whose nodes may run scripts. No transaction stays open while a script runs: the attempt is abandoned,
 * rolled back, and made again with the answer; a turn is pure, so it comes to the same place by the same way.
 *
 * @param owner whose scripts run one at a time
 */
export async function withScripts<Result>(
  { codePool, now }: Pick<Services, 'codePool' | 'now'>,
  owner: string,
  attempt: (effects: Effects) => Promise<Result>,
): Promise<Result> {
  const answers = new Map<string, ScriptAnswer>();
  const begun = now();
  const script = (call: ScriptCall): ScriptAnswer => {
    const key = JSON.stringify(call);
    const known = answers.get(key);
    if (known) return known;
    if (answers.size >= scriptsMax || now() - begun > turnMs) return overLimit;
    throw new ScriptWanted(key, call);
  };
  for (;;) {
    try {
      // One moment for all attempts, so that all of them are alike.
      return await attempt({ clock: () => begun, script });
    } catch (error) {
      if (!(error instanceof ScriptWanted)) throw error;
      const { code, functionName, values } = error.call;
      const outcome = await codePool.run(owner, { code, functionCall: callWith(functionName, values) });
      answers.set(error.key, toAnswer(outcome));
    }
  }
}

function toAnswer(outcome: CodeOutcome): ScriptAnswer {
  if (outcome.type === 'returned') {
    // The sandbox gives out JSON and nothing else.
    return { type: 'returned', value: outcome.text === undefined ? null : (JSON.parse(outcome.text) as JsonValue) };
  }
  const { reason, message, line } = outcome;
  if (reason === 'threw' || reason === 'noResult')
    return { type: 'failed', reason: 'threw', message: line === undefined ? message : `${message} (line ${line})` };
  const isAway = reason === 'unavailable' || reason === 'busy';
  return { type: 'failed', reason: isAway ? 'unavailable' : 'limit', message };
}
