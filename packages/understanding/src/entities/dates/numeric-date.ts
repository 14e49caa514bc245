import type { FieldReader } from '../pattern.ts';
import type { Scan } from '../scan.ts';

const signs = new Set(['-', '/', '.']);

/** `2026-05-03`, `3.5.2026`, `03/05/26`, and in German `3.5.`; the caller decides which of the two is the day. */
export const numericDate: FieldReader = (scan, at) => {
  const [first, sign] = [digitsAt(scan, at), scan.at(at + 1)];
  if (!first || !sign || !signs.has(sign.word) || !sign.isGlued || isPartOfMore(scan, at)) return undefined;
  const second = digitsAt(scan, at + 2);
  const isSameSign = scan.at(at + 3)?.word === sign.word && scan.at(at + 3)?.isGlued === true;
  if (!second || second.length > 2 || !isSameSign) return undefined;
  const third = digitsAt(scan, at + 4);
  const isGlued = scan.at(at + 2)?.isGlued === true && scan.at(at + 4)?.isGlued === true;
  if (first.length === 4) {
    const isIso = third !== undefined && third.length <= 2 && isGlued && !goesOn(scan, at + 5);
    return isIso
      ? { next: at + 5, fields: { year: Number(first), month: Number(second), day: Number(third) } }
      : undefined;
  }
  if (first.length > 2) return undefined;
  const fields = { first: Number(first), second: Number(second), ...(sign.word === '.' && { isDayFirst: 1 }) };
  const isPoint = sign.word === '.' && scan.language.words.hasOrdinalPoint;
  if (third && (third.length === 4 || (third.length === 2 && isGlued)) && (isGlued || isPoint) && !goesOn(scan, at + 5))
    return { next: at + 5, fields: { ...fields, year: fullYear(third) } };
  const isShort = isPoint && (third === undefined || scan.at(at + 4)?.isGlued !== true);
  return isShort ? { next: at + 4, fields } : undefined;
};

function digitsAt(scan: Scan, at: number) {
  const token = scan.at(at);
  return token?.kind === 'digits' ? token.word : undefined;
}

/** Whether the digits belong to something longer, such as an address or an article number. */
function isPartOfMore(scan: Scan, at: number) {
  if (scan.at(at)?.isGlued !== true) return false;
  const before = scan.at(at - 1);
  return before?.kind !== 'sign' || signs.has(before.word);
}

function goesOn(scan: Scan, at: number) {
  const [sign, more] = [scan.at(at), scan.at(at + 1)];
  if (sign?.kind === 'digits') return sign.isGlued;
  return sign !== undefined && signs.has(sign.word) && sign.isGlued && more?.kind === 'digits' && more.isGlued;
}

/** Two digits mean this century up to 69. */
function fullYear(digits: string) {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < 70 ? 2_000 : 1_900);
}
