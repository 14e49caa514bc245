import type { IntentCandidate } from '@confab/model';
import { matchIntents, trainIntents, type IntentDefinition } from '@confab/understanding';
import { listIntentScopes } from '../problems/intent-problems.ts';
import type { Program } from '../program.ts';
import type { ProjectSource } from '../types.ts';

/** The outcome of an intent's samples that were held out of training. */
export interface EvaluatedIntent {
  readonly intentId: string;
  readonly triedCount: number;
  readonly correctCount: number;
}

/** A sample that the model, trained without it, did not recognise. */
export interface MissedSample {
  readonly intentId: string;
  readonly sample: string;
  /** The likeliest intent, which may be the sample's own; null when none is likely. */
  readonly likeliestId: string | null;
  /** Whether the likeliest intent was likely enough to be recognised instead. */
  readonly isTaken: boolean;
  /** From 0 to 1. */
  readonly score: number;
}

/** How well the intents of a project are recognised. Plain data, so that a worker can send it. */
export interface IntentEvaluation {
  readonly intents: readonly EvaluatedIntent[];
  readonly misses: readonly MissedSample[];
  readonly triedCount: number;
  readonly correctCount: number;
  /** Intents with too few samples to hold one out. */
  readonly skippedIds: readonly string[];
}

/** The outcome of a sample; `miss` is undefined for one that was recognised. */
interface SampleOutcome {
  readonly intentId: string;
  readonly miss: MissedSample | undefined;
}

/** A part of the work is done; `done` is between 0 and 1. */
export interface EvaluationStep {
  readonly done: number;
}

/** Each round holds out the samples at every fifth place, beginning with another one. */
const folds = 5;
/** With fewer samples, the result of an intent is mostly chance. */
const minSamples = 3;
/** More samples of one intent take longer and hardly change the figures. */
const maxSamplesPerIntent = 60;
const maxScopes = 12;
/**
 * The time of training grows with the square of the intents, so large projects are tried with fewer samples, in one
 * round.
 */
const maxSamples = 3_000;
const maxSamplesForAllRounds = 1_200;

/**
 * Measures intents by holding out: a fifth of the samples of each intent is kept from training and then matched, in
 * turns until each sample was tried; in large projects only once. Intents compete as they do in conversations: with those that a node listens for together.
 *
 * Deterministic. A sample counts once: as missed if any of its scopes misses it.
 */
export function* evaluateIntents(
  source: ProjectSource,
  { intents: { intents, slotTypes }, language, nluSettings: { threshold, margin } }: Program,
): Generator<EvaluationStep, IntentEvaluation, void> {
  const known = limitSamples(intents.filter(({ samples }) => samples.length >= minSamples));
  const rounds = countSamples(known) > maxSamplesForAllRounds ? 1 : folds;
  const scopes = listCompetingIntents(listIntentScopes(source), known);
  const outcomes = new Map<string, SampleOutcome>();
  const total = rounds * scopes.reduce((sum, scope) => sum + countSamples(scope), 0);
  let doneCount = 0;
  for (let fold = 0; fold < rounds; fold += 1) {
    const isHeldOut = (index: number) => index % folds === fold;
    const kept = known.map((intent) => ({ ...intent, samples: intent.samples.filter((_, at) => !isHeldOut(at)) }));
    const model = trainIntents(kept, language, slotTypes);
    for (const scope of scopes) {
      const ids = scope.map(({ id }) => id);
      for (const _ of model.trainAhead(new Set(ids.flatMap((id) => model.indexById.get(id) ?? []))))
        yield { done: doneCount / total };
      for (const { id, samples } of scope) {
        for (const [at, sample] of samples.entries()) {
          if (!isHeldOut(at)) continue;
          const [best] = matchIntents(model, sample, ids);
          const key = `${id} ${at}`;
          const miss = outcomes.get(key)?.miss ?? findMiss(id, sample, best, threshold - margin);
          outcomes.set(key, { intentId: id, miss });
        }
        doneCount += samples.length;
        yield { done: doneCount / total };
      }
    }
    // The trained scopes of this round are not used again.
    model.keepScopes([]);
  }
  return toEvaluation(intents, known, outcomes);
}

function limitSamples(intents: readonly IntentDefinition[]): readonly IntentDefinition[] {
  const fair = Math.floor(maxSamples / Math.max(1, intents.length));
  const most = Math.max(minSamples, Math.min(maxSamplesPerIntent, fair));
  return intents.map((intent) => ({ ...intent, samples: intent.samples.slice(0, most) }));
}

function findMiss(
  intentId: string,
  sample: string,
  best: IntentCandidate | undefined,
  least: number,
): MissedSample | undefined {
  const score = best?.score ?? 0;
  const isTaken = best !== undefined && score >= least;
  if (isTaken && best.intentId === intentId) return undefined;
  return { intentId, sample, likeliestId: best !== undefined && score > 0 ? best.intentId : null, isTaken, score };
}

/** The sets of intents that compete for an utterance, largest first. Intents that no node listens for compete with all others. */
function listCompetingIntents(
  scopes: readonly (readonly string[])[],
  known: readonly IntentDefinition[],
): readonly (readonly IntentDefinition[])[] {
  const sets = scopes
    .map((scope) => new Set(scope))
    .toSorted((one, other) => other.size - one.size)
    .filter((scope, at, all) => scope.size > 1 && !all.slice(0, at).some((larger) => isWithin(scope, larger)))
    .slice(0, maxScopes);
  const isAlone = known.some(({ id }) => !sets.some((scope) => scope.has(id)));
  const competing = sets.map((scope) => known.filter(({ id }) => scope.has(id)));
  return (isAlone ? [...competing, known] : competing).filter((scope) => scope.length > 0);
}

function isWithin(scope: ReadonlySet<string>, larger: ReadonlySet<string>): boolean {
  return [...scope].every((id) => larger.has(id));
}

function countSamples(intents: readonly IntentDefinition[]): number {
  return intents.reduce((sum, { samples }) => sum + samples.length, 0);
}

function toEvaluation(
  all: readonly IntentDefinition[],
  known: readonly IntentDefinition[],
  outcomes: ReadonlyMap<string, SampleOutcome>,
): IntentEvaluation {
  const tried = [...outcomes.values()];
  const misses = tried.flatMap(({ miss }) => miss ?? []);
  const triedCounts = countByIntent(tried);
  const missedCounts = countByIntent(misses);
  const isKnown = new Set(known.map(({ id }) => id));
  return {
    intents: [...triedCounts].map(([intentId, triedCount]) => ({
      intentId,
      triedCount,
      correctCount: triedCount - (missedCounts.get(intentId) ?? 0),
    })),
    misses,
    triedCount: tried.length,
    correctCount: tried.length - misses.length,
    skippedIds: all.map(({ id }) => id).filter((id) => !isKnown.has(id)),
  };
}

function countByIntent(samples: readonly { readonly intentId: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { intentId } of samples) counts.set(intentId, (counts.get(intentId) ?? 0) + 1);
  return counts;
}
