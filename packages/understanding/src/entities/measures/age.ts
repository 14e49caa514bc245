import { fieldReaders } from '../fields.ts';
import { readRangeStart } from '../numbers/amount-range.ts';
import { readNumberAt } from '../numbers/numbers.ts';
import { readWrittenFraction } from '../numbers/written-fraction.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Reading, Scan } from '../scan.ts';

/** How many of each unit are a year. */
const ofYear: Readonly<Record<string, number>> = { Y: 1, M: 12, W: 52, D: 365 };
const mostYears = 150;
/** How platforms write the unit of an age in all languages. */
const yearsOfPlatforms = new Set(['yr', 'year']);

interface FoundAge {
  readonly start: number;
  readonly next: number;
  readonly count: number;
  readonly perYear: number;
}

/** Reads an age in years: `34 years old`, ich bin 34, six months old; a whole text of `34` or `34 years` is one too. */
export function readAge(scan: Scan, at: number): Reading<number> | undefined {
  const start = readRangeStart(scan, at);
  const last = start && readSingleAge(scan, start.last);
  const found = start && last ? { ...last, start: at, next: start.next, count: start.value } : readSingleAge(scan, at);
  return found && toReading(found);
}

/** Reads a number, or one of years or months, where an age was asked for. */
export function readWholeAge(scan: Scan, at: number): Reading<number> | undefined {
  const number = readWrittenFraction(scan, at) ? undefined : readNumberAt(scan, at);
  if (!number || number.isOrdinal) return undefined;
  const named = readPhraseAt(scan, scan.language.phrases.units, number.next);
  const perYear = ofYear[named?.value ?? 'Y'];
  const next = named?.next ?? number.next;
  return perYear === undefined ? undefined : toReading({ start: at, next, count: number.value, perYear });
}

function toReading({ start, next, count, perYear }: FoundAge): Reading<number> | undefined {
  const years = Number((count / perYear).toFixed(2));
  return years >= 0 && years <= mostYears ? { start, next, values: [years] } : undefined;
}

function readSingleAge(scan: Scan, at: number): FoundAge | undefined {
  const { ageOpeners, ageEndings, units } = scan.language.phrases;
  const opener = readPhraseAt(scan, ageOpeners, at);
  const start = opener?.next ?? at;
  const number = fieldReaders.count?.(scan, start);
  if (!number) return undefined;
  const count = Number(number.fields.count);
  const age = (next: number, unit = 'Y') => ({ start, next, count, perYear: ofYear[unit] ?? 1 });

  const named = readPhraseAt(scan, units, skipHyphen(scan, number.next));
  const unit = named && ofYear[named.value] !== undefined ? named : undefined;
  const ending = readPhraseAt(scan, ageEndings, skipHyphen(scan, unit?.next ?? number.next));
  if (ending && (unit !== undefined) === (ending.value === 'unit')) return age(ending.next, unit?.value);

  const next = unit?.next ?? number.next;
  const isOfYears = unit === undefined || unit.value === 'Y';
  const isOpened = opener !== undefined && (unit !== undefined || opener.value === 'bare');
  const isOther = unit === undefined && isOtherNumber(scan, start, number.next, count);
  if (isOfYears && isOpened && !isOther && isAtEnd(scan, start, next)) return age(next);
  const isNumber = at === 0 && readNumberAt(scan, at) !== undefined && !readWrittenFraction(scan, at);
  const whole = yearsOfPlatforms.has(scan.at(next)?.word ?? '') ? next + 1 : next;
  return isOfYears && isNumber && whole === scan.length ? age(whole) : undefined;
}

/** Whether a number is without another unit: it is neither in a range, 5 to 10 minutes, nor in a length, 6'2. */
function isAtEnd(scan: Scan, at: number, next: number) {
  const range = readRangeStart(scan, at);
  const last = range && readNumberAt(scan, range.last);
  if (range && last) return (readSingleAge(scan, range.last) ?? fieldReaders.end?.(scan, last.next)) !== undefined;
  const isMore = scan.at(next)?.isGlued === true && scan.at(next + 1)?.kind === 'digits' && scan.at(next + 1)?.isGlued;
  return isMore !== true && fieldReaders.end?.(scan, next) !== undefined;
}

/**
 * Whether a number alone after an opener is rather an article, a length, a place or a count: ich bin einer von ihnen, ich bin
 * 1,80, ich bin 3. in der Schlange, I'm 20, 25 minutes out.
 */
function isOtherNumber(scan: Scan, at: number, next: number, count: number) {
  const { sets, phrases } = scan.language;
  const [token, after] = [scan.at(next), scan.at(next + 1)];
  const isArticle =
    sets.articles.has(scan.at(at)?.word ?? '') || readPhraseAt(scan, phrases.numberPhrases, at) !== undefined;
  const isPlace = scan.language.words.hasOrdinalPoint && token?.word === '.' && token.isGlued && after?.kind === 'word';
  const isList = token?.word === ',' && readNumberAt(scan, next + 1) !== undefined;
  return isArticle || !Number.isInteger(count) || isPlace || isList || sets.notAfterAge.has(token?.word ?? '');
}

function skipHyphen(scan: Scan, at: number) {
  return scan.at(at)?.word === '-' && scan.at(at)?.isGlued === true ? at + 1 : at;
}
