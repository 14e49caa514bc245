/** The specified keys in local storage (P3.19). */
export type StoredKey = 'userToken' | 'colourScheme' | 'username';

export function readText(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is forbidden.
  }
}

export function writeText(key: StoredKey, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is forbidden: the session lasts until the tab is closed.
  }
}

export function removeText(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}
