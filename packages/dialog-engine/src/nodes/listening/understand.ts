import {
  isBuiltInSlotType,
  type FilledSlot,
  type HeardAs,
  type IntentCandidate,
  type JsonValue,
  type TraceEntry,
} from '@confab/model';
import { createMoment } from '../../languages/moments.ts';
import { matchUtterance, type Moment } from '@confab/understanding';
import type { IntentListener, Move, Route } from '../../program.ts';
import { shortenText } from '../../run/limits/turn-trace.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { nameReason, traceMessages } from '../../text/trace-messages.ts';
import { followConnector } from '../node-type.ts';
import { isAskedAgain, listOuterListeners, type OuterListener } from './outer-listeners.ts';

/** About the characters of a candidate in the trace. */
const candidateLength = 200;

/** The steps of matching a text against the intents of one listener. */
const matchSteps = 2_000;
const matchStepsPerCharacter = 50;

/** The match result of a listener for a text. */
export interface UnderstandingResult {
  readonly candidates: readonly IntentCandidate[];
  readonly best: IntentCandidate | undefined;
  readonly route: Route | undefined;
  /** Above the threshold, and ahead of the next candidate by the margin. */
  readonly isSure: boolean;
}

/** Traces how a text was understood. */
export function traceUnderstood(
  run: TurnRun,
  text: string,
  candidates: readonly IntentCandidate[],
  chosen: string | null,
  reason: string,
  heardAs: HeardAs,
): void {
  recordUnderstood(run, {
    type: 'understood',
    nodeId: run.nodeId,
    text,
    candidates,
    chosen,
    ...nameReason(shortenText(reason)),
    heardAs,
  });
}

/** Traces that a text was not understood. */
export function traceNotUnderstood(
  run: TurnRun,
  text: string,
  candidates: readonly IntentCandidate[],
  reason: string,
): void {
  const missed = { chosen: null, ...nameReason(shortenText(reason)), heardAs: 'nothing', isMissed: true } as const;
  recordUnderstood(run, { type: 'understood', nodeId: run.nodeId, text, candidates, ...missed });
}

function recordUnderstood(run: TurnRun, entry: Extract<TraceEntry, { type: 'understood' }>) {
  run.record(entry, entry.text.length + entry.reason.length + entry.candidates.length * candidateLength);
}

/** The reason for choosing a candidate, at the open question or at an outer listener. */
export function getMatchReason(
  run: TurnRun,
  candidate: IntentCandidate,
  scope: OuterListener['scope'] | '' = '',
): string {
  return traceMessages[`${candidate === run.platformIntent ? 'platform' : candidate.how}${scope}`];
}

/** The moment of the utterance, for dates and times; only projects with slots need it. */
export function getMoment(run: TurnRun): Moment | undefined {
  return run.program.slots && createMoment(run.context, run.effects.clock());
}

/** Matches a text against a listener; cached for the turn. */
export function understand(run: TurnRun, listener: IntentListener, text: string): UnderstandingResult {
  run.understoodByListener ??= new Map();
  const byText = run.understoodByListener.get(listener) ?? new Map<string, UnderstandingResult>();
  run.understoodByListener.set(listener, byText);
  const result = byText.get(text) ?? match(run, listener, text);
  byText.set(text, result);
  return result;
}

function match(run: TurnRun, { routes, intentIds: inScope }: IntentListener, text: string): UnderstandingResult {
  const { platformIntent: recognised } = run;
  const known = recognised && routes.get(recognised.intentId);
  if (known) return { candidates: [recognised], best: recognised, route: known, isSure: true };
  run.spend(matchSteps + matchStepsPerCharacter * text.length);
  const { threshold, margin } = run.program.nluSettings;
  const candidates = matchUtterance(run.program.intents, text, inScope, getMoment(run));
  const [best, second] = candidates;
  const isSure =
    best !== undefined &&
    (best.how !== 'model' || (best.score >= threshold && best.score - (second?.score ?? 0) >= margin));
  return { candidates, best, route: best && routes.get(best.intentId), isSure };
}

/** Applies a chosen intent: its slots are available in this turn and written to their variables. */
export function applyIntent(run: TurnRun, route: Route, candidate: IntentCandidate | undefined): void {
  if (route.intentName !== '') run.lastIntent = route.intentName;
  const slots = candidate?.slots ?? [];
  if (slots.length === 0) return;
  run.filledSlots = slots;
  const before = new Map<string, JsonValue>();
  for (const { slot, value } of slots) {
    const variable = run.program.slots?.get(slot.trim().toLowerCase())?.variable ?? '';
    if (variable === '') continue;
    if (!before.has(variable)) before.set(variable, run.getVariable(variable));
    run.setVariable(variable, value);
  }
  run.valuesBeforeSlots = before;
}

const strength = { exact: 2, keyword: 1, model: 0 } as const;
function isStrong(candidate: IntentCandidate, least: IntentCandidate['how'], rival: IntentCandidate | undefined) {
  if (strength[candidate.how] >= strength[least]) return true;
  return least === 'keyword' ? countListed(candidate) > 0 : rival?.how === 'model' && explainsMore(candidate, rival);
}

/** The slots that were filled from lists of the author. */
export function listListed({ slots = [] }: IntentCandidate): readonly FilledSlot[] {
  return slots.filter(({ entity }) => !isBuiltInSlotType(entity));
}

const countListed = (candidate: IntentCandidate) => listListed(candidate).length;

/** Whether an intent is likelier than another and takes more values of lists. */
function explainsMore(one: IntentCandidate, other: IntentCandidate): boolean {
  return one.score > other.score && countListed(one) > countListed(other);
}

/** The kind of match by which an outer listener precedes an intent of the question; undefined if none does. */
export function strongerThan({ how, slots = [] }: IntentCandidate): IntentCandidate['how'] | undefined {
  if (how === 'exact') return undefined;
  return how === 'keyword' || slots.length > 0 ? 'exact' : 'keyword';
}

/**
 * Matches a text against the outer listeners and follows the strongest match. Of equally strong ones, the workflow's
 * own comes first, then the likeliest of the background modules, in the order of the modules.
 *
 * @param question the open question: an earlier one is not followed for an intent that it has itself
 * @param least the weakest kind of match that counts: a question that accepts any text, or matches it itself, is only
 *   left for a stronger one. Next to a keyword, a likely intent counts if it takes a value of a list. A question that
 *   accepts any text is not left for an earlier question.
 * @param rival the likely intent of the question: it is also left for one that is likelier and takes more values of
 *   lists
 */
export function matchOuterListeners(
  run: TurnRun,
  question: IntentListener,
  text: string,
  least: IntentCandidate['how'],
  rival?: IntentCandidate,
): Move | undefined {
  const acceptsAnyText = least !== 'model' && rival === undefined;
  const matches = listOuterListeners(run).flatMap((beside) => {
    if (acceptsAnyText && beside.scope === 'Earlier') return [];
    const { candidates, best, route, isSure } = understand(run, beside.listener, text);
    if (!best || !route || !isSure || isAskedAgain(question, beside, best)) return [];
    return isStrong(best, least, rival) ? [{ beside, candidates, best, route }] : [];
  });
  const strongestFirst = matches.toSorted(
    (one, other) =>
      strength[other.best.how] - strength[one.best.how] ||
      Number(one.beside.isBackground) - Number(other.beside.isBackground) ||
      other.best.score - one.best.score,
  );
  for (const { beside, candidates, best, route } of strongestFirst) {
    const move = followOuterIntent(run, beside, route, text, best, () =>
      traceUnderstood(run, text, candidates, best.intentId, getMatchReason(run, best, beside.scope), 'intent'),
    );
    if (move) return move;
  }
  return undefined;
}

/**
 * Follows an intent of an outer listener, as understood in a text; an earlier question saves it like any answer.
 *
 * @returns undefined if the module stack is full
 */
export function followOuterIntent(
  run: TurnRun,
  { node, isBackground, saveTo = '' }: OuterListener,
  route: Route,
  text: string,
  candidate: IntentCandidate | undefined,
  tell: () => void,
): Move | undefined {
  tell();
  applyIntent(run, route, candidate);
  if (isBackground) {
    const { workflowId } = node;
    const initial = Object.fromEntries(
      [...(run.program.moduleVariables.get(workflowId)?.values() ?? [])].map((one) => [one.name, one.initial]),
    );
    if (!run.modules.call(run.nodeId, initial, workflowId)) return undefined;
  } else {
    run.dropEarlierPending();
  }
  // The connector belongs to the node that listens.
  run.nodeId = node.id;
  if (saveTo !== '') run.setVariable(saveTo, text);
  return followConnector(route.connector);
}
