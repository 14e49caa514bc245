/**
 * Removes the characters at the end of a text that a test accepts, one code point at a time. Linear in the text, unlike a
 * regular expression that ends with `+$`.
 */
export function trimEndBy(text: string, isRemoved: (character: string) => boolean): string {
  const characters = [...text];
  return characters.slice(0, characters.findLastIndex((character) => !isRemoved(character)) + 1).join('');
}

/** Removes the characters at both ends of a text that a test accepts, one code point at a time. */
export function trimBy(text: string, isRemoved: (character: string) => boolean): string {
  const characters = [...trimEndBy(text, isRemoved)];
  const first = characters.findIndex((character) => !isRemoved(character));
  return characters.slice(Math.max(0, first)).join('');
}
