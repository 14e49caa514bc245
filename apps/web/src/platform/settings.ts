/** Reads a setting that this browser keeps; `otherwise` when there is none or it cannot be read. */
export function readSetting<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    // Written by writeSetting under the same key.
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // No storage in this browser, or something else wrote there.
  }
}

/** Keeps a setting in this browser. */
export function writeSetting(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage forgets it, which is all there is to it.
  }
}
