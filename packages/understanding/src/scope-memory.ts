import { fingerprint } from './fingerprint.ts';
import { runAllSteps, type SteppedWork } from './stepped-work.ts';
import { normalise } from './normalise.ts';
import { trainScope, type ScopeModel, type TrainingSample } from './scope-model.ts';
import type { SlotTemplates } from './slots/slot-templates.ts';
import type { SlotDefinition, SlotTypeDefinition } from './slots/slot-type.ts';

/** Trained scopes by the fingerprint of their samples; equal samples in equal order give an equal model. */
export type LearnedScopes = ReadonlyMap<string, ScopeModel>;

/** An intent as a model has learned it. */
interface LearnedIntent {
  readonly name: string;
  readonly samples: readonly string[];
  readonly slots?: readonly SlotDefinition[];
}

/** The training data of scopes. */
interface TrainingData {
  readonly intents: readonly LearnedIntent[];
  readonly language: string;
  readonly learning: SlotTemplates;
  readonly slotTypes: readonly SlotTypeDefinition[];
}

/** The models of a project's scopes. */
export interface ScopeMemory {
  /** The model of a set of intents; undefined if they have no samples. */
  getScopeModel(intents: ReadonlySet<number>): ScopeModel | undefined;
  /** Trains a scope ahead of its first use. */
  trainAhead(intents: ReadonlySet<number>): SteppedWork<void>;
  /** The trained scopes, for reuse by the next model. */
  readonly learned: LearnedScopes;
  /** Adds scopes that another model trained; scopes with other samples are never used. */
  addLearned(scopes: LearnedScopes): void;
  /** Forgets all scopes but these, as each edit of a sample leaves a scope that is not used again. */
  keepScopes(scopes: readonly ReadonlySet<number>[]): void;
}

/** The maximum number of remembered scopes. */
export const maxRememberedScopes = 64;

/**
 * Trains a scope on first use, and remembers the latest ones.
 *
 * Scopes that the previous model trained from the same samples are reused, so a change of one intent retrains only
 * its own scopes.
 */
export function createScopeMemory(
  { intents, language, learning, slotTypes }: TrainingData,
  before: LearnedScopes = new Map(),
): ScopeMemory {
  const scopes = new Map<string, ScopeModel | undefined>();
  const learned = new Map(before);
  const samplesByIntent = new Map<number, readonly TrainingSample[]>();
  const getSamples = (intentIndex: number) => {
    const known = samplesByIntent.get(intentIndex) ?? readSamples(intentIndex);
    samplesByIntent.set(intentIndex, known);
    return known;
  };
  function readSamples(intentIndex: number): readonly TrainingSample[] {
    const { name = '', samples: written = [], slots } = intents[intentIndex] ?? {};
    const samples = written.filter((text) => normalise(text) !== '');
    const words = splitName(name);
    // An intent without samples is found by its keywords alone.
    const hasName = samples.length > 0 && normalise(words) !== '';
    const read = (text: string) => ({ intentIndex, groups: learning.templateSample(text, slots).features() });
    return [...samples.map(read), ...(hasName ? [{ ...read(words), isName: true as const }] : [])];
  }
  const getFingerprint = createFingerprints(intents, [
    language,
    slotTypes,
    [...learning.literal].sort(),
    listTypes(intents),
  ]);

  function getFingerprintKey(members: readonly number[]) {
    return members.map(getFingerprint).join(' ');
  }

  function* getOrTrain(members: readonly number[]): SteppedWork<ScopeModel | undefined> {
    const key = getFingerprintKey(members);
    const known = learned.get(key) ?? (yield* trainMembers(members));
    if (!known) return undefined;
    remember(learned, key, known);
    return mapIntents(known, (place) => members[place] ?? -1);
  }

  /** Stores intents by their index in the scope, as their index in the project may differ on reuse. */
  function* trainMembers(members: readonly number[]): SteppedWork<ScopeModel | undefined> {
    const samples: TrainingSample[] = [];
    for (const member of members) {
      for (const sample of getSamples(member)) samples.push(sample);
      yield;
    }
    if (samples.length === 0) return undefined;
    return mapIntents(yield* trainScope(samples, language), (index) => members.indexOf(index));
  }

  function* find(scope: ReadonlySet<number>): SteppedWork<ScopeModel | undefined> {
    const members = listMembers(scope);
    const key = getScopeKey(members);
    if (!scopes.has(key)) remember(scopes, key, yield* getOrTrain(members));
    return scopes.get(key);
  }

  return {
    learned,
    addLearned(scopes) {
      for (const [key, model] of scopes) remember(learned, key, model);
    },
    getScopeModel: (scope) => runAllSteps(find(scope)),
    keepScopes(kept) {
      const members = kept.map(listMembers);
      forgetOthers(scopes, new Set(members.map(getScopeKey)));
      forgetOthers(learned, new Set(members.map(getFingerprintKey)));
    },
    *trainAhead(scope) {
      yield* find(scope);
    },
  };
}

function listMembers(scope: ReadonlySet<number>) {
  return [...scope].sort((a, b) => a - b);
}

function getScopeKey(members: readonly number[]) {
  return members.join(' ');
}

function mapIntents(model: ScopeModel, intentOf: (one: number) => number): ScopeModel {
  return { ...model, intents: model.intents.map(intentOf) };
}

/** Computes the fingerprint of an intent's training data on demand. */
/** The words of a name such as `card_arrival` or `OrderPizza`. */
function splitName(name: string): string {
  return name.replaceAll(/[_.\-/]+/g, ' ').replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ');
}

function createFingerprints(intents: TrainingData['intents'], common: unknown) {
  const shared = fingerprint(JSON.stringify(common));
  const known = new Map<number, string>();
  return (index: number) => {
    const print =
      known.get(index) ??
      fingerprint(JSON.stringify([shared, intents[index]?.name, intents[index]?.samples, intents[index]?.slots ?? []]));
    known.set(index, print);
    return print;
  };
}

/** Values of all types are looked up in every text, for any slot. */
function listTypes(intents: TrainingData['intents']) {
  return [...new Set(intents.flatMap(({ slots = [] }) => slots.map(({ type }) => type)))];
}

function forgetOthers(memory: Map<string, unknown>, kept: ReadonlySet<string>) {
  for (const key of memory.keys()) if (!kept.has(key)) memory.delete(key);
}

/** A least-recently-used cache. */
function remember<Value>(memory: Map<string, Value>, key: string, value: Value) {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.keys().next();
  if (memory.size > maxRememberedScopes && !oldest.done) memory.delete(oldest.value);
}
