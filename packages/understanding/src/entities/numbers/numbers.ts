import type { Language } from '../language.ts';
import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';
import { readDigits } from './number-digits.ts';
import { withHalf, type FoundNumber } from './found-number.ts';
import { readWrittenFraction } from './written-fraction.ts';
import { addWord, emptySum, sumOf, type NumberSum } from './number-sum.ts';

const mostWords = 24;
const longestCompound = 80;
const mostDecimals = 10;

/** Reads the number at a position, in digits or words, with a fraction or scale: two and a half, three million. */
export function readNumberAt(scan: Scan, at: number): FoundNumber | undefined {
  if (scan.numbers.has(at)) return scan.numbers.get(at);
  const found = readNumber(scan, at);
  scan.numbers.set(at, found);
  return found;
}

/** Reads the number at a position, without a fraction after it if that makes it whole: the seven of `siete y media`. */
export function readWholeAt(scan: Scan, at: number): FoundNumber | undefined {
  if (scan.wholeNumbers.has(at)) return scan.wholeNumbers.get(at);
  const number = readNumberAt(scan, at);
  const found = !number || Number.isInteger(number.value) ? number : readWords(scan, at);
  scan.wholeNumbers.set(at, found);
  return found;
}

function readNumber(scan: Scan, at: number): FoundNumber | undefined {
  const token = scan.at(at);
  if (!token) return undefined;
  if (token.kind === 'digits') return readDigits(scan, at);
  if (token.kind === 'sign') return readFractionSign(scan, at);
  const phrase = readPhraseAt(scan, scan.language.phrases.numberPhrases, at);
  const words = readWords(scan, at);
  if (phrase && phrase.next >= (words?.next ?? 0)) return applyScale(scan, Number(phrase.value), phrase.next);
  return words && readFractionAfter(scan, words);
}

/** `½`. */
function readFractionSign(scan: Scan, at: number): FoundNumber | undefined {
  const share = readWrittenFraction(scan, at);
  return share && { ...share, isOrdinal: false, isWords: false };
}

/** `anderthalb Millionen`: a scale may follow a small fraction. */
function applyScale(scan: Scan, value: number, next: number): FoundNumber {
  const scale = value < 10 ? (scan.language.numbers.get(scan.at(next)?.word ?? '') ?? 0) : 0;
  const isScale = scale >= 1_000;
  return { value: isScale ? value * scale : value, next: isScale ? next + 1 : next, isOrdinal: false, isWords: true };
}

/** Reads a cardinal or ordinal from the words at a position. */
function readWords(scan: Scan, at: number): FoundNumber | undefined {
  const { teensAfter } = scan.language.words;
  let sum: NumberSum = emptySum;
  let next = at;
  while (next - at < mostWords) {
    const word = findNextWord(scan, next, next > at ? sum : undefined);
    const read = word === undefined ? undefined : readWordAt(scan, word);
    const more = read && addWord(sum, read.parts, teensAfter);
    if (!read || !more) break;
    sum = more;
    next = read.next;
    if (read.isOrdinal) return { value: sumOf(sum), next, isOrdinal: true, isWords: true };
  }
  return next === at ? articleNumber(scan, at) : { value: sumOf(sum), next, isOrdinal: false, isWords: true };
}

/** The position of the next number word: after a hyphen, or an `and` within a number. */
function findNextWord(scan: Scan, at: number, sum: NumberSum | undefined): number | undefined {
  const isWord = scan.at(at)?.kind === 'word';
  if (!sum) return isWord ? at : undefined;
  const first = skipHyphen(scan, at);
  if (isAndInNumber(scan, first, sumOf(sum))) return skipHyphen(scan, first + 1);
  return isWord || first > at ? first : undefined;
}

function skipHyphen(scan: Scan, at: number) {
  const token = scan.at(at);
  return token?.word === '-' && token.isGlued && scan.at(at + 1)?.isGlued === true ? at + 1 : at;
}

/** Whether the `and` at a position is part of a number: two hundred and five, treinta y uno, vingt et un. */
function isAndInNumber(scan: Scan, at: number, sum: number): boolean {
  const { sets, words } = scan.language;
  const next = skipHyphen(scan, at + 1);
  if (!sets.and.has(scan.at(at)?.word ?? '') || scan.at(next)?.kind !== 'word') return false;
  if (words.andInNumbers === 'afterHundreds') return sum >= 100;
  const unit = readWordAt(scan, next)?.parts[0] ?? 0;
  return words.andInNumbers.tens.includes(sum % 100) && words.andInNumbers.units.includes(unit);
}

/** `a hundred`, `eine Million`: the article counts as one before a large number. */
function articleNumber(scan: Scan, at: number): FoundNumber | undefined {
  if (!scan.language.sets.articles.has(scan.at(at)?.word ?? '')) return undefined;
  const large = readWordAt(scan, at + 1);
  return (large?.parts[0] ?? 0) >= 100 ? readWords(scan, at + 1) : undefined;
}

/** A number word at a position, which may have several words: quatre-vingt, dix-septième. */
function readWordAt(scan: Scan, at: number): { parts: number[]; isOrdinal: boolean; next: number } | undefined {
  const { phrases } = scan.language;
  for (const [table, isOrdinal] of [[phrases.ordinals, true] as const, [phrases.numbers, false] as const]) {
    const found = readPhraseAt(scan, table, at);
    if (found && found.next > at + 1) return { parts: [Number(found.value)], isOrdinal, next: found.next };
  }
  const word = readWord(scan.language, scan.at(at)?.word ?? '');
  return word && { ...word, next: at + 1 };
}

/** The parts of one word: [20] for twenty, [2, 100, 5] for zweihundertfünf. */
function readWord(language: Language, word: string): { parts: number[]; isOrdinal: boolean } | undefined {
  const whole = language.numbers.get(word);
  if (whole !== undefined) return { parts: [whole], isOrdinal: false };
  const ordinal = language.ordinals.get(word);
  if (ordinal !== undefined) return { parts: [ordinal], isOrdinal: true };
  if (!language.words.isCompound || word.length > longestCompound) return undefined;
  const parts = splitCompound(language, word);
  if (parts) return { parts, isOrdinal: false };
  const [, counted] = /^(.*?)(?:te|ste)[nrsm]?$/.exec(word) ?? [];
  const ordinalParts =
    counted === undefined ? undefined : (splitCompound(language, counted) ?? lastOrdinal(language, word));
  return ordinalParts && { parts: ordinalParts, isOrdinal: true };
}

/** `hundertdritte`: only the last part is irregular. */
function lastOrdinal(language: Language, word: string) {
  for (const [ending, value] of language.ordinals) {
    const before = word.endsWith(ending) ? splitCompound(language, word.slice(0, -ending.length)) : undefined;
    if (before) return [...before, value];
  }
  return undefined;
}

/** Repeatedly removes the longest number word from the front; `einund` waits for its tens. */
function splitCompound({ numbers, longestNumberWord, sets }: Language, word: string): number[] | undefined {
  const parts: number[] = [];
  let rest = word;
  let waiting: number | undefined;
  while (rest !== '') {
    const piece = longestPiece(rest, longestNumberWord, (one) => numbers.has(one) || sets.and.has(one));
    if (piece === undefined) return undefined;
    rest = rest.slice(piece.length);
    const value = numbers.get(piece);
    const isDangling = value === undefined && (rest === '' || (parts.length === 0 && waiting === undefined));
    if (isDangling) return undefined;
    if (value === undefined) continue;
    const isWaiting = value > 0 && value < 10 && [...sets.and].some((and) => rest.startsWith(and));
    if (isWaiting && waiting === undefined) waiting = value;
    else if (waiting !== undefined) {
      if (value < 20 || value > 90) return undefined;
      parts.push(value + waiting);
      waiting = undefined;
    } else parts.push(value);
  }
  return waiting === undefined && parts.length > 0 ? parts : undefined;
}

function longestPiece(rest: string, longest: number, isPiece: (piece: string) => boolean) {
  for (let length = Math.min(longest, rest.length); length > 0; length -= 1)
    if (isPiece(rest.slice(0, length))) return rest.slice(0, length);
  return undefined;
}

/** `point five` and `and a half` after a number in words. */
function readFractionAfter(scan: Scan, found: FoundNumber): FoundNumber {
  if (found.isOrdinal) return found;
  const multiple = readPhraseAt(scan, scan.language.phrases.multiples, found.next);
  if (multiple) return { ...found, value: found.value * Number(multiple.value), next: multiple.next };
  const isPoint = scan.language.sets.point.has(scan.at(found.next)?.word ?? '');
  return (isPoint ? readDecimals(scan, found) : undefined) ?? withHalf(scan, found);
}

/** Decimals one by one, or as a number: three point one four, trois virgule quatorze. */
function readDecimals(scan: Scan, found: FoundNumber): FoundNumber | undefined {
  let [digits, next] = ['', found.next + 1];
  while (digits.length < mostDecimals) {
    const value = readWords(scan, next);
    if (!value || value.isOrdinal || value.value >= 1_000) break;
    digits += String(value.value);
    next = value.next;
    if (value.value > 9) break;
  }
  return digits === '' ? undefined : { ...found, value: Number(`${found.value}.${digits}`), next };
}
