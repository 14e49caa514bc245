/** Utterances are truncated to this many characters, so that no text is slow. */
export const maxUtteranceLength = 1_000;

/**
 * Marks that people omit when typing: accents, the vowel points of Hebrew and Arabic, emoji variation
 * selectors. Other marks (the vowels of Hindi and Thai, the strokes of が) are part of the letter.
 */
const leftOut =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u065F\u0670]|\p{Variation_Selector}|\p{Me}/gu;
const apostrophe = /['’]/g;
/** A word of French that loses its last letter before a vowel counts as a separate word: l'hôtel, d'une, jusqu'à. */
const elision = /(?<!\p{L})([cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=[aeiouyhœ])/gu;
/** A mark belongs to the letter before it; a mark without a letter is dropped. */
const betweenWords = /[^\p{L}\p{N}\p{M}][^\p{L}\p{N}]*|^\p{M}+/gu;

/** Normalises a text for comparison: ignores case, accents, punctuation and spacing. */
export function normalise(text: string): string {
  return text
    .slice(0, maxUtteranceLength)
    .normalize('NFD')
    .replace(leftOut, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(elision, '$1 ')
    .replaceAll('œ', 'oe')
    .replace(apostrophe, '')
    .replace(betweenWords, ' ')
    .trim();
}

/** The words of a text, normalised. */
export function splitWords(text: string): string[] {
  const normal = normalise(text);
  return normal === '' ? [] : normal.split(' ');
}

/** Whether two words differ by at most one typing error (an omitted, inserted, replaced or swapped letter); words below 5 letters allow none. */
export function isWithinOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  if (meant.length < 5 || Math.abs(typed.length - meant.length) > 1) return false;
  const [short, long] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isReplaced = short.slice(at + 1) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isReplaced || isSwapped;
}
