import {
  createExceptionMessage,
  exceptionMessages,
  type Effects,
  type HttpResult,
  type HttpCall,
  type MailResult,
  type MailCall,
} from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { checkAssistantMail } from '../../mail/assistant/check-assistant-mail.ts';
import type { Load } from './load-program.ts';
import { queueTurnMails, type MailSender } from './queue-turn-mails.ts';
import { sendOnce } from './send-once.ts';
import { toMailAddress } from './to-mail.ts';
import { readAssetText } from './read-asset-text.ts';
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
   * Returns the effects of a turn. Calls are recorded under the key of the turn, so that a repeated turn does not make
   * them again.
   */
  createEffects(turn: TurnKey, sender: MailSender): Effects;
  /** Puts the messages into the outbox, in the transaction that stores the turn: both are stored, or neither. */
  queueMails(trx: Db): Promise<void>;
  /** Loads slow data: the attempt is rolled back, and repeated when the data is loaded. */
  readonly load: Load;
}

const callsMax = 10;
/** Mails and text messages of a team per hour (MAIL-6). */
const mailsPerHour = 100;

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
    const calls: EffectContext['calls'] = { scripts: new Set(), requests: 0, mails: [] };
    let running: { readonly turn: TurnKey; readonly sender: MailSender } | undefined;
    return attempt({
      load: waitFor,
      createEffects(turn, sender) {
        running = { turn, sender };
        const context: EffectContext = { services, host, turn, sender, waitFor, getRemainingMs, calls };
        return {
          clock: () => startedAt,
          script: (call) => runScript(context, call),
          http: (call) => sendHttp(context, call),
          mail: (call) => addMail(context, call),
          asset: (assetId) => readAsset(context, assetId),
        };
      },
      async queueMails(trx) {
        if (running) await queueTurnMails(trx, services, running.turn, running.sender, calls.mails);
      },
    });
  });
}

/** The context in which every effect of an attempt runs. */
interface EffectContext {
  readonly services: Services;
  readonly host: TurnHost;
  readonly turn: TurnKey;
  readonly sender: MailSender;
  readonly waitFor: WaitFor;
  readonly getRemainingMs: () => number;
  /** The calls of this attempt so far. */
  readonly calls: { readonly scripts: Set<string>; requests: number; readonly mails: MailCall[] };
}

function sendHttp({ services, host, turn, waitFor, getRemainingMs, calls }: EffectContext, call: HttpCall): HttpResult {
  if (!host.canAct && call.method !== 'GET' && call.method !== 'HEAD') return { type: 'withheld' };
  calls.requests += 1;
  const place = calls.requests;
  if (place > callsMax)
    return { type: 'failed', reason: 'timeout', message: exceptionMessages.outsideCallsTooSlow, ms: 0 };
  return waitFor(`http ${place} ${JSON.stringify(call)}`, () =>
    sendOnce(services, turn, { place, call }, () => {
      const timeoutMs = Math.min(call.timeoutMs, getRemainingMs());
      if (timeoutMs > 0) return sendRequest(services, turn.teamId, { ...call, timeoutMs });
      return Promise.resolve({
        type: 'failed',
        reason: 'timeout',
        message: exceptionMessages.outsideCallsTooSlow,
        ms: 0,
      });
    }),
  );
}

function addMail(context: EffectContext, call: MailCall): MailResult {
  const { services, host, turn, waitFor, calls } = context;
  if (!host.canAct) return { type: 'withheld' };
  if (call.kind === 'sms' && services.config.smsMailDomain === undefined)
    return { type: 'failed', message: exceptionMessages.noTextMessages };
  const sent = waitFor('mails of the team', () => countMails(services.db, turn.teamId));
  if (sent + calls.mails.length >= mailsPerHour || calls.mails.length >= callsMax)
    return { type: 'failed', message: createExceptionMessage('teamMailsPassed', { most: mailsPerHour }) };
  const message = checkRecipient(context, call);
  if (message !== undefined) return { type: 'failed', message };
  calls.mails.push(call);
  return { type: 'queued' };
}

/** Reads an HTML file of the library, once in a turn. */
function readAsset({ services, turn, sender, waitFor }: EffectContext, assetId: string): string | undefined {
  const place = { teamId: turn.teamId, releaseId: sender.releaseId };
  return waitFor(`asset ${assetId}`, () => readAssetText(services, place, assetId));
}

/** Checks the limits by person and assistant, and whether the person has stopped the messages (MAIL-6). */
function checkRecipient({ services, turn, sender, waitFor, calls }: EffectContext, call: MailCall) {
  const recipient = toMailAddress(services.config, call);
  const toPerson = calls.mails.filter((mail) => toMailAddress(services.config, mail) === recipient).length;
  const inTurn = { toPerson, all: calls.mails.length };
  const { teamId, conversation } = turn;
  const { projectId } = sender;
  return waitFor(`mail ${inTurn.all} ${recipient}`, () =>
    checkAssistantMail(services, { teamId, projectId, conversation, recipient, inTurn }),
  );
}
