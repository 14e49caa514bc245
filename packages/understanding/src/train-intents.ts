import { parseKeywords, type KeywordEntry } from './keywords.ts';
import { featuresOf } from './features.ts';
import { normalise } from './normalise.ts';
import { trainScope, type ScopeModel, type TrainingSample } from './scope-model.ts';

/** What an author says an intent is: sample utterances, and keywords that decide at once. */
export interface IntentDefinition {
  readonly id: string;
  readonly name: string;
  readonly samples: readonly string[];
  readonly keywords: readonly string[];
}

/** A trained model: the same wherever it was trained. */
export interface IntentModel {
  readonly language: string;
  readonly intents: readonly IntentDefinition[];
  readonly indexById: ReadonlyMap<string, number>;
  /** Normalised samples to the intents that have them. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
  readonly keywords: readonly KeywordEntry[];
  /** What was learned for a set of intents in scope; undefined where they have no samples. */
  scopeOf(intents: ReadonlySet<number>): ScopeModel | undefined;
}

const mostScopes = 64;

/**
 * Trains on an author's intents; deterministic.
 *
 * Intents are told apart within the scope in which they are listened for, as two places may listen for the same
 * thing. A scope is learned when it is first asked for, and the latest ones are kept.
 */
export function trainIntents(intents: readonly IntentDefinition[], language: string): IntentModel {
  const exact = new Map<string, number[]>();
  for (const [index, { samples }] of intents.entries()) {
    for (const normal of new Set(samples.map(normalise))) {
      if (normal !== '') exact.set(normal, [...(exact.get(normal) ?? []), index]);
    }
  }
  return {
    language,
    intents,
    indexById: new Map(intents.map(({ id }, index) => [id, index])),
    exact,
    keywords: intents.flatMap(({ keywords }, index) => parseKeywords(keywords, index, language)),
    scopeOf: rememberingScopes(intents, language),
  };
}

function rememberingScopes(intents: readonly IntentDefinition[], language: string) {
  const samplesByIntent = new Map<number, readonly TrainingSample[]>();
  const scopes = new Map<string, ScopeModel | undefined>();
  const samplesOf = (intentIndex: number) => {
    const known =
      samplesByIntent.get(intentIndex) ??
      (intents[intentIndex]?.samples ?? [])
        .filter((text) => normalise(text) !== '')
        .map((text) => ({ intentIndex, groups: featuresOf(text, language) }));
    samplesByIntent.set(intentIndex, known);
    return known;
  };
  return (scope: ReadonlySet<number>) => {
    const members = [...scope].sort((a, b) => a - b);
    const key = members.join(' ');
    if (!scopes.has(key)) {
      const samples = members.flatMap(samplesOf);
      const oldest = scopes.keys().next();
      if (scopes.size >= mostScopes && !oldest.done) scopes.delete(oldest.value);
      scopes.set(key, samples.length === 0 ? undefined : trainScope(samples, language));
    }
    return scopes.get(key);
  };
}
