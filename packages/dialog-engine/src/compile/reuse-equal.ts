import { isEqualData } from '@confab/understanding';

/** @returns the previous value if the next one is equal, so that both are the same object in memory. */
export function reuseEqual<Value>(previous: Value, next: Value): Value {
  return isEqualData(previous, next) ? previous : next;
}

/** Reuses each equal entry of a map, or the whole map if all are equal. */
export function reuseEqualEntries<Value>(
  previous: ReadonlyMap<string, Value>,
  next: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  let reusedCount = 0;
  const entries = [...next].map(([key, value]): readonly [string, Value] => {
    const known = previous.get(key);
    if (known === undefined || !isEqualData(known, value)) return [key, value];
    reusedCount += 1;
    return [key, known];
  });
  return reusedCount === next.size && next.size === previous.size ? previous : new Map(entries);
}
