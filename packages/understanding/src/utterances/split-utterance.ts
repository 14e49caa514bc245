import { findLanguageData } from '../languages/languages.ts';

const signs: ReadonlySet<string> = new Set(',;.!?');
const maxPieces = 8;

/** A piece of an utterance, and where it is. */
export interface SplitPiece {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts an utterance at commas, ends of sentences and words such as `and`. The pieces are texts of the utterance in their
 * order, without the joints; the last has everything after it. Linear in the text.
 */
export function splitUtterance(text: string, language: string): readonly SplitPiece[] {
  const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ word, start: index }));
  const joints = toJoints(findLanguageData(language)?.joints ?? '');
  const pieces: SplitPiece[] = [];
  let first = 0;
  for (let at = 0; at < words.length && pieces.length < maxPieces - 1;) {
    const joint = at > first ? countJointWords(words, at, joints) : 0;
    const signCount = countSignsAtEnd(words[at]?.word ?? '');
    if (joint > 0) addPiece(pieces, text, startAt(first), endAt(at - 1));
    else if (signCount > 0) addPiece(pieces, text, startAt(first), endAt(at) - signCount);
    if (joint > 0) first = at + joint;
    else if (signCount > 0) first = at + 1 + countJointWords(words, at + 1, joints);
    at = joint > 0 || signCount > 0 ? first : at + 1;
  }
  addPiece(pieces, text, startAt(first), text.length);
  return pieces;

  function startAt(at: number) {
    return at === 0 ? 0 : (words[at]?.start ?? text.length);
  }

  function endAt(at: number) {
    const known = words[at];
    return known ? known.start + known.word.length : 0;
  }
}

interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

/** How many words at a place are a joint; 0 where none is, or nothing follows. */
function countJointWords(words: readonly PlacedWord[], at: number, joints: readonly (readonly string[])[]): number {
  const found = joints.find(
    (joint) =>
      at + joint.length < words.length && joint.every((one, index) => words[at + index]?.word.toLowerCase() === one),
  );
  return found?.length ?? 0;
}

function countSignsAtEnd(word: string): number {
  let count = 0;
  while (count < word.length && signs.has(word.charAt(word.length - 1 - count))) count += 1;
  return count;
}

function addPiece(pieces: SplitPiece[], text: string, start: number, end: number) {
  if (text.slice(start, end).trim() !== '') pieces.push({ start, end });
}

function toJoints(list: string): readonly (readonly string[])[] {
  return list === '' ? [] : list.split('|').map((joint) => joint.split(' '));
}
