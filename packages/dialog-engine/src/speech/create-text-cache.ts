/** Results by the text that they were computed from. */
export interface TextCache<Result> {
  get(text: string): Result | undefined;
  /** @param length the characters of the result */
  set(text: string, result: Result, length: number): void;
}

/** Creates a cache of at most `charactersMax` characters in texts and results. It drops the oldest entries for new ones. */
export function createTextCache<Result>(charactersMax: number): TextCache<Result> {
  const entries = new Map<string, { readonly result: Result; readonly characters: number }>();
  let total = 0;
  return {
    get: (text) => entries.get(text)?.result,
    set(text, result, length) {
      const characters = text.length + length;
      if (characters > charactersMax || entries.has(text)) return;
      for (const [oldest, entry] of entries) {
        if (total + characters <= charactersMax) break;
        entries.delete(oldest);
        total -= entry.characters;
      }
      entries.set(text, { result, characters });
      total += characters;
    },
  };
}
