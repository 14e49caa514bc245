import type { IntentCandidate } from '@confab/model';
import { findYesNo, normalise, splitWords } from '@confab/understanding';
import type { IntentListener, Route } from '../../program.ts';
import { traceMessages } from '../../text/trace-messages.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { IntentSuggestion } from '../../types.ts';
import { isAskedAgain, listOuterListeners, type OuterListener } from './outer-listeners.ts';
import { traceNotUnderstood, understand } from './understand.ts';

// 'Did you mean': suggests a close match and reads the yes or no to it.

/** The maximum number of suggestions for one utterance. */
const maxSuggestions = 2;
/** The minimum score of a suggestion, however wide the margin is. */
const minScore = 0.1;
/** A longer yes or no may name another intent. */
const maxBareReplyWords = 2;

interface PossibleIntent {
  readonly candidate: IntentCandidate;
  readonly route: Route;
  /** The outer listener that matches it; undefined for the question itself. */
  readonly beside: OuterListener | undefined;
  readonly candidates: readonly IntentCandidate[];
}

/** Whether a candidate is likely enough to be suggested. */
export function isCloseMatch(run: TurnRun, candidate: IntentCandidate | undefined): boolean {
  const { threshold, margin } = run.program.nluSettings;
  return candidate !== undefined && candidate.score >= Math.max(minScore, threshold - margin);
}

/**
 * Suggests the likeliest intent of a text, or the next one after a declined suggestion.
 *
 * @returns whether there was one, and a DidYouMean message.
 */
export function suggestIntent(
  run: TurnRun,
  question: IntentListener,
  text: string,
  declined?: IntentSuggestion,
): boolean {
  // The next suggestion is ranked as in the turn in which the text was said, one turn ago.
  const turn = declined ? run.turnCount - 1 : run.turnCount;
  const close = rankPossibleIntents(run, question, text, turn).slice(0, maxSuggestions);
  const before = declined ? close.findIndex(({ candidate }) => candidate.intentId === declined.intentId) : -1;
  const next = declined && before < 0 ? undefined : close[before + 1];
  if (!next) return false;
  const { candidate, route, beside, candidates } = next;
  run.suggestion = candidate.name;
  if (!run.respond(run.program.messages.DidYouMean)) return false;
  traceNotUnderstood(run, text, candidates, traceMessages.suggested);
  run.openSuggestion = {
    connectorId: route.connector.id,
    intentId: candidate.intentId,
    said: text,
    ...(beside && { startId: beside.node.id }),
  };
  return true;
}

/** Resolves a suggestion; undefined if the project has changed and it no longer exists. */
export function findSuggestedIntent(
  run: TurnRun,
  question: IntentListener,
  { intentId, startId, said }: IntentSuggestion,
):
  | {
      readonly beside: OuterListener | undefined;
      readonly route: Route;
      readonly candidate: IntentCandidate | undefined;
    }
  | undefined {
  // An earlier question may have been open for the last time when the text was said, before all of its suggestions.
  const outer = startId === undefined ? [] : listOuterListeners(run, run.turnCount - maxSuggestions);
  const beside = outer.find(({ node }) => node.id === startId);
  const listener = startId === undefined ? question : beside?.listener;
  const route = listener?.routes.get(intentId);
  if (!listener || !route) return undefined;
  const candidate = understand(run, listener, said).candidates.find((one) => one.intentId === intentId);
  return { beside, route, candidate };
}

/**
 * Reads the reply to a suggestion; undefined for anything else. "No, the opening hours" is not a reply if the
 * text clearly matches another intent.
 */
export function readSuggestionReply(
  run: TurnRun,
  question: IntentListener,
  text: string,
  { intentId }: IntentSuggestion,
): 'yes' | 'no' | undefined {
  // An intent recognised by the platform is not a reply.
  if (run.platformIntent) return undefined;
  const answer = findYesNo(text, run.program.language) ?? findYesNo(normalise(text), run.program.language);
  if (answer === undefined) return undefined;
  if (splitWords(text).length > maxBareReplyWords) {
    const { best, isSure } = understand(run, question, text);
    if (best && isSure && best.intentId !== intentId) return undefined;
  }
  return answer ? 'yes' : 'no';
}

/**
 * The possible intents of a text, each once, likeliest first; the question's own come before equal ones of outer
 * listeners.
 *
 * @param turn the turn in which the text was said, as `turnCount` counts
 */
function rankPossibleIntents(run: TurnRun, question: IntentListener, text: string, turn: number): PossibleIntent[] {
  const places: readonly (readonly [IntentListener, OuterListener | undefined])[] = [
    [question, undefined],
    ...listOuterListeners(run, turn).map((beside) => [beside.listener, beside] as const),
  ];
  const meanings = places.flatMap(([listener, beside]) => {
    const { candidates } = understand(run, listener, text);
    return candidates.flatMap((candidate): PossibleIntent[] => {
      const route = listener.routes.get(candidate.intentId);
      if (beside && isAskedAgain(question, beside, candidate)) return [];
      return route && isCloseMatch(run, candidate) ? [{ candidate, route, beside, candidates }] : [];
    });
  });
  const likeliest = new Map<string, PossibleIntent>();
  for (const meaning of meanings.toSorted((one, other) => other.candidate.score - one.candidate.score)) {
    const { intentId } = meaning.candidate;
    if (!likeliest.has(intentId)) likeliest.set(intentId, meaning);
  }
  return [...likeliest.values()];
}
