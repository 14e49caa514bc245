import { fingerprint } from './fingerprint.ts';
import { runAllSteps, type SteppedWork } from './stepped-work.ts';
import { normalise } from './normalise.ts';
import { trainScope, type ScopeModel, type TrainingSample } from './scope-model.ts';
import type { SlotTemplates } from './slots/slot-templates.ts';
import type { SlotDefinition, SlotTypeDefinition } from './slots/slot-type.ts';

/** What was learned of scopes, by what it was learned from: equal samples in equal order give an equal model. */
export type LearnedScopes = ReadonlyMap<string, ScopeModel>;

/** What scopes are learned from. */
interface Learnt {
  readonly intents: readonly { readonly samples: readonly string[]; readonly slots?: readonly SlotDefinition[] }[];
  readonly language: string;
  readonly learning: SlotTemplates;
  readonly slotTypes: readonly SlotTypeDefinition[];
}

/** The models of a project's scopes. */
export interface ScopeMemory {
  /** What was learned for a set of intents in scope; undefined where they have no samples. */
  getScopeModel(intents: ReadonlySet<number>): ScopeModel | undefined;
  /** Learns a scope before it is asked for, which would take its time then. */
  trainAhead(intents: ReadonlySet<number>): SteppedWork<void>;
  /** What was learned so far, for the model that follows this one. */
  readonly learned: LearnedScopes;
}

/** So many scopes are kept. */
export const maxRememberedScopes = 64;

/**
 * Learns a scope when it is first asked for, and keeps the latest ones.
 *
 * What another model has learned from the same samples is taken over, so that a change of one intent costs the scopes it
 * is in and no others.
 */
export function createScopeMemory(
  { intents, language, learning, slotTypes }: Learnt,
  before: LearnedScopes = new Map(),
): ScopeMemory {
  const scopes = new Map<string, ScopeModel | undefined>();
  const learned = new Map(before);
  const samplesByIntent = new Map<number, readonly TrainingSample[]>();
  const samplesOf = (intentIndex: number) => {
    const known =
      samplesByIntent.get(intentIndex) ??
      (intents[intentIndex]?.samples ?? [])
        .filter((text) => normalise(text) !== '')
        .map((text) => ({
          intentIndex,
          groups: learning.templateSample(text, intents[intentIndex]?.slots).features(),
        }));
    samplesByIntent.set(intentIndex, known);
    return known;
  };
  const printOf = fingerprints(intents, [language, slotTypes, [...learning.literal].sort(), typesOf(intents)]);

  function* learn(members: readonly number[]): SteppedWork<ScopeModel | undefined> {
    const key = members.map(printOf).join(' ');
    const known = learned.get(key) ?? (yield* learnNow(members));
    if (!known) return undefined;
    remember(learned, key, known);
    return withIntents(known, (place) => members[place] ?? -1);
  }

  /** By the places of its intents in the scope: in the project they may stand elsewhere when it is used again. */
  function* learnNow(members: readonly number[]): SteppedWork<ScopeModel | undefined> {
    const samples = members.flatMap(samplesOf);
    if (samples.length === 0) return undefined;
    return withIntents(yield* trainScope(samples, language), (index) => members.indexOf(index));
  }

  function* find(scope: ReadonlySet<number>): SteppedWork<ScopeModel | undefined> {
    const members = [...scope].sort((a, b) => a - b);
    const key = members.join(' ');
    if (!scopes.has(key)) remember(scopes, key, yield* learn(members));
    return scopes.get(key);
  }

  return {
    learned,
    getScopeModel: (scope) => runAllSteps(find(scope)),
    *trainAhead(scope) {
      yield* find(scope);
    },
  };
}

function withIntents(model: ScopeModel, intentOf: (one: number) => number): ScopeModel {
  return { ...model, intents: model.intents.map(intentOf) };
}

/** Each intent by what is learned from it, found out when it is asked for. */
function fingerprints(intents: Learnt['intents'], common: unknown) {
  const shared = fingerprint(JSON.stringify(common));
  const known = new Map<number, string>();
  return (index: number) => {
    const print =
      known.get(index) ?? fingerprint(JSON.stringify([shared, intents[index]?.samples, intents[index]?.slots ?? []]));
    known.set(index, print);
    return print;
  };
}

/** Values of every type are looked for in every text, whosever slot is of it. */
function typesOf(intents: Learnt['intents']) {
  return [...new Set(intents.flatMap(({ slots = [] }) => slots.map(({ type }) => type)))];
}

/** The latest stay; what was asked for longest ago goes. */
function remember<Value>(memory: Map<string, Value>, key: string, value: Value) {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.keys().next();
  if (memory.size > maxRememberedScopes && !oldest.done) memory.delete(oldest.value);
}
