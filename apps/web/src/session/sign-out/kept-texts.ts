/** The theme (P4.36) and the language are choices for this browser and reveal nothing about the account. */
const keys = ['colourScheme', 'confab.language'];

/**
 * Reads the texts that a browser keeps when an account signs out; the result stores them again if they were cleared.
 */
export function readKeptTexts(): () => void {
  try {
    const texts = keys.map((key) => [key, localStorage.getItem(key)] as const);
    return () => {
      for (const [key, text] of texts)
        if (text !== null && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    };
  } catch {
    return () => undefined; // Storage is forbidden.
  }
}
