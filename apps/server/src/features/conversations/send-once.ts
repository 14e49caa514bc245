import { readJsonText, toJsonText } from '@confab/model';
import { exceptionMessages, type HttpResult, type HttpCall, type MailCall } from '@confab/dialog-engine';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import {
  claimTurnCall,
  findTurnCall,
  storeCallAnswer,
  type TurnCallKey,
  type TurnKey,
} from './turn-calls.repository.ts';

/** A request with its number among the requests of its turn, from 1. */
interface NumberedCall {
  readonly place: number;
  readonly call: HttpCall;
}

/** How long a second attempt waits for the answer to a request that another one sent: the longest timeout and a margin. */
const maxWaitMs = 15_000;
const pollMs = 100;
const unknown: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: exceptionMessages.requestArrivalUnknown,
  ms: 0,
};

/**
 * Sends a request once for its turn, however often the turn is attempted. The answer is stored, so that a second
 * attempt finds it after a lost race or a restart. When the server stopped before the answer came, it is unknown
 * whether the request arrived, so it is not sent again.
 */
export async function sendOnce(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: TurnKey,
  { place, call }: NumberedCall,
  send: () => Promise<HttpResult>,
): Promise<HttpResult> {
  const callKey: TurnCallKey = { ...key, place, kind: 'http', callHash: hashCall(call) };
  if (!(await claimTurnCall(db, callKey))) return awaitStoredAnswer(db, callKey, now() + maxWaitMs, now);
  const answer = await send();
  await storeCallAnswer(db, callKey, toJsonText(answer));
  return answer;
}

/** Polls for the answer to a request that another attempt has sent or is sending. */
async function awaitStoredAnswer(
  db: Services['db'],
  key: TurnCallKey,
  until: number,
  now: () => number,
): Promise<HttpResult> {
  for (;;) {
    const found = await findTurnCall(db, key);
    const answer = typeof found?.answer === 'string' ? readJsonText(found.answer) : undefined;
    // Only a mail is queued.
    if (answer !== undefined && answer !== 'queued') return answer;
    if (!found || found.isOld || now() > until) return unknown;
    await wait(pollMs);
  }
}

/** Tells apart the calls of a turn. */
export function hashCall(call: HttpCall | MailCall) {
  return createHash('sha256').update(JSON.stringify(call)).digest('base64url');
}
