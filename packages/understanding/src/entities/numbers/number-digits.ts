import type { NumberSigns } from '../language.ts';
import { withHalf, type FoundNumber } from './found-number.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';
import { readWrittenFraction } from './written-fraction.ts';

const mostDigits = 15;
const shortScales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, mio: 1_000_000, bn: 1e9, mrd: 1e9 };

/** A number in digits: grouped, with decimals, as an ordinal, followed by a scale. */
export function readDigits(scan: Scan, at: number): FoundNumber | undefined {
  const first = scan.at(at);
  if (!first || (first.isGlued && scan.at(at - 1)?.kind === 'word')) return undefined;
  const share = readWrittenFraction(scan, at);
  if (share) return { ...share, isOrdinal: false, isWords: false };
  const { digits, fraction, next } = readWritten(scan, at);
  if (digits.length > mostDigits) return undefined;
  const found = { value: Number(`${digits}.${fraction ?? '0'}`), next, isOrdinal: false, isWords: false };
  const more = fraction === undefined ? readWrittenFraction(scan, next, at) : undefined;
  if (more) return { ...found, value: found.value + more.value, next: more.next };
  const after = scan.at(next);
  if (fraction === undefined && after?.isGlued && scan.language.sets.ordinalEndings.has(after.word))
    return { ...found, next: found.next + 1, isOrdinal: true };
  return withScale(scan, found) ?? withHalf(scan, found);
}

/** The digits of a number, without signs. */
interface Written {
  readonly digits: string;
  /** Those of its decimals; undefined without any. */
  readonly fraction: string | undefined;
  readonly next: number;
  readonly isGrouped: boolean;
}

/**
 * Where the regions of a language write numbers differently, the reading that uses more of the number wins: `1,000.5`
 * is one number only with a point before the decimals. `1,500` is read both ways: as people write it in the region, and
 * as fifteen hundred if the region is unknown, since decimals of exactly three digits are rare.
 */
function readWritten(scan: Scan, at: number): Written {
  const { signs, otherSigns } = scan.language.words;
  const own = readWith(scan, at, signs);
  if (!otherSigns) return own;
  const other = readWith(scan, at, otherSigns.signs);
  if (own.next !== other.next) return own.next > other.next ? own : other;
  const isOther = scan.region === '' ? other.isGrouped : otherSigns.regions.includes(scan.region);
  return isOther ? other : own;
}

function readWith(scan: Scan, at: number, { decimal, group }: NumberSigns): Written {
  const whole = readGroups(scan, at, group);
  const fraction = readFraction(scan, whole.next, decimal);
  return {
    digits: whole.digits,
    fraction: fraction?.digits,
    next: fraction?.next ?? whole.next,
    isGrouped: whole.next > at + 1,
  };
}

/** `1,234,567`: each group of three digits, separated by one sign only. */
function readGroups(scan: Scan, at: number, digitGroup: NumberSigns['group']): { digits: string; next: number } {
  let digits = scan.at(at)?.word ?? '';
  let next = at + 1;
  const isHead = digits.length <= 3 && !digits.startsWith('0');
  while (isHead && digits.length <= mostDigits) {
    const place = digitGroup === ' ' ? next : next + 1;
    const more = scan.at(place);
    const isNext =
      digitGroup === ' ' ? isAfterOneSpace(scan, place) : isGluedSign(scan, next, digitGroup) && more?.isGlued;
    if (!isNext || more?.kind !== 'digits' || more.word.length !== 3) break;
    digits += more.word;
    next = place + 1;
  }
  return { digits, next };
}

function isAfterOneSpace(scan: Scan, at: number) {
  const [before, token] = [scan.at(at - 1), scan.at(at)];
  return before !== undefined && token !== undefined && token.start === before.end + 1;
}

/** Decimals after the given sign, the decimal sign of the language, or a point, which every keyboard has. */
function readFraction(
  scan: Scan,
  at: number,
  decimal: NumberSigns['decimal'],
): { digits: string; next: number } | undefined {
  const isDecimal = [decimal, scan.language.words.signs.decimal, '.'].some((sign) => isGluedSign(scan, at, sign));
  const digits = isDecimal ? scan.at(at + 1) : undefined;
  if (digits?.kind !== 'digits' || !digits.isGlued || digits.word.length > mostDigits) return undefined;
  return { digits: digits.word, next: at + 2 };
}

function isGluedSign(scan: Scan, at: number, sign: string) {
  const token = scan.at(at);
  return token?.isGlued === true && token.word === sign;
}

function withScale(scan: Scan, found: FoundNumber): FoundNumber | undefined {
  const token = scan.at(found.next);
  if (token?.kind !== 'word') return undefined;
  const scale = findScale(scan, found.next, token.isGlued);
  return scale && { ...found, value: Number((found.value * scale.value).toPrecision(mostDigits)), next: scale.next };
}

function findScale(scan: Scan, at: number, isGlued: boolean): { value: number; next: number } | undefined {
  const word = scan.at(at)?.word ?? '';
  const multiple = readPhraseAt(scan, scan.language.phrases.multiples, at);
  if (multiple) return { value: Number(multiple.value), next: multiple.next };
  const value = isGlued ? shortScales[word] : scan.language.numbers.get(word);
  return value !== undefined && (isGlued || value >= 100) ? { value, next: at + 1 } : undefined;
}
