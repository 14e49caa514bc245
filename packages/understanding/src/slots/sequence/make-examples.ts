import { getSmallWords } from '../../small-words.ts';
import type { SteppedWork } from '../../stepped-work.ts';
import { splitSlotWords } from '../list-values.ts';
import { splitSample } from '../sample.ts';
import type { SlotFinder } from '../slot-finder.ts';
import { isEntityKind } from '@confab/model';
import type { SlotDefinition, SlotTypeDefinition } from '../slot-type.ts';
import { analyseText, joinTexts, type AnalysedText } from './analysed-text.ts';
import { createNumbers } from './random-order.ts';
import { toLabels, type SlotSpan } from './sequence-model.ts';
import type { LabelledText } from './train-sequence.ts';
import { listWordFeatures, type HiddenValue, type ValueWords } from './word-features.ts';

/** The data that examples are made from. */
export interface ExampleSource {
  readonly samples: readonly string[];
  readonly slots: readonly SlotDefinition[];
  readonly slotTypes: ReadonlyMap<string, SlotTypeDefinition>;
  readonly finder: SlotFinder;
  /** The types of these slots. */
  readonly types: ReadonlySet<string>;
  readonly valueWords: ValueWords;
  readonly language: string;
}

/** A part of an example. */
interface Part extends AnalysedText {
  /** The number of the slot that it fills. */
  readonly slot?: number;
  /** The list of the value, if the value is learned as if the list did not have it. */
  readonly hiddenIn?: string | undefined;
}

/** About as many examples are made, whether an author wrote few samples or many. */
const usualExamples = 840;
const mostTimes = 12;
const mostSamples = 2_000;
const longestExample = 60;
const examplesPerStep = 16;
/** The numbers of words of free text. */
const textLengths = [1, 2, 3, 2, 4, 1, 3, 5, 2, 6];

/**
 * Makes texts from the samples, with a value of its list in place of each mark, or words that stand for any value.
 *
 * Half of the values of open lists are learned as if the lists did not have them, so that the words around them count.
 */
export function* makeExamples(source: ExampleSource): SteppedWork<LabelledText[]> {
  const samples = source.samples.slice(0, mostSamples);
  const times = Math.min(mostTimes, Math.ceil(usualExamples / Math.max(1, samples.length)));
  const createPart = createParts(source);
  const examples: LabelledText[] = [];
  for (const sample of samples) {
    const parts = splitSample(sample, source.slots);
    for (let time = 0; time < times; time += 1) {
      const example = toExample(parts.map(createPart), source);
      if (example.labels.length > longestExample) continue;
      examples.push(example);
      if (examples.length % examplesPerStep === 0) yield;
    }
  }
  return examples;
}

function toExample(parts: readonly Part[], { types, valueWords }: ExampleSource): LabelledText {
  const text = joinTexts(parts);
  const spans: SlotSpan[] = [];
  const hidden: HiddenValue[] = [];
  let start = 0;
  for (const { words, slot, hiddenIn } of parts) {
    const end = start + words.length;
    if (slot !== undefined) spans.push({ slot, start, end });
    if (hiddenIn !== undefined) hidden.push({ type: hiddenIn, start, end });
    start = end;
  }
  return { features: listWordFeatures(text, types, valueWords, hidden), labels: toLabels(text.words.length, spans) };
}

function createParts({ slots, slotTypes, finder, language }: ExampleSource) {
  const next = createNumbers();
  const known = new Map<string, AnalysedText>();
  const valuesByType = new Map<string, readonly string[]>();
  const smallWords = [...(getSmallWords(language) ?? [])];

  function analyse(text: string): AnalysedText {
    const analysed = known.get(text) ?? analyseText(text, splitSlotWords(text, language), finder.find(text), language);
    known.set(text, analysed);
    return analysed;
  }

  function listValues(type: string): readonly string[] {
    const values =
      valuesByType.get(type) ??
      (slotTypes.get(type)?.values ?? []).flatMap(({ value, synonyms }) => [value, ...synonyms]);
    valuesByType.set(type, values);
    return values;
  }

  /** Words that stand for any words; in free text, small words are among them. */
  function createAnyWords(length: number, hasSmallWords: boolean): AnalysedText['words'] {
    return Array.from({ length }, () => {
      const isSmall = hasSmallWords && next(3) === 0;
      const word = (isSmall ? smallWords[next(smallWords.length)] : undefined) ?? '';
      return { word, isAfterBreak: false };
    });
  }

  return (part: ReturnType<typeof splitSample>[number]): Part => {
    if ('words' in part) return analyse(part.words);
    const slot = slots.indexOf(part.slot);
    const type = finder.typeOf(part.slot.type);
    if (type !== undefined && isEntityKind(type)) {
      const words = createAnyWords(1 + next(3), false);
      return { slot, words, found: [{ type, isOfList: false, start: 0, end: words.length }] };
    }
    const values = type === undefined ? [] : listValues(type);
    const value = analyse(values[next(values.length)] ?? '');
    if (type === undefined || value.words.length === 0)
      return { slot, words: createAnyWords(textLengths[next(textLengths.length)] ?? 1, true), found: [] };
    const isHidden = finder.isOpen(type) && next(2) === 0;
    return { ...value, slot, hiddenIn: isHidden ? type : undefined };
  };
}
