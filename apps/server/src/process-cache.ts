/** Values of this process that can be computed again, bounded by their size. */
export interface ProcessCache<Value> {
  get(key: string): Value | undefined;
  /** @param bytes the size of the value, which the caller knows best */
  set(key: string, value: Value, bytes: number): void;
}

/** Creates a cache that drops the least recently used values beyond `bytesMax`; a larger value is not kept at all. */
export function createProcessCache<Value>(bytesMax: number): ProcessCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;

  function remove(key: string) {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > bytesMax) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= bytesMax) return;
        remove(oldest);
      }
    },
  };
}
