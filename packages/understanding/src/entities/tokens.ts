/** A word, a run of digits or a sign, with its position in the text. */
export interface Token {
  /** Normalised: lower case, without accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'digits' | 'sign';
  /** It follows the previous token without a space. */
  readonly isGlued: boolean;
}

/** A word of French that loses its last letter before a vowel counts as a separate word: l'hôtel, d'une, jusqu'à. */
const elided = String.raw`(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=[aeiouyhàâéèêëîïôœù])`;
const tokenPattern = new RegExp(String.raw`${elided}|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[0-9]+|\S`, 'giu');
const marks = /\p{M}+/gu;

/** Normalises a word for the tables of a language: ignores case, accents and apostrophes. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/['’]/g, '');
}

/** Both ways to write a word of the tables: `für` is folded to `fur`, and people without an umlaut type `fuer`. */
export function listSpellings(word: string): string[] {
  const spelt = word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([fold(word), fold(spelt)])];
}

/** Splits a text into tokens; linear in its length. */
export function splitTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  let isElided = false;
  for (const { 0: found, index } of text.matchAll(tokenPattern)) {
    const end = index + found.length;
    tokens.push({ word: fold(found), start: index, end, kind: getKind(found), isGlued: index === last && !isElided });
    isElided = found.length > 1 && /['’]$/.test(found);
    last = end;
  }
  return tokens;
}

/** The words of a phrase of the tables, as the tokens of a text are split. */
export function splitPhrase(phrase: string): string[] {
  return phrase.match(tokenPattern) ?? [];
}

function getKind(found: string): Token['kind'] {
  if (/^[0-9]/.test(found)) return 'digits';
  return /^[\p{L}\p{M}]/u.test(found) ? 'word' : 'sign';
}
