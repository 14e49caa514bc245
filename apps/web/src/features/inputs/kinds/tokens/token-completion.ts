const start = '{tv.';

/** The typed part of the token name before the caret; undefined when the caret is not in a token. */
export function findTypedToken(text: string, caret: number): string | undefined {
  const at = text.lastIndexOf(start, caret);
  if (at < 0 || at + start.length > caret) return undefined;
  const typed = text.slice(at + start.length, caret);
  return /^[A-Za-z0-9_.-]*$/.test(typed) ? typed : undefined;
}

/** Completes the token at the caret and returns the new text and caret position. */
export function insertToken(
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const at = text.lastIndexOf(start, caret);
  const rest = text.slice(caret).replace(/^[A-Za-z0-9_.-]*\}?/, '');
  const before = `${text.slice(0, Math.max(at, 0))}${start}${name}}`;
  return { text: before + rest, caret: before.length };
}
