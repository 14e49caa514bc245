import type { IntentCandidate } from '@confab/model';
import { findYesNo, normalise, splitWords } from '@confab/understanding';
import type { IntentListener, Route } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { IntentSuggestion } from '../../types.ts';
import { listOuterListeners, traceNotUnderstood, understand, type OuterListener } from './understand.ts';

// 'Did you mean': what is nearly understood is asked about, and the yes or no that comes is understood as that.

/** Of one utterance so many likely meanings are asked about; then the question is asked anew. */
const maxSuggestions = 2;
/** What is less likely than this is not worth a question, however wide the margin is. */
const minScore = 0.1;
/** A yes or no with more words than these may say what was meant instead. */
const maxBareReplyWords = 2;

interface PossibleIntent {
  readonly candidate: IntentCandidate;
  readonly route: Route;
  /** Who listens for it, where it is not the question itself. */
  readonly beside: OuterListener | undefined;
  readonly candidates: readonly IntentCandidate[];
}

/** Likely enough to be asked about. */
export function isCloseMatch(run: TurnRun, candidate: IntentCandidate | undefined): boolean {
  const { threshold, margin } = run.program.nluSettings;
  return candidate !== undefined && candidate.score >= Math.max(minScore, threshold - margin);
}

/**
 * Asks about the likeliest meaning of a text, or about the next one after an offer that was declined.
 *
 * @returns whether there was one, and words to ask about it.
 */
export function suggestIntent(
  run: TurnRun,
  question: IntentListener,
  text: string,
  declined?: IntentSuggestion,
): boolean {
  const close = rankPossibleIntents(run, question, text).slice(0, maxSuggestions);
  const before = declined ? close.findIndex((meaning) => isSuggested(meaning, declined)) : -1;
  const next = declined && before < 0 ? undefined : close[before + 1];
  if (!next) return false;
  const { candidate, route, beside, candidates } = next;
  run.suggestion = candidate.name;
  if (!run.respond(run.program.messages.DidYouMean)) return false;
  traceNotUnderstood(run, text, candidates, 'too close to tell, so the person is asked');
  run.openSuggestion = {
    connectorId: route.connector.id,
    intentId: candidate.intentId,
    said: text,
    ...(beside && { startId: beside.start.id }),
  };
  return true;
}

/** What was offered, as it stands now; undefined where the project has changed and it is gone. */
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
  const beside = startId === undefined ? undefined : listOuterListeners(run).find(({ start }) => start.id === startId);
  const listener = startId === undefined ? question : beside?.listener;
  const route = listener?.routes.get(intentId);
  if (!listener || !route) return undefined;
  const candidate = understand(run, listener, said).candidates.find((one) => one.intentId === intentId);
  return { beside, route, candidate };
}

/**
 * What was answered to an offer; undefined for something else. "No, the opening hours" is no answer to it where the
 * rest says surely what is meant instead.
 */
export function readSuggestionReply(
  run: TurnRun,
  question: IntentListener,
  text: string,
  { intentId }: IntentSuggestion,
): 'yes' | 'no' | undefined {
  // What a platform has recognised is what was meant.
  if (run.platformIntent) return undefined;
  const answer = findYesNo(text, run.program.language) ?? findYesNo(normalise(text), run.program.language);
  if (answer === undefined) return undefined;
  if (splitWords(text).length > maxBareReplyWords) {
    const { best, isSure } = understand(run, question, text);
    if (best && isSure && best.intentId !== intentId) return undefined;
  }
  return answer ? 'yes' : 'no';
}

/** What a text may mean, likeliest first; of two alike the question's own before what is listened for beside it. */
function rankPossibleIntents(run: TurnRun, question: IntentListener, text: string): PossibleIntent[] {
  const places: readonly (readonly [IntentListener, OuterListener | undefined])[] = [
    [question, undefined],
    ...listOuterListeners(run).map((beside) => [beside.listener, beside] as const),
  ];
  const meanings = places.flatMap(([listener, beside]) => {
    const { candidates } = understand(run, listener, text);
    return candidates.flatMap((candidate): PossibleIntent[] => {
      const route = listener.routes.get(candidate.intentId);
      return route && isCloseMatch(run, candidate) ? [{ candidate, route, beside, candidates }] : [];
    });
  });
  return meanings.sort((one, other) => other.candidate.score - one.candidate.score);
}

function isSuggested({ candidate, beside }: PossibleIntent, { intentId, startId }: IntentSuggestion) {
  return candidate.intentId === intentId && beside?.start.id === startId;
}
