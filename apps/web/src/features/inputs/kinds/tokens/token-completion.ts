const start = '{tv.';
const maxNameLength = 200;

/** A token that is being typed: where its brace is, and the part of its name before the caret. */
interface TypedToken {
  readonly at: number;
  readonly typed: string;
}

/**
 * The token name that is being typed at the caret: after `{tv.`, or after a `{` alone, which starts a token too.
 * Undefined when the caret is not in a token.
 */
export function findTypedToken(text: string, caret: number): string | undefined {
  return readTypedToken(text, caret)?.typed;
}

/** Completes the token at the caret, or inserts it there, and returns the new text and caret position. */
export function insertToken(
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const typed = readTypedToken(text, caret);
  const rest = typed ? text.slice(caret).replace(/^[A-Za-z0-9_.-]*\}/, '') : text.slice(caret);
  const before = `${text.slice(0, typed?.at ?? caret)}${start}${name}}`;
  return { text: before + rest, caret: before.length };
}

function readTypedToken(text: string, caret: number): TypedToken | undefined {
  const near = text.slice(Math.max(0, caret - maxNameLength - start.length), caret);
  const brace = near.lastIndexOf('{');
  const after = near.slice(brace + 1);
  if (brace < 0 || !/^[A-Za-z0-9_.-]*$/.test(after)) return undefined;
  // The typed text may be the beginning of 'tv.' as well as of a name.
  return { at: caret - after.length - 1, typed: 'tv.'.startsWith(after) ? '' : after.replace(/^tv\./, '') };
}
