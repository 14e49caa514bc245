import type { Moment } from './dates/calendar.ts';
import type { DayMention } from './dates/day-context.ts';
import type { SpokenTime } from './dates/time-range.ts';
import type { Language } from './language.ts';
import type { FoundNumber } from './numbers/found-number.ts';
import type { FieldReader, FoundField } from './pattern.ts';
import { splitTokens, type Token } from './tokens.ts';
import { fixedMoment } from './dates/calendar.ts';

/** The language and moment of an utterance. */
export interface EntityContext {
  /** A language code, `en` or `de-AT`. */
  readonly language: string;
  /** Without it no dates and times are read. */
  readonly moment?: Moment;
}

/** The state of reading a text: its tokens and the numbers found so far. */
export interface Scan {
  readonly text: string;
  readonly length: number;
  readonly language: Language;
  /** The region of the person, or else of the language, in upper case: `US` for `en-US`; empty without one. */
  readonly region: string;
  readonly moment: Moment;
  /** The only access to tokens, so that a test can count the reads. */
  readonly at: (index: number) => Token | undefined;
  readonly numbers: Map<number, FoundNumber | undefined>;
  /** The same without a fraction, where that makes them whole. */
  readonly wholeNumbers: Map<number, FoundNumber | undefined>;
  /** The fields of patterns read so far, by position. */
  readonly fields: Map<FieldReader, Map<number, FoundField | undefined>>;
  /** The times read so far without a part of the day, by position. */
  readonly times: Map<number, Reading<SpokenTime> | undefined>;
  /** The days, parts of the day and times read so far for the times around them, by position. */
  readonly mentions: Map<number, DayMention | undefined>;
}

/** The result of a reader for the tokens up to `next`; without values if they are not entities. */
export interface Reading<Value> {
  /** The start of the entity if it is later than the position: the 3rd in `on the 3rd`. */
  readonly start?: number;
  readonly next: number;
  readonly values: readonly Value[];
  /** It names no day of its week or month, so another date in the text is more precise: next week. */
  readonly isVague?: boolean;
  /** The words may also be several values of other kinds: Friday to Sunday is a recurrence or two dates. */
  readonly isUnsure?: boolean;
}

const nowhere = fixedMoment(0);

export function createScan(text: string, language: Language, { language: code, moment }: EntityContext): Scan {
  const tokens = splitTokens(text);
  return {
    text,
    length: tokens.length,
    language,
    region: moment?.region ?? code.split('-')[1]?.toUpperCase() ?? '',
    moment: moment ?? nowhere,
    at: (index) => tokens[index],
    numbers: new Map(),
    wholeNumbers: new Map(),
    fields: new Map(),
    times: new Map(),
    mentions: new Map(),
  };
}

const mostBetween = 2;

/** The position after words between a date and its time. */
export function skipBetween(scan: Scan, at: number): number {
  let next = at;
  while (next < at + mostBetween && scan.language.sets.betweenDateAndTime.has(scan.at(next)?.word ?? '')) next += 1;
  return next;
}

/** The position after leading words such as `on`, `at` or `a las`. */
export function skipLeadingWords(scan: Scan, at: number): number {
  let next = at;
  while (scan.language.sets.leading.has(scan.at(next)?.word ?? '')) next += 1;
  return next;
}
