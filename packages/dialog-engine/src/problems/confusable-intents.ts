import { matchIntents, normalise, trainIntents, type SteppedWork, type IntentDefinition } from '@confab/understanding';

/** Two intents that are confused with each other. */
export interface ConfusablePair {
  readonly first: IntentDefinition;
  readonly second: IntentDefinition;
  /** A sample of one that matches the other. */
  readonly example: string;
}

/** Intents with the scopes in which they are matched. */
export interface ListenedIntents {
  readonly intents: readonly IntentDefinition[];
  /** Ids of the intents of each scope. */
  readonly scopes: readonly (readonly string[])[];
  readonly language: string;
  /** The minimum score at which an intent is chosen or suggested. */
  readonly least: number;
}

const folds = 3;
// Limits of the work: more samples give authors no new information.
const maxSamplesPerIntent = 12;
const maxTrainedSamples = 480;
const maxOwners = 8;
/** Intents with fewer samples are skipped, as the result would be chance. */
const minSamples = 4;
/** Two intents are too similar if this share of their samples is confused; a single one may be chance. */
const shareConfused = 0.2;
const minConfused = 2;

/** Finds samples that two intents of the same scope share. */
export function findSharedSamples({ intents, scopes }: ListenedIntents): ConfusablePair[] {
  const scopesByIntent = new Map<string, Set<number>>();
  for (const [place, scope] of distinctScopes(scopes).entries())
    for (const id of scope) scopesByIntent.set(id, (scopesByIntent.get(id) ?? new Set()).add(place));
  const areTogether = (one: IntentDefinition, other: IntentDefinition) =>
    [...(scopesByIntent.get(one.id) ?? [])].some((place) => scopesByIntent.get(other.id)?.has(place));

  const owners = new Map<string, IntentDefinition[]>();
  const pairs: ConfusablePair[] = [];
  for (const second of intents) {
    const own = new Map(second.samples.map((example) => [normalise(example), example]));
    for (const [normal, example] of own) {
      if (normal === '') continue;
      const known = owners.get(normal) ?? [];
      const first = known.find((one) => areTogether(one, second));
      if (first) pairs.push({ first, second, example });
      if (known.length < maxOwners) owners.set(normal, [...known, second]);
    }
  }
  return pairs;
}

/**
 * Finds intents of the same scope that are confused with each other.
 *
 * Each round holds out a third of the author's samples, trains on the rest and matches those
 * held out. Deterministic, and bounded for any project: scopes with many intents use fewer
 * samples of each, and none once the limit is reached.
 */
export function* findConfusablePairs(listened: ListenedIntents): SteppedWork<ConfusablePair[]> {
  const found = new Map<string, ConfusablePair>();
  let left = maxTrainedSamples;
  for (const scope of distinctScopes(listened.scopes)) {
    const members = new Set(scope);
    const known = listened.intents.filter(({ id, samples }) => members.has(id) && samples.length >= minSamples);
    const most = Math.min(maxSamplesPerIntent, Math.floor(left / Math.max(1, known.length)));
    if (most < minSamples) break;
    const intents = known.map((intent) => ({ ...intent, samples: intent.samples.slice(0, most) }));
    left -= intents.reduce((sum, { samples }) => sum + samples.length, 0);
    for (const pair of yield* findConfusedInScope(intents, listened)) {
      const key = `${pair.first.id} ${pair.second.id}`;
      if (!found.has(key)) found.set(key, pair);
    }
  }
  return [...found.values()];
}

/** The distinct scopes, smallest first, as they are the quickest. */
function distinctScopes(scopes: readonly (readonly string[])[]): (readonly string[])[] {
  const distinct = new Map<string, readonly string[]>();
  for (const scope of scopes) {
    const members = [...new Set(scope)].sort();
    if (members.length > 1) distinct.set(members.join(' '), members);
  }
  return [...distinct.values()].sort((one, other) => one.length - other.length);
}

interface Confusion {
  readonly pair: ConfusablePair;
  count: number;
}

function* findConfusedInScope(
  intents: readonly IntentDefinition[],
  { language, least }: ListenedIntents,
): SteppedWork<ConfusablePair[]> {
  if (intents.length < 2) return [];
  const indexById = new Map(intents.map(({ id }, place) => [id, place]));
  const confusions = new Map<string, Confusion>();
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeldOut = (index: number) => index % folds === fold;
    const known = intents.map((intent) => ({
      ...intent,
      samples: intent.samples.filter((_sample, index) => !isHeldOut(index)),
    }));
    const model = trainIntents(known, language);
    const scope = intents.map(({ id }) => id);
    yield* model.trainAhead(new Set(intents.keys()));
    for (const [place, intent] of intents.entries()) {
      yield;
      for (const example of intent.samples.filter((_sample, index) => isHeldOut(index))) {
        const [best] = matchIntents(model, example, scope);
        const other = best && best.score >= least ? indexById.get(best.intentId) : undefined;
        if (other !== undefined && other !== place) countConfusion(confusions, intents, place, other, example);
      }
    }
  }
  return [...confusions.values()].filter(isSignificant).map(({ pair }) => pair);
}

function countConfusion(
  confusions: Map<string, Confusion>,
  intents: readonly IntentDefinition[],
  place: number,
  other: number,
  example: string,
) {
  const first = intents[Math.min(place, other)];
  const second = intents[Math.max(place, other)];
  if (!first || !second) return;
  const key = `${first.id} ${second.id}`;
  const confusion = confusions.get(key) ?? { pair: { first, second, example }, count: 0 };
  confusion.count += 1;
  confusions.set(key, confusion);
}

function isSignificant({ pair, count }: Confusion) {
  const samples = pair.first.samples.length + pair.second.samples.length;
  return count >= minConfused && count >= shareConfused * samples;
}
