import type { FilledSlot } from '@confab/model';
import { findOpenSlot } from './find-open-slot.ts';
import type { SlotWord } from './list-values.ts';
import { readSlotFrames, type SlotFrame } from './slot-frames.ts';
import type { LabelledSpan } from './sequence/slot-labellers.ts';
import { keepLongest, type FoundValue, type SlotFinder } from './slot-finder.ts';
import { leaveToRecurrences } from './recurring-values.ts';
import { collectValues, listDistinct, splitValues, type PlacedValue } from './several-values.ts';
import type { SlotDefinition } from './slot-type.ts';

/** An utterance with the values found in it, and where the samples have its slots. */
export interface SlotInput {
  readonly text: string;
  readonly words: readonly SlotWord[];
  readonly found: readonly FoundValue[];
  /** Slots that the sequence model found by context; undefined when only known values are used. */
  readonly spans?: readonly LabelledSpan[] | undefined;
}

/** The slots of an intent, with the words around their marks. */
export interface SlottedIntent {
  readonly slots: readonly SlotDefinition[];
  readonly frames: readonly SlotFrame[];
}

interface Pair {
  readonly slot: SlotDefinition;
  readonly found: FoundValue;
  readonly fit: number;
}

export function readSlottedIntent(
  samples: readonly string[],
  slots: readonly SlotDefinition[],
  language: string,
): SlottedIntent {
  const frames = samples.flatMap((sample) => readSlotFrames(sample, slots, language));
  return { slots, frames: [...new Map(frames.map((frame) => [JSON.stringify(frame), frame])).values()] };
}

/**
 * Fills the slots of an intent. Of two slots of the same type each takes the value at the position where
 * the samples have it (`from {start} to {goal}`), else they are filled in order. Values of free text and open lists
 * are the words between those that the samples have around the mark.
 */
export function fillSlots(
  { slots, frames }: SlottedIntent,
  finder: SlotFinder,
  { text, words, found, spans }: SlotInput,
): FilledSlot[] {
  const filled = new Map<string, FilledSlot>();
  const isFree = (start: number, end: number) =>
    [...filled.values()].every((other) => end <= other.start || start >= other.end);
  const take = (slot: SlotDefinition, value: Omit<FilledSlot, 'slot' | 'text' | 'entity'>) =>
    filled.set(slot.name, { ...value, slot: slot.name, text: text.slice(value.start, value.end), entity: slot.type });

  const takeFound = (slot: SlotDefinition, { start, end, value, otherValues }: FoundValue) => {
    if (!filled.has(slot.name) && isFree(start, end))
      take(slot, { value, start, end, ...(otherValues.length > 0 && { otherValues }) });
  };

  for (const span of spans ?? []) {
    const value = findValueAt(span, finder, found);
    if (value) takeFound(span.slot, value);
    else if (acceptsAnyWords(span.slot, finder) && !filled.has(span.slot.name) && isFree(span.start, span.end))
      take(span.slot, { start: span.start, end: span.end, value: text.slice(span.start, span.end) });
  }
  const left = spans ? slots.filter((slot) => !acceptsAnyWords(slot, finder)) : slots;
  for (const { slot, found: value } of rankPairs(left, frames, finder, words, found)) takeFound(slot, value);
  for (const slot of spans ? [] : slots) {
    if (filled.has(slot.name) || !acceptsAnyWords(slot, finder)) continue;
    const place = findOpenSlot(slot, frames, words, filled);
    if (place && isFree(place.start, place.end)) take(slot, { ...place, value: text.slice(place.start, place.end) });
  }
  for (const slot of slots) {
    const first = slot.takesSeveral && filled.get(slot.name);
    if (!first) continue;
    const values = listValues(slot, first, finder, { text, found }, (other) =>
      [...filled.values()].every((one) => one === first || other.end <= one.start || other.start >= one.end),
    );
    const [start, end] = [Math.min(...values.map((one) => one.start)), Math.max(...values.map((one) => one.end))];
    take(slot, { start, end, value: listDistinct(values.map(({ value }) => value)) });
  }
  return slots.flatMap(({ name }) => filled.get(name) ?? []);
}

/** All values of a slot that takes several, given the first. */
function listValues(
  slot: SlotDefinition,
  first: FilledSlot,
  finder: SlotFinder,
  { text, found }: Pick<SlotInput, 'text' | 'found'>,
  isFree: (value: FoundValue) => boolean,
): readonly PlacedValue[] {
  const type = finder.typeOf(slot.type);
  const listed = type === undefined ? [] : collectValues(type, found, isFree);
  if (!acceptsAnyWords(slot, finder)) return listed;
  const said = splitValues(text, first, listed, finder.language);
  const others = listed.filter((one) => said.every(({ start, end }) => one.end <= start || one.start >= end));
  return [...said, ...others].toSorted((one, other) => one.start - other.start);
}

/**
 * The value of a slot at the words that the samples have for it: for a closed list or an entity the one that shares
 * most with them; for an open list only an exact match, as other words are a value of their own.
 */
function findValueAt({ slot, start, end }: LabelledSpan, finder: SlotFinder, found: readonly FoundValue[]) {
  const type = finder.typeOf(slot.type);
  const isExact = acceptsAnyWords(slot, finder);
  const shared = (one: FoundValue) => Math.min(end, one.end) - Math.max(start, one.start);
  return found
    .filter((one) => one.type === type && (isExact ? one.start === start && one.end === end : shared(one) > 0))
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

/** Whether a slot accepts any words: it is free text, or its list is open. */
export function acceptsAnyWords({ type }: SlotDefinition, finder: SlotFinder): boolean {
  const known = finder.typeOf(type);
  return known === undefined || finder.isOpen(known);
}

/** All pairs of slot and value, best fit first. */
function rankPairs(
  slots: readonly SlotDefinition[],
  frames: readonly SlotFrame[],
  finder: SlotFinder,
  words: readonly SlotWord[],
  found: readonly FoundValue[],
): Pair[] {
  const types = new Set(slots.map(({ type }) => finder.typeOf(type)));
  const ofTypes = leaveToRecurrences(found.filter(({ type }) => types.has(type)));
  const formatSpan = ({ start, end }: FoundValue) => `${start} ${end}`;
  const longest = new Set(keepLongest(ofTypes).map(formatSpan));
  // Another reading of the same words may fit another slot.
  const kept = ofTypes.filter((one) => longest.has(formatSpan(one)));
  const pairs = slots.flatMap((slot) =>
    kept
      .filter(({ type }) => type === finder.typeOf(slot.type))
      .map((value): Pair => ({ slot, found: value, fit: countSharedWords(slot, value, frames, words) })),
  );
  return pairs.toSorted((a, b) => b.fit - a.fit || a.found.start - b.found.start);
}

/** Counts the words around a value that equal those around the slot in a sample. */
function countSharedWords(
  slot: SlotDefinition,
  { start, end }: FoundValue,
  frames: readonly SlotFrame[],
  words: readonly SlotWord[],
) {
  const [last, next] = [findWordIndex(words, start) - 1, findWordIndex(words, end)];
  const same = (sample: readonly string[], wordAt: (place: number) => SlotWord | undefined) => {
    const differs = sample.findIndex((stem, place) => wordAt(place)?.stem !== stem);
    return differs < 0 ? sample.length : differs;
  };
  const own = frames.filter((frame) => frame.slot === slot.name);
  return own.reduce(
    (best, { left, right }) =>
      Math.max(best, 2 * same(left, (place) => words[last - place]) + same(right, (place) => words[next + place])),
    0,
  );
}

/** The index of the first word at or after a position, by binary search. */
function findWordIndex(words: readonly SlotWord[], position: number) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
