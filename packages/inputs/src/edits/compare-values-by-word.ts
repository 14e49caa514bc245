/** Part of a text: in both texts, only in the first, or only in the second. */
export interface TextPart {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Maximum number of compared word pairs. Longer differences are shown as one removed and one added part. */
const mostPairs = 1_000_000;

/**
 * Compares two texts word by word, in reading order. Spaces and punctuation count as words.
 *
 * The parts that are not `added` make up the first text, those that are not `removed` the second.
 */
export function compareValuesByWord(before: string, after: string): readonly TextPart[] {
  const words = splitWords(before);
  const others = splitWords(after);
  const shortest = Math.min(words.length, others.length);
  let start = 0;
  while (start < shortest && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shortest - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;

  const middle = compareMiddle(words.slice(start, words.length - end), others.slice(start, others.length - end));
  return joinParts([createSamePart(words.slice(0, start)), ...middle, createSamePart(words.slice(words.length - end))]);
}

/** The share of the shorter text that both have, from which on they are worth comparing by word. */
const minCommonShare = 0.3;

/** Compares two texts by word; those with little in common are one removed and one added part. */
export function findTextDifference(before: string, after: string): readonly TextPart[] {
  const parts = compareValuesByWord(before, after);
  const common = parts.reduce((sum, { type, text }) => sum + (type === 'same' ? text.trim().length : 0), 0);
  if (common >= minCommonShare * Math.min(before.length, after.length)) return parts;
  return joinParts([
    { type: 'removed', text: before },
    { type: 'added', text: after },
  ]);
}

function compareMiddle(words: readonly string[], others: readonly string[]): readonly TextPart[] {
  if (words.length * others.length > mostPairs) return [createRemovedPart(words), createAddedPart(others)];
  const lengths = countCommonWords(words, others);
  const width = others.length + 1;
  const parts: TextPart[] = [];
  let at = 0;
  let other = 0;
  while (at < words.length && other < others.length) {
    const word = words[at] ?? '';
    if (word === others[other]) {
      parts.push(createSamePart([word]));
      at += 1;
      other += 1;
    } else if ((lengths[(at + 1) * width + other] ?? 0) >= (lengths[at * width + other + 1] ?? 0)) {
      parts.push(createRemovedPart([word]));
      at += 1;
    } else {
      parts.push(createAddedPart([others[other] ?? '']));
      other += 1;
    }
  }
  return [...parts, createRemovedPart(words.slice(at)), createAddedPart(others.slice(other))];
}

/** The length of the longest common subsequence of the remaining words, for each pair of positions. */
function countCommonWords(words: readonly string[], others: readonly string[]): Uint32Array {
  const width = others.length + 1;
  const lengths = new Uint32Array((words.length + 1) * width);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (let other = others.length - 1; other >= 0; other -= 1) {
      const below = lengths[(at + 1) * width + other] ?? 0;
      const beside = lengths[at * width + other + 1] ?? 0;
      const both = lengths[(at + 1) * width + other + 1] ?? 0;
      lengths[at * width + other] = words[at] === others[other] ? both + 1 : Math.max(below, beside);
    }
  }
  return lengths;
}

/** Joins neighbouring parts of one type and removes empty parts. */
function joinParts(parts: readonly TextPart[]): readonly TextPart[] {
  const whole: TextPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.text === '') continue;
    if (last?.type === part.type) whole[whole.length - 1] = { type: part.type, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}

function splitWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? [];
}

function createSamePart(words: readonly string[]): TextPart {
  return { type: 'same', text: words.join('') };
}

function createRemovedPart(words: readonly string[]): TextPart {
  return { type: 'removed', text: words.join('') };
}

function createAddedPart(words: readonly string[]): TextPart {
  return { type: 'added', text: words.join('') };
}
