import { normalise } from '@confab/understanding';

/** A piece of an utterance; a marked one is a word that made the match. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const wordPattern = /[\p{L}\p{N}\p{M}'’]+/gu;

/** An utterance in pieces, with the words marked that are among those given, as they are compared. */
export function markWords(text: string, telling: readonly string[]): TextPiece[] {
  const wanted = new Set(telling.map(toComparable));
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!wanted.has(toComparable(word))) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    at = index + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/** Keywords are compared with ss for ß. */
const toComparable = (word: string) => normalise(word).replaceAll('ß', 'ss');
