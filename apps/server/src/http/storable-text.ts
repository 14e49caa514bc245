/** Matches lone surrogates only: with the flag `u` a valid pair is one character. */
const halfPair = /[\uD800-\uDFFF]/u;

/** Whether PostgreSQL can store a text: it refuses NUL and halves of surrogate pairs. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !halfPair.test(text);
}
