import { readPhraseAt } from '../phrases.ts';
import type { Scan } from '../scan.ts';

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 0.3333, '⅔': 0.6667 };
/** Others are rather days of a month, scores or parts of a code. */
const denominators = new Set([2, 3, 4, 8]);
const digitsOfShare = 4;

/**
 * Reads a fraction below one: `½`, or `1/2` where it is not a date, score or number of a house: before a unit, or as
 * the whole text.
 *
 * @param wholeAt the position of a whole number before it: `3 1/2 cups`
 */
export function readWrittenFraction(
  scan: Scan,
  at: number,
  wholeAt?: number,
): { value: number; next: number } | undefined {
  const sign = signs[scan.at(at)?.word ?? ''];
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const [above, slash, below, after] = [0, 1, 2, 3].map((more) => scan.at(at + more));
  if (above?.kind !== 'digits' || below?.kind !== 'digits' || !slash?.isGlued || !below.isGlued) return undefined;
  const isMore = isSlash(scan.at(at - 1)?.word) || (after?.isGlued === true && isSlash(after.word));
  const [part, whole] = [Number(above.word), Number(below.word)];
  if (!isSlash(slash.word) || isMore || part < 1 || part >= whole || !denominators.has(whole)) return undefined;
  const next = at + 3;
  const start = wholeAt ?? at;
  const isNamed = scan.language.sets.numbered.has(scan.at(start - 1)?.word ?? '');
  const isWholeText = start === 0 && next === scan.length;
  const isAmount = isWholeText || isBeforeUnit(scan, next) || (wholeAt !== undefined && isBeforeNoun(scan, next));
  return isAmount && !isNamed ? { value: Number((part / whole).toFixed(digitsOfShare)), next } : undefined;
}

/** Whether a unit follows, even after words, as in `3/4 of an hour`. */
function isBeforeUnit(scan: Scan, at: number) {
  const { units, currencies, percents, temperatures } = scan.language.phrases;
  const isUnit = (place: number) =>
    [units, currencies, percents, temperatures].some((table) => readPhraseAt(scan, table, place));
  const isArticle = (place: number) => scan.language.sets.articles.has(scan.at(place)?.word ?? '');
  if (isUnit(at)) return true;
  return isBeforeNoun(scan, at) && (isUnit(at + 1) || (isArticle(at + 1) && isUnit(at + 2)));
}

/** Whether a word follows that may be a noun. */
export function isBeforeNoun(scan: Scan, at: number) {
  const { afterTime, aroundAnswer } = scan.language.sets;
  const token = scan.at(at);
  return token?.kind === 'word' && !afterTime.has(token.word) && !aroundAnswer.has(token.word);
}

function isSlash(word = '') {
  return word === '/' || word === '⁄';
}
