/** A part of a spoken text: plain words, a mark, a mark that is not known, or a token. */
export interface SpeechPart {
  readonly kind: 'words' | 'mark' | 'unknown' | 'token';
  readonly text: string;
}

/** Marks in brackets: with a time, with a name, or with a pronunciation. */
const knownMarks = new Set(
  (
    'break pause audio voice lang mark whisper excited disappointed dj newscaster defaults section emphasis number ' +
    'cardinal ordinal characters chars digits fraction unit phone telephone address expletive bleep interjection date ' +
    'time sub ipa vol volume rate pitch'
  ).split(' '),
);
/** A token, a mark in brackets with the sign before it, or a sign of emphasis next to a word. */
const pieces =
  /(?<token>\{tv\.[\w.-]{1,200}\})|(?<mark>[#!]?\[[^[\]\n]{1,400}\])|(?<sign>\+\+|(?<![\p{L}\p{N}\s])[+~-](?=[\p{L}\p{N}{(])|(?<=^|\s)[+~-](?=[\p{L}\p{N}{(])|(?<=[\p{L}\p{N}})!?.])[+~-](?![\p{L}\p{N}]))|(?<open>\((?=[^()\n]{0,400}\)\[))|(?<close>\)(?=\[))/gu;

/** Splits a spoken text for highlighting. The joined parts equal the text. */
export function splitSpeech(text: string): readonly SpeechPart[] {
  const parts: SpeechPart[] = [];
  let from = 0;
  for (const found of text.matchAll(pieces)) {
    const [piece] = found;
    if (found.index > from) parts.push({ kind: 'words', text: text.slice(from, found.index) });
    const { token, mark } = found.groups ?? {};
    const kind = token !== undefined ? 'token' : mark !== undefined && !isKnownMark(mark) ? 'unknown' : 'mark';
    parts.push({ kind, text: piece });
    from = found.index + piece.length;
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return parts;
}

function isKnownMark(mark: string): boolean {
  const inside = mark.replace(/^[#!]?\[|\]$/g, '').trim();
  if (mark.startsWith('!')) return /^"[^"]+"$/.test(inside);
  if (/^\d+(?:\.\d+)?(?:ms|s)$/.test(inside) || /^\/[^/]+\/$/.test(inside) || /^\{[^{}]+\}$/.test(inside)) return true;
  return inside.split(';').every((one) => knownMarks.has((one.split(':')[0] ?? '').trim().toLowerCase()));
}
