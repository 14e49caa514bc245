import type { Temperature } from '../entity.ts';
import { fieldReaders } from '../fields.ts';
import { readRangeStart } from '../numbers/amount-range.ts';
import { isPartOfNumber } from '../numbers/found-number.ts';
import { readNumber } from '../numbers/number.ts';
import { readNumberAt } from '../numbers/numbers.ts';
import { isBeforeNoun, readWrittenFraction } from '../numbers/written-fraction.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Reading, Scan } from '../scan.ts';

/** Regions where degrees are those of Fahrenheit. */
const fahrenheitRegions = new Set(['US', 'BS', 'BZ', 'KY', 'LR', 'PW', 'FM', 'MH']);

/** More is rather an amount of something else. */
const mostDegrees = 1_000;
/** People turn things by a multiple of this. */
const eighthTurn = 45;
const mostBeforeTurn = 3;
/** Nobody has more university degrees than this. */
const mostStudies = 9;

/** Reads `-5 °C`, twenty degrees, zwanzig Grad unter null; a whole text of `20` is one too. */
export function readTemperature(scan: Scan, at: number): Reading<Temperature> | undefined {
  const start = readRangeStart(scan, at);
  const last = start && readUnit(scan, start.last);
  if (start && last) return { next: start.next, values: toTemperatures(scan, start.value, last.units) };
  const own = readUnit(scan, at);
  if (own) return { next: own.next, values: toTemperatures(scan, own.amount, own.units) };
  const number = at === 0 ? readWholeTemperature(scan, at) : undefined;
  return number?.next === scan.length ? number : undefined;
}

/** Reads a number without degrees, where a temperature was asked for. */
export function readWholeTemperature(scan: Scan, at: number): Reading<Temperature> | undefined {
  const number = readWrittenFraction(scan, at) ? undefined : readCardinal(scan, at);
  return number && Math.abs(number.value) <= mostDegrees
    ? { next: number.next, values: toTemperatures(scan, number.value, 'C F') }
    : undefined;
}

/** A number with its unit, or below zero without one. */
function readUnit(scan: Scan, at: number): { amount: number; units: string; next: number } | undefined {
  const number = readCardinal(scan, at);
  if (!number) return undefined;
  const { temperatures, belowZero } = scan.language.phrases;
  const unit = readPhraseAt(scan, temperatures, number.next);
  const below = readPhraseAt(scan, belowZero, unit?.next ?? number.next);
  const next = below?.next ?? unit?.next;
  const isWhole = at === 0 && next === scan.length;
  if (next === undefined || (unit && !isWhole && isOtherLetter(scan, at, number.next))) return undefined;
  if (unit && !below && unit.next === number.next + 1 && isOtherDegree(scan, at, number.value, unit.next))
    return undefined;
  const amount = below ? -Math.abs(number.value) : number.value;
  return { amount, units: unit?.value ?? 'C F', next };
}

function readCardinal(scan: Scan, at: number): { value: number; next: number } | undefined {
  const number = readNumber(scan, at);
  const [value] = number?.values ?? [];
  if (!number || value === undefined || isPartOfNumber(scan, at, number.next)) return undefined;
  return readNumberAt(scan, at)?.isOrdinal === true ? undefined : { value, next: number.next };
}

/**
 * A letter alone is a unit only as a capital beside its number, `20C`, or if the text has nothing else, as platforms send
 * it. It is part of a name in `seat 21C`, `12c Baker Street` and `a 36C bra`.
 */
function isOtherLetter(scan: Scan, numberAt: number, at: number) {
  const token = scan.at(at);
  if (token?.kind !== 'word' || token.word.length !== 1) return false;
  const isCapital = scan.text.slice(token.start, token.end) !== token.word;
  const isNamed = scan.language.sets.numbered.has(scan.at(numberAt - 1)?.word ?? '');
  const isNoun = isBeforeNoun(scan, at + 1) && !scan.language.sets.afterDegreeLetters.has(scan.at(at + 1)?.word ?? '');
  return isNamed || !token.isGlued || !isCapital || isNoun;
}

/** Whether degrees are of an angle, a direction or a university: a 90 degree angle, two degrees in physics. */
function isOtherDegree(scan: Scan, numberAt: number, value: number, next: number) {
  const { angles, turning, targets, degreeOwners, afterDegrees } = scan.language.sets;
  const word = (at: number) => scan.at(at)?.word ?? '';
  const after = word(next) === '-' ? next + 1 : next;
  const isStudied = degreeOwners.has(word(numberAt - 1)) && value <= mostStudies && afterDegrees.has(word(next));
  if (angles.has(word(after)) || isStudied) return true;
  if (value === 0 || value % eighthTurn !== 0 || targets.has(word(numberAt - 1))) return false;
  const isTurnAfter = turning.has(word(after)) && fieldReaders.end?.(scan, after + 1) !== undefined;
  const before = Array.from({ length: mostBeforeTurn }, (_none, place) => word(numberAt - 1 - place));
  return isTurnAfter || before.some((one) => turning.has(one));
}

/** The units that a word may mean, the one of the speaker's region first. */
function toTemperatures(scan: Scan, amount: number, written: string): Temperature[] {
  const units = written.split(' ').map((one) => (one === 'F' || one === 'K' ? one : 'C'));
  const inOrder = fahrenheitRegions.has(scan.region) ? units.toReversed() : units;
  return inOrder.map((unit) => ({ amount, unit }));
}
