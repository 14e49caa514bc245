import { can } from '@confab/access';
import { forbidden, Refusal, signedOut, type BodyOf, type ResultOf, type scriptCalls } from '@confab/contracts';
import type { JsonValue } from '@confab/model';
import type { CodeOutcome } from '@confab/scripting/author-code';
import { TooMany } from '../../http/limits/rate-limits.ts';
import type { Caller, Services } from '../../services.ts';
import { getActiveTeam } from '../teams/index.ts';

type TestCodeRequest = BodyOf<typeof scriptCalls.test>;
type Result = ResultOf<typeof scriptCalls.test>;

const retrySeconds = 2;

/** Runs a function of an author's unsaved code. The caller needs a role that may write code in the active team. */
export async function testCode(
  services: Services,
  caller: Caller,
  token: string,
  { code, function: functionCall, token: repeated }: TestCodeRequest,
): Promise<Result> {
  if (repeated !== undefined && repeated !== token) throw signedOut();
  const { permissions } = await getActiveTeam(services, caller);
  if (!can(permissions, 'script.run')) throw forbidden();
  return toResult(await services.codePool.run(caller.accountId, { code, functionCall }));
}

function toResult(outcome: CodeOutcome): Result {
  const logs = [...outcome.logs];
  if (outcome.type === 'returned') {
    // The sandbox returns JSON only.
    const result: JsonValue = outcome.text === undefined ? null : JSON.parse(outcome.text);
    return { success: true, result, logs, errorMessage: '', errorLine: null };
  }
  const { reason, message, line } = outcome;
  if (reason === 'busy') throw new TooMany(retrySeconds, message);
  if (reason === 'unavailable') throw new Refusal('unavailable', message);
  return { success: false, result: null, logs, errorMessage: message, errorLine: line ?? null };
}
