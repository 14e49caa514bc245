import { parseKeywords, type KeywordEntry } from './keywords/parse-keywords.ts';
import { normalise } from './normalise.ts';
import { readSlottedIntent, type SlottedIntent } from './slots/fill-slots.ts';
import { splitSample } from './slots/sample.ts';
import { createSlotLabellers, type SlotLabellers } from './slots/sequence/slot-labellers.ts';
import { createSlotFinder, type SlotFinder } from './slots/slot-finder.ts';
import { createSlotTemplates, type SlotTemplates } from './slots/slot-templates.ts';
import type { SlotDefinition, SlotTypeDefinition } from './slots/slot-type.ts';
import { createScopeMemory, type ScopeMemory } from './scope-memory.ts';
import { isEqualData } from './is-equal-data.ts';
import { runAllSteps, type SteppedWork } from './stepped-work.ts';

const samplesPerStep = 500;

/** An authored intent: sample utterances, and keywords that match at once. */
export interface IntentDefinition {
  readonly id: string;
  readonly name: string;
  /** Slots are marked in braces: a `{size}` `{drink}` please. */
  readonly samples: readonly string[];
  readonly keywords: readonly string[];
  readonly slots?: readonly SlotDefinition[];
}

/** A trained model; training is deterministic. */
export interface IntentModel extends ScopeMemory {
  readonly language: string;
  readonly intents: readonly IntentDefinition[];
  readonly slotTypes: readonly SlotTypeDefinition[];
  readonly indexById: ReadonlyMap<string, number>;
  /** Intents by normalised sample. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
  /** Intents by normalised sample with slot marks. */
  readonly templates: ReadonlyMap<string, readonly number[]>;
  readonly keywords: readonly KeywordEntry[];
  readonly finder: SlotFinder;
  readonly slotTemplates: SlotTemplates;
  /** How each intent's slots are filled; undefined for an intent without slots. */
  readonly slotted: readonly (SlottedIntent | undefined)[];
  readonly labellers: SlotLabellers;
}

/**
 * Trains on an author's intents; deterministic.
 *
 * Intents are distinguished within their scope only, as two listening nodes may match the same
 * utterances. A scope is trained on first use, and the latest scopes are remembered.
 *
 * @param before the previous model of these intents, which is returned if nothing changed; scopes that did not change
 *   are not retrained
 */
export function trainIntents(
  intents: readonly IntentDefinition[],
  language: string,
  slotTypes: readonly SlotTypeDefinition[] = [],
  before?: IntentModel,
): IntentModel {
  return runAllSteps(trainIntentsInSteps(intents, language, slotTypes, before));
}

/** Trains like `trainIntents`, but in steps, so that many samples do not block other work. */
export function* trainIntentsInSteps(
  intents: readonly IntentDefinition[],
  language: string,
  slotTypes: readonly SlotTypeDefinition[],
  before?: IntentModel,
): SteppedWork<IntentModel> {
  if (before && isEqualData([intents, language, slotTypes], [before.intents, before.language, before.slotTypes]))
    return before;
  const finder = createSlotFinder(
    intents.flatMap(({ slots = [] }) => slots),
    slotTypes,
    language,
  );
  const learning = yield* createSlotTemplates(intents, finder, language);
  const exact = yield* indexSamples(intents, (sample, { slots }) =>
    hasSlotMarks(sample, slots) ? '' : normalise(sample),
  );
  const templates = yield* indexSamples(intents, (sample, { slots = [] }) =>
    isTemplate(sample, slots, finder) ? learning.templateSample(sample, slots).text() : '',
  );
  const keywords = intents.flatMap(({ keywords: own }, index) => parseKeywords(own, index, language));
  yield;
  const slotted = intents.map(({ samples, slots = [] }) =>
    slots.length === 0 ? undefined : readSlottedIntent(samples, slots, language),
  );
  yield;
  return {
    language,
    intents,
    slotTypes,
    indexById: new Map(intents.map(({ id }, index) => [id, index])),
    exact,
    templates,
    keywords,
    finder,
    slotTemplates: learning,
    slotted,
    labellers: createSlotLabellers(intents, slotTypes, finder, language, before?.labellers.learned),
    ...createScopeMemory({ intents, language, learning, slotTypes }, before?.learned),
  };
}

/** The intents of each text that their samples have; samples without one are left out. */
function* indexSamples(
  intents: readonly IntentDefinition[],
  textOf: (sample: string, intent: IntentDefinition) => string,
): SteppedWork<ReadonlyMap<string, readonly number[]>> {
  const index = new Map<string, number[]>();
  let read = 0;
  for (const [place, intent] of intents.entries())
    for (const sample of intent.samples) {
      const text = textOf(sample, intent);
      const places = index.get(text);
      if (text !== '' && places?.at(-1) !== place) {
        if (places) places.push(place);
        else index.set(text, [place]);
      }
      read += 1;
      if (read % samplesPerStep === 0) yield;
    }
  return index;
}

function hasSlotMarks(sample: string, slots: readonly SlotDefinition[] | undefined) {
  return splitSample(sample, slots).some((part) => 'slot' in part);
}

/** Whether a sample has marks, all of them for slots with a known type rather than free text. */
function isTemplate(sample: string, slots: readonly SlotDefinition[], finder: SlotFinder) {
  const parts = splitSample(sample, slots);
  const marks = parts.filter((part) => 'slot' in part);
  return marks.length > 0 && marks.every(({ slot }) => finder.typeOf(slot.type) !== undefined);
}
