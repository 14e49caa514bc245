import { listSpellings } from './tokens.ts';
import type { Scan } from './scan.ts';

/** The values of a pattern's fields; `half` and `part` are words, the others numbers. */
export type Fields = Readonly<Record<string, number | string>>;
/** Reads one field at a position. */
export type FieldReader = (scan: Scan, at: number) => FoundField | undefined;

/** A field found in a text, and the next position. */
export interface FoundField {
  readonly next: number;
  readonly fields: Fields;
}

/** The patterns of a language for dates, times and durations. */
export interface PatternLines {
  readonly dates: readonly string[];
  readonly times: readonly string[];
  readonly dateTimes: readonly string[];
  readonly durations: readonly string[];
  /** Times and dates that only the whole answer to a question for one is: 8, the 16th. */
  readonly wholeTimes: readonly string[];
  readonly wholeDates: readonly string[];
}

interface Step {
  readonly words?: ReadonlySet<string>;
  readonly field?: string;
  readonly isOptional: boolean;
}

/** A pattern of words, fields and optional parts. */
export interface Pattern {
  readonly steps: readonly Step[];
  /** All words that it can begin with; undefined if it can begin with a field. */
  readonly firstWords: ReadonlySet<string> | undefined;
  /** The meaning of its fields. */
  readonly as: string;
}

/** A matched pattern, and the next position. */
export interface FoundPattern {
  readonly as: string;
  readonly fields: Fields;
  readonly next: number;
}

/** Reads `meaning: the? <day> of|in <month>`. */
export function readPattern(line: string): Pattern {
  const [as = '', said = ''] = line.split(/:(.*)/s);
  const steps = said.trim().split(/\s+/).map(readStep);
  return { as: as.trim(), steps, firstWords: listFirstWords(steps) };
}

function listFirstWords(steps: readonly Step[]): ReadonlySet<string> | undefined {
  const mandatory = steps.findIndex(({ isOptional }) => !isOptional);
  const words = new Set<string>();
  for (const step of steps.slice(0, mandatory === -1 ? steps.length : mandatory + 1)) {
    if (!step.words) return undefined;
    for (const word of step.words) words.add(word);
  }
  return words;
}

function readStep(written: string): Step {
  const isOptional = written.length > 1 && written.endsWith('?');
  const word = isOptional ? written.slice(0, -1) : written;
  if (word.startsWith('<')) return { field: word.slice(1, -1), isOptional };
  return { words: new Set(word.split('|').flatMap(listSpellings)), isOptional };
}

/** The pattern that covers most of the text from a position; of equal ones the first in the table. */
export function longestPattern(
  scan: Scan,
  at: number,
  patterns: readonly Pattern[],
  readers: Readonly<Record<string, FieldReader>>,
): FoundPattern | undefined {
  let longest: FoundPattern | undefined;
  const first = scan.at(at)?.word ?? '';
  for (const { steps, as, firstWords } of patterns) {
    if (firstWords?.has(first) === false) continue;
    const found = follow(scan, at, steps, 0, readers);
    if (found && found.next > (longest?.next ?? at)) longest = { as, ...found };
  }
  return longest;
}

/** Limits backtracking over optional parts. */
function follow(
  scan: Scan,
  at: number,
  steps: readonly Step[],
  place: number,
  readers: Readonly<Record<string, FieldReader>>,
): { next: number; fields: Fields } | undefined {
  const step = steps[place];
  if (!step) return { next: at, fields: {} };
  const taken = take(scan, at, step, readers);
  const rest = taken && follow(scan, taken.next, steps, place + 1, readers);
  if (taken && rest) return { next: rest.next, fields: { ...taken.fields, ...rest.fields } };
  return step.isOptional ? follow(scan, at, steps, place + 1, readers) : undefined;
}

function take(scan: Scan, at: number, { words, field }: Step, readers: Readonly<Record<string, FieldReader>>) {
  if (field !== undefined) return readField(scan, at, readers[field]);
  const token = scan.at(at);
  return token && words?.has(token.word) ? { next: at + 1, fields: {} } : undefined;
}

/** Many patterns read the same field at the same position. */
function readField(scan: Scan, at: number, reader: FieldReader | undefined) {
  if (!reader) return undefined;
  const read = scan.fields.get(reader) ?? new Map<number, FoundField | undefined>();
  scan.fields.set(reader, read);
  if (!read.has(at)) read.set(at, reader(scan, at));
  return read.get(at);
}
