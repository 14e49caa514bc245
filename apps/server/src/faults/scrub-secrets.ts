const removed = '[removed]';

/** A word that names a secret, a separator, and the secret's value: quoted or up to the next space. */
const named =
  /(["']?\b[\w-]{0,30}(?:passw(?:or)?d|passcode|secret|token|ticket|authorization|cookie|api-?key|reset-?code|(?<![\w-])code)["']?\s*(?:[:=]|\bis\b)\s*)(?:(?:bearer|basic)\s+)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s,;&)}\]<>]+)/gi;

/** The query and fragment of an address are removed, because codes and tickets travel there. */
const addressTail = /((?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|(?<![\w/])\/)[^\s"'<>?#]{0,2000})[?#][^\s"'<>)]*/gi;

/** Strings that look like tokens: ours, signed ones of others, and anything as long and random as one of our codes. */
const tokens = /\btvs_[\w-]+|\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}|(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])/g;

/**
 * Removes everything from a text that could be a password, a token or a code (API-6).
 *
 * Other people read reports and logs, so secrets in them must not get further. It removes too much rather than too
 * little. The patterns are bounded, so that no text takes long.
 */
export function scrubSecrets(text: string): string {
  return text.replace(addressTail, '$1').replace(named, `$1${removed}`).replace(tokens, removed);
}
