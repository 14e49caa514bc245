import { normalise } from '@confab/understanding';

/** A part of an utterance; marked if it is a word that matched. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const wordPattern = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Splits an utterance into parts and marks the words that matched, ignoring case and accents. */
export function markWords(text: string, matchedWords: readonly string[]): TextPiece[] {
  const comparable = new Set(matchedWords.map(toComparable));
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!comparable.has(toComparable(word))) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    at = index + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/** Keywords are compared with ss instead of ß. */
const toComparable = (word: string) => normalise(word).replaceAll('ß', 'ss');
