import type { Effects, HttpResult, HttpCall, MailResult, MailCall } from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { askOnce, countMails, queueTurnMails, type TurnKey } from './outside-calls.ts';
import { replaying, type WaitFor } from './replaying.ts';
import { runScript } from './run-script.ts';
import { sendRequest } from './send-request.ts';

/** For whom a turn is made, and what it may do. */
export interface TurnHost {
  /** Whose scripts wait for one another: a person, or an assistant. */
  readonly owner: string;
  /** Whoever may not change the project only tries it out: nothing is sent, and only what asks is asked (SIM-5). */
  readonly mayAct: boolean;
  /** How long the turn may wait for all that is outside. */
  readonly budgetMs: number;
}

/** A turn as it is attempted: what the engine may do, and how its messages are stored with it. */
export interface TurnAttempt {
  /** The effects of a turn, by its name: what was done outside under this name is not done again, whoever repeats it. */
  effectsOf(turn: TurnKey): Effects;
  /** Puts what is to be sent into the outbox, in the transaction that keeps the turn: both are there, or neither. */
  settle(trx: Db): Promise<void>;
}

const callsMax = 10;
/** Mails and text messages of a team in an hour (MAIL-6). */
const mailsPerHour = 100;
const tooMuch = 'The outside calls of this turn take too long.';

/**
 * Makes one turn of a conversation; every host of the engine goes through here.
 *
 * Scripts and requests are waited for between attempts, each request is sent once for the turn, and messages are sent
 * when the turn is kept. One moment holds for all attempts, so that all of them are alike.
 */
export function runTurn<Result>(
  services: Services,
  host: TurnHost,
  attempt: (turn: TurnAttempt) => Promise<Result>,
): Promise<Result> {
  const begun = services.now();
  const left = () => begun + host.budgetMs - services.now();
  return replaying((waitFor) => {
    const calls = { scripts: new Set<string>(), requests: 0, mails: [] as MailCall[] };
    let made: TurnKey | undefined;
    return attempt({
      effectsOf(turn) {
        made = turn;
        const given: Given = { services, host, turn, waitFor, left, calls };
        return {
          clock: () => begun,
          script: (call) => runScript(given, call),
          http: (call) => ask(given, call),
          mail: (call) => queue(given, call),
        };
      },
      async settle(trx) {
        if (made) await queueTurnMails(trx, services, made, calls.mails);
      },
    });
  });
}

/** What every effect of an attempt is made with. */
interface Given {
  readonly services: Services;
  readonly host: TurnHost;
  readonly turn: TurnKey;
  readonly waitFor: WaitFor;
  readonly left: () => number;
  /** What this attempt has asked for so far. */
  readonly calls: { readonly scripts: Set<string>; requests: number; readonly mails: MailCall[] };
}

function ask({ services, host, turn, waitFor, left, calls }: Given, call: HttpCall): HttpResult {
  if (!host.mayAct && call.method !== 'GET' && call.method !== 'HEAD') return { type: 'withheld' };
  calls.requests += 1;
  const place = calls.requests;
  if (place > callsMax) return { type: 'failed', reason: 'timeout', message: tooMuch, ms: 0 };
  return waitFor(`http ${place} ${JSON.stringify(call)}`, () =>
    askOnce(services, turn, { place, call }, () => {
      const timeoutMs = Math.min(call.timeoutMs, left());
      if (timeoutMs > 0) return sendRequest(services, turn.teamId, { ...call, timeoutMs });
      return Promise.resolve({ type: 'failed', reason: 'timeout', message: tooMuch, ms: 0 });
    }),
  );
}

function queue({ services, host, turn, waitFor, calls }: Given, call: MailCall): MailResult {
  if (!host.mayAct) return { type: 'withheld' };
  if (call.kind === 'sms' && services.config.smsMailDomain === undefined)
    return { type: 'failed', message: 'No way to send text messages is set up.' };
  const sent = waitFor('mails of the team', () => countMails(services, turn.teamId));
  if (sent + calls.mails.length >= mailsPerHour || calls.mails.length >= callsMax)
    return { type: 'failed', message: `A team sends at most ${mailsPerHour} messages an hour.` };
  calls.mails.push(call);
  return { type: 'queued' };
}
