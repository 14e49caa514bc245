import { fixedMoment } from '../../entities/dates/calendar.ts';
import type { Entity } from '../../entities/entity.ts';
import { findEntities } from '../../entities/find-entities.ts';
import type { SlotWord } from '../list-values.ts';
import type { FoundValue } from '../slot-finder.ts';
import { findPlaceNames } from './place-names.ts';

/** A word as the features see it; empty for a word that stands for any word. */
type AnalysedWord = Pick<SlotWord, 'word' | 'isAfterBreak'>;

/** A finding at words of a text: a value of a list, an entity or the name of a place. */
export interface FoundWords {
  readonly type: string;
  /** It belongs to a type of slots, which other slots know nothing of. */
  readonly isOfList: boolean;
  /** The number of the first word. */
  readonly start: number;
  /** The number after the last word. */
  readonly end: number;
}

/** A text, or a part of one, with the values found in it. */
export interface AnalysedText {
  readonly words: readonly AnalysedWord[];
  readonly found: readonly FoundWords[];
}

/** Kinds of entities that describe a word whether or not a slot has them. */
const tellingKinds = ['dateTime', 'date', 'time', 'duration', 'number', 'ordinal'] as const;
const anyMoment = fixedMoment(0);

/** Finds entities and places beside the given values, and counts positions in words rather than characters. */
export function analyseText(
  text: string,
  words: readonly SlotWord[],
  values: readonly FoundValue[],
  language: string,
): AnalysedText {
  const findCovered = indexWords(words);
  const toWords = (one: Span, type: string, isOfList: boolean) => {
    const covered = findCovered(one);
    return covered ? [{ type, isOfList, ...covered }] : [];
  };
  const entities = findEntities(text, { language, moment: anyMoment }, tellingKinds);
  return {
    words,
    found: [
      ...values.filter(({ type }) => !isTelling(type)).flatMap((one) => toWords(one, one.type, true)),
      ...withoutParts(entities).flatMap((one) => toWords(one, one.kind, false)),
      ...findPlaceNames(words, language),
    ],
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the words that a value covers, which may begin or end with a sign: $20. A value that covers a part of a word has none. */
function indexWords(words: readonly SlotWord[]): (value: Span) => Span | undefined {
  const wordAt = new Map<number, number>();
  for (const [place, { start, end }] of words.entries()) for (let at = start; at < end; at += 1) wordAt.set(at, place);
  return (value) => {
    let [first, last]: [number?, number?] = [];
    for (let at = value.start; at < value.end; at += 1) {
      const place = wordAt.get(at);
      first ??= place;
      last = place ?? last;
    }
    if (first === undefined || last === undefined) return undefined;
    const isWhole = (words[first]?.start ?? 0) >= value.start && (words[last]?.end ?? 0) <= value.end;
    return isWhole ? { start: first, end: last + 1 } : undefined;
  };
}

function isTelling(type: string): boolean {
  return tellingKinds.some((kind) => kind === type);
}

/** Leaves out matches within longer ones, as the 2 of 'in 2 weeks'. */
function withoutParts(entities: readonly Entity[]): Entity[] {
  return entities.filter(
    (one) =>
      !entities.some(
        (other) => other.end - other.start > one.end - one.start && other.start <= one.start && other.end >= one.end,
      ),
  );
}

/** Puts parts of a text one after the other. */
export function joinTexts(parts: readonly AnalysedText[]): AnalysedText {
  const words: AnalysedWord[] = [];
  const found: FoundWords[] = [];
  for (const part of parts) {
    const first = words.length;
    words.push(...part.words);
    for (const one of part.found) found.push({ ...one, start: one.start + first, end: one.end + first });
  }
  return { words, found };
}
