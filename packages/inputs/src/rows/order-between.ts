const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const first = 'a0';

/**
 * A fractional index that sorts after `before` and ahead of `after`; undefined means an end of the list.
 *
 * A key is a whole number and a fraction. The number's first letter says how many digits it has (`a` one, `b` two, …;
 * `Z` one below zero, `Y` two, …), so keys grow by a digit per power of 62 when rows are appended, not per row. Where
 * nothing lies between (equal neighbours, which two people adding at one place make), the key sorts after both.
 */
export function orderBetween(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return after === undefined ? first : getKeyBefore(after);
  if (after === undefined || before >= after) return getKeyAfter(before);
  const next = getNextWhole(before);
  return next !== undefined && next < after ? next : findFractionBetween(before, after);
}

/** Creates a function that returns ascending fractional indexes, all after `before` and ahead of `after`. */
export function createOrderCounter(before?: string, after?: string): () => string {
  let last = before;
  return () => (last = orderBetween(last, after));
}

function getKeyAfter(key: string) {
  return getNextWhole(key) ?? `${key}V`;
}

function getKeyBefore(key: string) {
  const whole = readWholeNumber(key);
  if (whole !== undefined && whole < key) return whole;
  return (whole === undefined ? undefined : stepWhole(whole, -1)) ?? findFractionBetween('', key);
}

/** The next whole number's key; undefined when the key was not generated here or is the last one. */
function getNextWhole(key: string): string | undefined {
  const whole = readWholeNumber(key);
  return whole === undefined ? undefined : stepWhole(whole, 1);
}

/** The whole-number part of a key, or undefined when it was not generated here. */
function readWholeNumber(key: string): string | undefined {
  const whole = key.slice(0, digitCount(key) + 1);
  return /^[A-Za-z][0-9A-Za-z]+$/.test(whole) && whole.length === digitCount(key) + 1 ? whole : undefined;
}

function digitCount(key: string) {
  const head = key.charCodeAt(0);
  return head >= 97 ? head - 96 : 91 - head;
}

function stepWhole(whole: string, by: 1 | -1): string | undefined {
  const rollover = by === 1 ? 'z' : '0';
  let kept = whole.length - 1;
  while (kept > 0 && whole[kept] === rollover) kept -= 1;
  const restart = by === 1 ? '0' : 'z';
  if (kept === 0) return getNeighbourRange(whole.charAt(0), by, restart);
  const digit = digits.charAt(digits.indexOf(whole.charAt(kept)) + by);
  return whole.slice(0, kept) + digit + restart.repeat(whole.length - 1 - kept);
}

/** The first key of the next range of lengths, or the last key of the previous range. */
function getNeighbourRange(head: string, by: 1 | -1, restart: string): string | undefined {
  if ((by === 1 && head === 'z') || (by === -1 && head === 'A')) return undefined;
  const next =
    by === 1 && head === 'Z' ? 'a' : by === -1 && head === 'a' ? 'Z' : String.fromCharCode(head.charCodeAt(0) + by);
  return next + restart.repeat(digitCount(next));
}

/** The shortest text near the middle of two; `before` < `after`. A text is read as a fraction in base 62. */
function findFractionBetween(before: string, after: string): string {
  let shared = '';
  for (let at = 0; at < after.length; at += 1) {
    const low = Math.max(digits.indexOf(before.charAt(at) || '0'), 0);
    const high = digits.indexOf(after.charAt(at));
    if (high - low > 1) return shared + digits.charAt((low + high) >> 1);
    shared += digits.charAt(low);
    if (high > low) return shared + findFractionAbove(before.slice(at + 1));
  }
  // No text is between them: `after` is `before` followed by zeros. Generated keys never end with zeros.
  return `${before}V`;
}

/** A text that sorts after another one of the same beginning, with no end above. */
function findFractionAbove(before: string): string {
  let shared = 0;
  while (before.charAt(shared) === 'z') shared += 1;
  const low = Math.max(digits.indexOf(before.charAt(shared) || '0'), 0);
  return 'z'.repeat(shared) + digits.charAt((low + digits.length) >> 1);
}
