/** Keys that the product keeps in local storage under their specified names (P3.19). */
export type StoredKey = 'userToken' | 'colourScheme' | 'username';

export function readText(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser that stores nothing.
  }
}

export function writeText(key: StoredKey, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that stores nothing: signed in until the tab is closed.
  }
}

export function removeText(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
