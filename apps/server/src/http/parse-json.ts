const deepest = 64;
const mostNodes = 100_000;
/** Matches lone surrogates only: with the flag `u` a valid pair is one character. */
const halfPair = /[\uD800-\uDFFF]/u;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** The error for text that is invalid or unsafe JSON. The message is for developers of clients. */
export class UnacceptableJson extends Error {
  override readonly name = 'UnacceptableJson';
}

/**
 * Parses the JSON of a request and rejects unsafe input: too deep, too many parts, keys that reach an object's
 * prototype, and characters that PostgreSQL cannot store (NUL and lone surrogates).
 *
 * Keys chosen by authors can be anywhere in a document, so the whole document is checked here once.
 */
export function parseJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UnacceptableJson('The body is not valid JSON.', { cause: error });
  }
  assertAcceptable(parsed);
  return parsed;
}

function assertAcceptable(value: unknown): void {
  let level: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new UnacceptableJson(`The body is nested more than ${deepest} levels deep.`);
    const next: unknown[] = [];
    for (const part of level) {
      seen += 1;
      if (seen > mostNodes) throw new UnacceptableJson(`The body has more than ${mostNodes} parts.`);
      if (typeof part === 'string') assertText(part);
      else if (Array.isArray(part)) for (const entry of part) next.push(entry);
      else if (typeof part === 'object' && part !== null) addEntries(part, next);
    }
    level = next;
  }
}

function addEntries(part: object, next: unknown[]) {
  for (const [key, entry] of Object.entries(part)) {
    if (forbiddenKeys.has(key)) throw new UnacceptableJson(`The key "${key}" is not allowed.`);
    assertText(key);
    next.push(entry);
  }
}

function assertText(text: string) {
  if (text.includes('\0')) throw new UnacceptableJson('Texts must not contain the character NUL.');
  if (halfPair.test(text)) throw new UnacceptableJson('Texts must not contain half of a surrogate pair.');
}
