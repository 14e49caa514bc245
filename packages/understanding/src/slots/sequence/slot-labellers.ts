import { fingerprint } from '../../fingerprint.ts';
import { runAllSteps, type SteppedWork } from '../../stepped-work.ts';
import { splitSample } from '../sample.ts';
import type { FoundValue, SlotFinder } from '../slot-finder.ts';
import type { SlotDefinition, SlotTypeDefinition } from '../slot-type.ts';
import type { SlotWord } from '../list-values.ts';
import { analyseText, type AnalysedText } from './analysed-text.ts';
import { makeExamples } from './make-examples.ts';
import { findSpans, type SequenceModel } from './sequence-model.ts';
import { trainSequence } from './train-sequence.ts';
import { countValueWords, listWordFeatures, type ValueWords, type WordCounts } from './word-features.ts';

/** Trained models by the fingerprint of the samples, slots and lists that they learned. */
export type LearnedLabellers = ReadonlyMap<string, SequenceModel>;

/** Where the samples of an intent have a slot in a text: positions in characters. */
export interface LabelledSpan {
  readonly slot: SlotDefinition;
  readonly start: number;
  readonly end: number;
}

/** A text with its words and the values that were found in it. */
interface SlottedText {
  readonly text: string;
  readonly words: readonly SlotWord[];
  readonly found: readonly FoundValue[];
}

/**
 * Finds the words of slots by the words around them, for the intents whose lists and entities do not distinguish them.
 */
export interface SlotLabellers {
  /**
   * Labels a text with the slots of an intent; the first use trains its model.
   *
   * @returns undefined for an intent whose slots are found by their values alone
   */
  label(intent: number, text: SlottedText): LabelledSpan[] | undefined;
  /** Trains the model of an intent ahead of its first use. */
  trainAhead(intent: number): SteppedWork<void>;
  readonly learned: LearnedLabellers;
}

interface Labeller {
  readonly model: SequenceModel;
  readonly slots: readonly SlotDefinition[];
  readonly types: ReadonlySet<string>;
  readonly valueWords: ValueWords;
}

interface IntentData {
  readonly samples: readonly string[];
  readonly slots?: readonly SlotDefinition[];
}

/** The work grows with the square of the slots: an intent with more is filled by its values alone. */
const mostSlots = 40;
/** Models of earlier samples are kept, as a person goes back and forth: so many more than there are intents. */
const sparePlaces = 16;

/** @param before the models of the previous version of these intents; models of the same samples are reused */
export function createSlotLabellers(
  intents: readonly IntentData[],
  slotTypes: readonly SlotTypeDefinition[],
  finder: SlotFinder,
  language: string,
  before: LearnedLabellers = new Map(),
): SlotLabellers {
  const lists = new Map(slotTypes.map((list) => [list.id, list]));
  const wordsByList = new Map<string, WordCounts>();
  const labellers = new Map<number, Labeller | undefined>();
  const analysed = new WeakMap<readonly SlotWord[], AnalysedText>();
  const learned = new Map([...before].slice(-intents.length - sparePlaces));

  function* countWords(own: readonly SlotTypeDefinition[]): SteppedWork<ValueWords> {
    for (const list of own)
      if (!wordsByList.has(list.id)) wordsByList.set(list.id, yield* countValueWords(list, language));
    return new Map(own.flatMap(({ id }) => [[id, wordsByList.get(id) ?? new Map()] as const]));
  }

  /** The text of a turn is labelled for several intents. */
  function analyse({ text, words, found }: SlottedText): AnalysedText {
    const known = analysed.get(words) ?? analyseText(text, words, found, language);
    analysed.set(words, known);
    return known;
  }

  function* findOrTrain(intent: number): SteppedWork<Labeller | undefined> {
    if (labellers.has(intent)) return labellers.get(intent);
    const { samples = [], slots = [] } = intents[intent] ?? {};
    const labeller = needsLabeller(samples, slots, finder) ? yield* train(samples, slots) : undefined;
    labellers.set(intent, labeller);
    return labeller;
  }

  function* train(samples: readonly string[], slots: readonly SlotDefinition[]): SteppedWork<Labeller> {
    const types = new Set(slots.flatMap(({ type }) => finder.typeOf(type) ?? []));
    const own = [...types].flatMap((type) => lists.get(type) ?? []);
    const valueWords = yield* countWords(own);
    yield;
    const key = fingerprint(JSON.stringify([language, samples, slots, own]));
    const known = learned.get(key);
    const model =
      known ??
      (yield* trainSequence(
        yield* makeExamples({ samples, slots, slotTypes: lists, finder, types, valueWords, language }),
        slots.length,
      ));
    learned.delete(key);
    learned.set(key, model);
    return { model, slots, types, valueWords };
  }

  return {
    learned,
    label(intent, text) {
      const labeller = runAllSteps(findOrTrain(intent));
      if (!labeller) return undefined;
      const features = listWordFeatures(analyse(text), labeller.types, labeller.valueWords);
      return findSpans(labeller.model, features).flatMap(({ slot, start, end }) => {
        const [definition, first, last] = [labeller.slots[slot], text.words[start], text.words[end - 1]];
        return definition && first && last ? [{ slot: definition, start: first.start, end: last.end }] : [];
      });
    },
    *trainAhead(intent) {
      yield* findOrTrain(intent);
    },
  };
}

/** Whether the words around slots matter: some slot takes any words, or there are several to distinguish. */
function needsLabeller(samples: readonly string[], slots: readonly SlotDefinition[], finder: SlotFinder): boolean {
  const takesAnyWords = ({ type }: SlotDefinition) => {
    const known = finder.typeOf(type);
    return known === undefined || finder.isOpen(known);
  };
  return (
    slots.length <= mostSlots &&
    (slots.length > 1 || slots.some(takesAnyWords)) &&
    samples.some((sample) => splitSample(sample, slots).some((part) => 'slot' in part))
  );
}
