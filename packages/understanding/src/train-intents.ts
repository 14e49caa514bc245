import { parseKeywords, type KeywordEntry } from './keywords/parse-keywords.ts';
import { normalise } from './normalise.ts';
import { readSlottedIntent, type SlottedIntent } from './slots/fill-slots.ts';
import { splitSample } from './slots/sample.ts';
import { createSlotFinder, type SlotFinder } from './slots/slot-finder.ts';
import { createSlotTemplates, type SlotTemplates } from './slots/slot-templates.ts';
import type { SlotDefinition, SlotTypeDefinition } from './slots/slot-type.ts';
import { createScopeMemory, type ScopeMemory } from './scope-memory.ts';

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
}

/**
 * Trains on an author's intents; deterministic.
 *
 * Intents are distinguished within their scope only, as two listening nodes may match the same
 * utterances. A scope is trained on first use, and the latest scopes are remembered.
 *
 * @param before the previous model of these intents; scopes that did not change are not retrained.
 */
export function trainIntents(
  intents: readonly IntentDefinition[],
  language: string,
  slotTypes: readonly SlotTypeDefinition[] = [],
  before?: Pick<IntentModel, 'learned'>,
): IntentModel {
  const finder = createSlotFinder(
    intents.flatMap(({ slots = [] }) => slots),
    slotTypes,
    language,
  );
  const learning = createSlotTemplates(intents, finder, language);
  return {
    language,
    intents,
    indexById: new Map(intents.map(({ id }, index) => [id, index])),
    exact: indexSamples(intents, ({ samples, slots }) =>
      samples.filter((sample) => !hasSlotMarks(sample, slots)).map(normalise),
    ),
    templates: indexSamples(intents, ({ samples, slots = [] }) =>
      samples
        .filter((sample) => isTemplate(sample, slots, finder))
        .map((sample) => learning.templateSample(sample, slots).text()),
    ),
    keywords: intents.flatMap(({ keywords }, index) => parseKeywords(keywords, index, language)),
    finder,
    slotTemplates: learning,
    slotted: intents.map(({ samples, slots = [] }) =>
      slots.length === 0 ? undefined : readSlottedIntent(samples, slots, language),
    ),
    ...createScopeMemory({ intents, language, learning, slotTypes }, before?.learned),
  };
}

function indexSamples(intents: readonly IntentDefinition[], textsOf: (intent: IntentDefinition) => readonly string[]) {
  const index = new Map<string, number[]>();
  for (const [place, intent] of intents.entries())
    for (const text of new Set(textsOf(intent))) if (text !== '') index.set(text, [...(index.get(text) ?? []), place]);
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
