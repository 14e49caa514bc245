/**
 * Reads a setting stored in this browser; undefined when it is missing or unreadable. Callers check its shape, because
 * another version of the client may have stored it.
 */
export function readSetting(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined; // Nothing is stored, storage is forbidden, or the stored text is not JSON.
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
