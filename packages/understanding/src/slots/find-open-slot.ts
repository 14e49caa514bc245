import type { FilledSlot } from '@confab/model';
import type { SlotWord } from './list-values.ts';
import type { SlotFrame } from './slot-frames.ts';
import type { SlotDefinition } from './slot-type.ts';

interface Position {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the words of an open slot: those between the words around its mark. The sample with the
 * most matching words decides.
 */
export function findOpenSlot(
  { name }: SlotDefinition,
  frames: readonly SlotFrame[],
  words: readonly SlotWord[],
  filled: ReadonlyMap<string, FilledSlot>,
): Position | undefined {
  let best: (Position & { readonly fit: number }) | undefined;
  for (const frame of frames) {
    const place = frame.slot === name ? findPosition(frame, words, filled) : undefined;
    if (place && place.fit > (best?.fit ?? -1)) best = place;
  }
  return best && { start: best.start, end: best.end };
}

function findPosition(frame: SlotFrame, words: readonly SlotWord[], filled: ReadonlyMap<string, FilledSlot>) {
  const from = findStart(frame, words, filled);
  const to = from === undefined ? undefined : findEnd(frame, words, from, filled);
  const [first, last] = [words[from ?? -1], words[(to ?? 0) - 1]];
  if (!first || !last || first.start >= last.end) return undefined;
  return { start: first.start, end: last.end, fit: frame.left.length * 2 + frame.right.length };
}

/** The index of the first word: after the words before the mark, after the slot before it, or the very first. */
function findStart({ left, after }: SlotFrame, words: readonly SlotWord[], filled: ReadonlyMap<string, FilledSlot>) {
  if (left.length > 0) {
    const at = words.findIndex((_word, index) =>
      left.every((stem, back) => words[index + left.length - 1 - back]?.stem === stem),
    );
    return at < 0 ? undefined : at + left.length;
  }
  if (after === undefined) return 0;
  const before = filled.get(after);
  const at = before ? words.findIndex(({ start }) => start >= before.end) : -1;
  return at < 0 ? undefined : at;
}

/** The index after the last word: before the words after the mark, before the slot after it, or at the end. */
function findEnd(
  { right, before }: SlotFrame,
  words: readonly SlotWord[],
  from: number,
  filled: ReadonlyMap<string, FilledSlot>,
) {
  if (right.length > 0) {
    const at = words.findIndex(
      (_word, index) => index > from && right.every((stem, offset) => words[index + offset]?.stem === stem),
    );
    return at < 0 ? undefined : at;
  }
  const next = before === undefined ? undefined : filled.get(before);
  const at = next ? words.findIndex(({ start }, index) => index > from && start >= next.start) : -1;
  return at < 0 ? words.length : at;
}
