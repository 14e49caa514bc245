import { extractFeatures, extractWordFeatures, type FeatureGroup } from '../features.ts';
import { normalise, splitWords } from '../normalise.ts';
import { stem } from '../stem.ts';
import type { SteppedWork } from '../stepped-work.ts';
import { splitSample } from './sample.ts';
import { keepLongest, type FoundValue, type SlotFinder } from './slot-finder.ts';
import type { SlotDefinition } from './slot-type.ts';

const samplesPerStep = 100;

/** A text whose values are replaced by their types. */
export interface Template {
  /** The normalised text with a mark for each value. */
  text(): string;
  features(): FeatureGroup[];
}

/** Replaces values in texts by their types, for training and matching. */
export interface SlotTemplates {
  templateSample(sample: string, slots: readonly SlotDefinition[] | undefined): Template;
  templateUtterance(text: string, found: readonly FoundValue[]): Template;
  /** Words that are also values, of all intents; they are trained as words, too. */
  readonly literal: ReadonlySet<string>;
}

interface IntentSamples {
  readonly samples: readonly string[];
  readonly slots?: readonly SlotDefinition[];
}

/**
 * Trains values by their type: `{drink}` in a sample and `flat white` in an utterance become the same feature.
 *
 * A value that also occurs literally in a sample stays a word as well, since it may distinguish two intents.
 * Without slots all texts are trained as they are.
 */
export function* createSlotTemplates(
  intents: readonly IntentSamples[],
  finder: SlotFinder,
  language: string,
): SteppedWork<SlotTemplates> {
  const literal = new Set<string>();
  // Cached, as samples are read for literals, as templates and for training.
  const known = new Map<string, ReplacedText>();
  for (const { samples, slots } of intents)
    for (const sample of samples) {
      const text = markSample(finder, sample, slots);
      const replaced = replaceValues(finder, text, finder.find(text));
      known.set(text, replaced);
      for (const word of replaced.values.flatMap(splitWords)) literal.add(stem(word, language));
      if (known.size % samplesPerStep === 0) yield;
    }
  const toTemplate = ({ text, values }: ReplacedText): Template => ({
    text: () => normalise(text),
    features() {
      const kept = values.flatMap(splitWords).filter((word) => literal.has(stem(word, language)));
      return addWords(extractFeatures(text, language), kept, language);
    },
  });
  return {
    templateSample(sample, slots) {
      const text = markSample(finder, sample, slots);
      return toTemplate(known.get(text) ?? replaceValues(finder, text, finder.find(text)));
    },
    templateUtterance: (text, found) => toTemplate(replaceValues(finder, text, found)),
    literal,
  };
}

/** A sample with type marks; free text is removed. */
function markSample(finder: SlotFinder, sample: string, slots: readonly SlotDefinition[] | undefined) {
  if (slots === undefined || slots.length === 0) return sample;
  return splitSample(sample, slots)
    .map((part) => {
      if ('words' in part) return part.words;
      const type = finder.typeOf(part.slot.type);
      return type === undefined ? ' ' : ` ${finder.markOf(type)} `;
    })
    .join('');
}

interface ReplacedText {
  readonly text: string;
  /** The replaced values. */
  readonly values: readonly string[];
}

function replaceValues(finder: SlotFinder, text: string, all: readonly FoundValue[]): ReplacedText {
  const found = keepLongest(all);
  let [replaced, last] = ['', 0];
  for (const { type, start, end } of found) {
    replaced += `${text.slice(last, start)} ${finder.markOf(type)} `;
    last = end;
  }
  return {
    text: replaced + text.slice(last),
    values: found.map(({ start, end }) => text.slice(start, end)),
  };
}

function addWords(groups: FeatureGroup[], words: readonly string[], language: string): FeatureGroup[] {
  if (words.length === 0) return groups;
  const [wordFeatures, conceptFeatures, ...rest] = groups;
  const read = words.map((word) => extractWordFeatures(word, language));
  const own = read.map(([first = '']) => first);
  const about = read.flatMap(([, ...concepts]) => concepts);
  return [addFeatures(wordFeatures, own), addFeatures(conceptFeatures, about), ...rest];
}

function addFeatures(group: FeatureGroup | undefined, features: readonly string[]): FeatureGroup {
  const counts = new Map(group?.counts);
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return { weight: group?.weight ?? 1, counts };
}
