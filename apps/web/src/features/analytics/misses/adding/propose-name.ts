const maxWords = 4;

/** Proposes the name of an intent from an utterance: its first words, as in `WhereIsParking`. */
export function proposeName(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');
}
