const removed = '[removed]';

/** A word that names a secret, then what separates it from its value, then the value: quoted or up to the next space. */
const named =
  /(["']?\b[\w-]{0,30}(?:passw(?:or)?d|passcode|secret|token|ticket|authorization|cookie|api-?key|reset-?code|(?<![\w-])code)["']?\s*(?:[:=]|\bis\b)\s*)(?:(?:bearer|basic)\s+)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s,;&)}\]<>]+)/gi;

/** Addresses lose what stands behind `?` and `#`: codes and tickets travel there. */
const addressTail = /((?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|(?<![\w/])\/)[^\s"'<>?#]{0,2000})[?#][^\s"'<>)]*/gi;

/** Tokens by their look: our own, signed ones of others, and anything as long and as random as a code of ours. */
const tokens = /\btvs_[\w-]+|\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}|(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])/g;

/**
 * Takes out of a text what could be a password, a token or a code (API-6).
 *
 * What people report and clients log is read by others, so a secret that got into it must not get any further. Rather
 * too much goes than too little. The patterns are bounded, so no text takes long.
 */
export function scrubSecrets(text: string): string {
  return text.replace(addressTail, '$1').replace(named, `$1${removed}`).replace(tokens, removed);
}
