/** A run of words that text and transcript share, that was not said, or that was said in addition. */
export interface WordRun {
  readonly kind: 'same' | 'missing' | 'extra';
  readonly text: string;
}

/** The comparison has a cell for each pair of words. */
const wordsMax = 2_000;

/**
 * Compares a text with its transcript, word by word. Case and punctuation are ignored.
 *
 * @returns the shortest way from one to the other, as runs in the order of the text
 */
export function compareWords(expected: string, heard: string): readonly WordRun[] {
  const [left, right] = [readWords(expected), readWords(heard)];
  const lengths = measureCommon(left, right);
  const width = right.length + 1;
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [own, other] = [left[i], right[j]];
    if (own && other && own.key === other.key) {
      add(runs, 'same', own.text);
      i += 1;
      j += 1;
    } else if (own && (!other || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))) {
      add(runs, 'missing', own.text);
      i += 1;
    } else if (other) {
      add(runs, 'extra', other.text);
      j += 1;
    }
  }
  return runs;
}

interface Word {
  readonly key: string;
  readonly text: string;
}

function readWords(text: string): readonly Word[] {
  const words = text.split(/\s+/).map((word) => ({
    text: word,
    key: word
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/[^\p{L}\p{N}\p{M}']/gu, ''),
  }));
  return words.filter(({ key }) => key !== '').slice(0, wordsMax);
}

/** The length of the longest common part from each pair of places on. */
function measureCommon(left: readonly Word[], right: readonly Word[]): Uint16Array {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        left[i]?.key === right[j]?.key
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

function add(runs: WordRun[], kind: WordRun['kind'], word: string) {
  const last = runs.at(-1);
  if (last?.kind === kind) runs[runs.length - 1] = { kind, text: `${last.text} ${word}` };
  else runs.push({ kind, text: word });
}
