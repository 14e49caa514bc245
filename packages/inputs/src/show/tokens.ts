import { isGuid, tokenPattern } from '@confab/model';
/** Part of a text: plain text, or a token with its name. `text` is the original text of the part. */
export type TokenPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'token'; readonly text: string; readonly name: string };

/** Splits a text at its tokens. The parts make up the whole text. */
export function splitTokens(text: string): readonly TokenPart[] {
  const parts: TokenPart[] = [];
  let end = 0;
  for (const found of text.matchAll(tokenPattern)) {
    const [whole, name = ''] = found;
    if (found.index > end) parts.push({ type: 'text', text: text.slice(end, found.index) });
    parts.push({ type: 'token', text: whole, name });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) });
  return parts;
}

/** Names of the tokens of a text, without repeats, in order of first occurrence. */
export function listTokenNames(text: string): readonly string[] {
  return [...new Set(splitTokens(text).flatMap((part) => (part.type === 'token' ? [part.name] : [])))];
}

/**
 * The segments of a token that is made entirely of GUIDs: a page parameter or a variable of a bucket, which the server
 * knows the description of (A3.53, A7.37).
 *
 * @returns undefined for every other token.
 */
export function splitGuidSegments(name: string): readonly string[] | undefined {
  const segments = name.split('.');
  return segments.every((segment) => isGuid(segment)) ? segments : undefined;
}

/** Whether a token names an item by its id, which people don't read. */
export function hasGuidFirst(name: string): boolean {
  return isGuid(name.split('.', 1)[0] ?? '');
}

/** Whether a token is a malformed page parameter: a later segment is a GUID, but the first is not (A5.15). */
export function lacksGuidFirst(name: string): boolean {
  return !hasGuidFirst(name) && name.split('.').some((segment) => isGuid(segment));
}
