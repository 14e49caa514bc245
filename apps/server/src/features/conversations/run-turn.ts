import type { Effects, HttpResult, HttpCall, MailResult, MailCall } from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { queueTurnMails, sendOnce } from './send-once.ts';
import { replayUntilAnswered, type WaitFor } from './replay-until-answered.ts';
import { runScript } from './run-script.ts';
import { sendRequest } from './send-request.ts';
import { countMails, type TurnKey } from './turn-calls.repository.ts';

/** For whom a turn runs, and what it can do. */
export interface TurnHost {
  /** The account or assistant whose scripts run one after another. */
  readonly owner: string;
  /**
   * False for authors who cannot change the project: nothing is sent, and requests other than GET and HEAD are withheld
   * (SIM-5).
   */
  readonly canAct: boolean;
  /** How long all outside calls of the turn may take together. */
  readonly budgetMs: number;
}

/** One attempt at a turn: the effects for the engine, and how its messages are stored. */
export interface TurnAttempt {
  /**
   * Returns the effects of a turn. Calls are recorded under the key of the turn, so that a repeated turn makes none
   * again.
   */
  createEffects(turn: TurnKey): Effects;
  /** Puts the messages into the outbox, in the transaction that stores the turn: both are stored, or neither. */
  queueMails(trx: Db): Promise<void>;
}

const callsMax = 10;
/** Mails and text messages of a team per hour (MAIL-6). */
const mailsPerHour = 100;
const overBudget = 'The outside calls of this turn take too long.';

/**
 * Runs one turn of a conversation; every host of the engine uses this.
 *
 * Scripts and requests run between attempts, each request is sent once for the turn, and messages are sent when the
 * turn is stored. All attempts see the same time, so that they are identical.
 */
export function runTurn<Result>(
  services: Services,
  host: TurnHost,
  attempt: (turn: TurnAttempt) => Promise<Result>,
): Promise<Result> {
  const startedAt = services.now();
  const getRemainingMs = () => startedAt + host.budgetMs - services.now();
  return replayUntilAnswered((waitFor) => {
    const calls = { scripts: new Set<string>(), requests: 0, mails: [] as MailCall[] };
    let turnKey: TurnKey | undefined;
    return attempt({
      createEffects(turn) {
        turnKey = turn;
        const context: EffectContext = { services, host, turn, waitFor, getRemainingMs, calls };
        return {
          clock: () => startedAt,
          script: (call) => runScript(context, call),
          http: (call) => sendHttp(context, call),
          mail: (call) => addMail(context, call),
        };
      },
      async queueMails(trx) {
        if (turnKey) await queueTurnMails(trx, services, turnKey, calls.mails);
      },
    });
  });
}

/** What every effect of an attempt is run with. */
interface EffectContext {
  readonly services: Services;
  readonly host: TurnHost;
  readonly turn: TurnKey;
  readonly waitFor: WaitFor;
  readonly getRemainingMs: () => number;
  /** The calls of this attempt so far. */
  readonly calls: { readonly scripts: Set<string>; requests: number; readonly mails: MailCall[] };
}

function sendHttp({ services, host, turn, waitFor, getRemainingMs, calls }: EffectContext, call: HttpCall): HttpResult {
  if (!host.canAct && call.method !== 'GET' && call.method !== 'HEAD') return { type: 'withheld' };
  calls.requests += 1;
  const place = calls.requests;
  if (place > callsMax) return { type: 'failed', reason: 'timeout', message: overBudget, ms: 0 };
  return waitFor(`http ${place} ${JSON.stringify(call)}`, () =>
    sendOnce(services, turn, { place, call }, () => {
      const timeoutMs = Math.min(call.timeoutMs, getRemainingMs());
      if (timeoutMs > 0) return sendRequest(services, turn.teamId, { ...call, timeoutMs });
      return Promise.resolve({ type: 'failed', reason: 'timeout', message: overBudget, ms: 0 });
    }),
  );
}

function addMail({ services, host, turn, waitFor, calls }: EffectContext, call: MailCall): MailResult {
  if (!host.canAct) return { type: 'withheld' };
  if (call.kind === 'sms' && services.config.smsMailDomain === undefined)
    return { type: 'failed', message: 'Text messages are not set up on this server.' };
  const sent = waitFor('mails of the team', () => countMails(services.db, turn.teamId));
  if (sent + calls.mails.length >= mailsPerHour || calls.mails.length >= callsMax)
    return { type: 'failed', message: `A team sends at most ${mailsPerHour} messages an hour.` };
  calls.mails.push(call);
  return { type: 'queued' };
}
