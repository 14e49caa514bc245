/** Lines with keys that stay with them. */
export interface KeyedLines {
  readonly texts: readonly string[];
  readonly keys: readonly number[];
  /** The key of the next line that is added. */
  readonly nextKey: number;
}

export const noLines: KeyedLines = { texts: [], keys: [], nextKey: 0 };

/**
 * Gives lines their keys after a change. A line with the same text keeps its key, even when lines were added or removed
 * above it; a line whose text has changed keeps the key of its position between the unchanged lines.
 */
export function followLines(before: KeyedLines, texts: readonly string[]): KeyedLines {
  const { start, previousEnd, end } = findChangedPart(before.texts, texts);
  const findSame = createFinder(before.texts, start, previousEnd);
  const keys = before.keys.slice(0, start);
  let { nextKey } = before;
  let from = start;
  let changed = 0;
  function addChanged(upTo: number) {
    for (; changed > 0; changed -= 1) {
      const key = from < upTo ? before.keys[from] : undefined;
      keys.push(key ?? nextKey);
      if (key === undefined) nextKey += 1;
      from += 1;
    }
  }
  for (const text of texts.slice(start, end)) {
    const same = findSame(text, from);
    const key = same === undefined ? undefined : before.keys[same];
    if (same === undefined || key === undefined) {
      changed += 1;
      continue;
    }
    addChanged(same);
    keys.push(key);
    from = same + 1;
  }
  addChanged(previousEnd);
  return { texts, keys: [...keys, ...before.keys.slice(previousEnd)], nextKey };
}

/** The part of two lists between their common start and end. */
function findChangedPart(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let atEnd = 0;
  while (atEnd < most - start && before.at(-1 - atEnd) === after.at(-1 - atEnd)) atEnd += 1;
  return { start, previousEnd: before.length - atEnd, end: after.length - atEnd };
}

/** Creates a function that finds the first place of a text in a part of a list, at `from` or after it. */
function createFinder(texts: readonly string[], start: number, end: number) {
  const places = new Map<string, number[]>();
  for (let at = end - 1; at >= start; at -= 1) {
    const text = texts[at] ?? '';
    const known = places.get(text);
    if (known) known.push(at);
    else places.set(text, [at]);
  }
  return (text: string, from: number): number | undefined => {
    const left = places.get(text) ?? [];
    let at = left.pop();
    while (at !== undefined && at < from) at = left.pop();
    return at;
  };
}
