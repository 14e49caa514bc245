/** Reads a setting stored in this browser; `otherwise` when it is missing or unreadable. */
export function readSetting<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    // Written by writeSetting under the same key.
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise; // Storage is forbidden, or the stored text is not JSON.
  }
}

/** Stores a setting in this browser. */
export function writeSetting(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden: the setting lasts until the page is closed.
  }
}
