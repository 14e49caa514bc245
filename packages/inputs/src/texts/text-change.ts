import { compareValuesByWord } from '../edits/compare-values-by-word.ts';

/** A part of a text that is replaced: `removed` from position `at` on, in UTF-16 units of the text before, by `added`. */
export interface TextSplice {
  readonly at: number;
  readonly removed: string;
  readonly added: string;
  /**
   * Of two texts added at one place, this one comes first: it continues where its author's own words end, or returns to
   * the place that it was removed from.
   */
  readonly standsFirst?: boolean | undefined;
}

/** Parts of one text that are replaced at once: in order, without overlap, all positions in the text before. */
export type TextChange = readonly TextSplice[];

/** The text after a change; undefined if a removed part is not where the change says. */
export function applyTextChange(text: string, change: TextChange): string | undefined {
  const parts: string[] = [];
  let end = 0;
  for (const { at, removed, added } of change) {
    if (at < end || !text.startsWith(removed, at) || at + removed.length > text.length) return undefined;
    parts.push(text.slice(end, at), added);
    end = at + removed.length;
  }
  return parts.join('') + text.slice(end);
}

/** The change that leads from the text after a change back to the text before it. */
export function invertTextChange(change: TextChange): TextChange {
  let shift = 0;
  return change.map(({ at, removed, added }) => {
    const splice = { at: at + shift, removed: added, added: removed };
    shift += added.length - removed.length;
    return removed === '' ? splice : { ...splice, standsFirst: true };
  });
}

/** Where a position in a text is after a change of it. Text that is added at the position comes before it. */
export function movePosition(position: number, change: TextChange): number {
  let shift = 0;
  for (const { at, removed, added } of change) {
    if (at > position) break;
    if (at + removed.length > position) return at + shift + added.length;
    shift += added.length - removed.length;
  }
  return position + shift;
}

/**
 * Where a selected part of a text is after a change of it. Text that is added at its ends is not selected, and text
 * that is added at a caret, even in place of the text after it, comes after the caret: its author continues where his
 * own words end.
 */
export function moveSelection(
  { from, to }: { readonly from: number; readonly to: number },
  change: TextChange,
): { readonly from: number; readonly to: number } {
  const end = movePosition(
    to,
    change.filter(({ at }) => at < to),
  );
  if (from === to) return { from: end, to: end };
  const start = movePosition(from, change);
  return { from: start, to: Math.max(start, end) };
}

/**
 * The change from one text to another; empty for equal texts.
 *
 * Exact for anything typed or deleted at one place, which is a single part. Where several words were replaced by
 * several words, each word that stayed is kept. A pair of surrogates is never divided.
 *
 * @param caret where the caret of the author is in the text after. It shows which of several equal adjacent letters
 *   were typed or deleted, which the texts alone do not.
 */
export function compareTexts(before: string, after: string, caret?: number): TextChange {
  if (before === after) return [];
  const whole = moveToCaret(compareEnds(before, after), before, after, caret);
  const isLong = whole.removed.length + whole.added.length > comparedMax;
  return !isLong && hasSeveralWords(whole.removed) && hasSeveralWords(whole.added) ? compareWords(whole) : [whole];
}

/** Longer replaced parts are not compared by words, in UTF-16 units. */
const comparedMax = 40_000;

function hasSeveralWords(text: string) {
  return /\s\S/.test(text);
}

/** The smallest single part whose replacement leads from one text to the other. */
function compareEnds(before: string, after: string): TextSplice {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (isHighSurrogate(before, start - 1)) start -= 1;
  let end = 0;
  while (
    end < shortest - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  if (end > 0 && isHighSurrogate(before, before.length - end - 1)) end -= 1;
  return {
    at: start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

/** The same addition or deletion, ending at the caret where that leads to the same text. */
function moveToCaret(splice: TextSplice, before: string, after: string, caret: number | undefined): TextSplice {
  const { removed, added } = splice;
  if (caret === undefined || caret === splice.at + added.length || (removed !== '' && added !== '')) return splice;
  const at = caret - added.length;
  if (at < 0 || caret > after.length || isHighSurrogate(after, at - 1) || isHighSurrogate(after, caret - 1))
    return splice;
  const moved = { at, removed: before.slice(at, at + removed.length), added: after.slice(at, caret) };
  return applyTextChange(before, [moved]) === after ? moved : splice;
}

/** Divides a replaced part at the words that stayed. */
function compareWords({ at, removed, added }: TextSplice): TextChange {
  const splices: TextSplice[] = [];
  let here = at;
  let isOpen = false;
  for (const { type, text } of compareValuesByWord(removed, added)) {
    if (type === 'same') {
      here += text.length;
      isOpen = false;
      continue;
    }
    const open = isOpen ? splices.pop() : undefined;
    const last = open ?? { at: here, removed: '', added: '' };
    splices.push(
      type === 'removed' ? { ...last, removed: last.removed + text } : { ...last, added: last.added + text },
    );
    if (type === 'removed') here += text.length;
    isOpen = true;
  }
  return splices;
}

function isHighSurrogate(text: string, at: number) {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff;
}
