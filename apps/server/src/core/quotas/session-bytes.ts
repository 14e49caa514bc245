/** What a row takes beside its texts: ids, times and entries of indexes. */
const sessionRowBytes = 200;
const turnRowBytes = 100;

/** A conversation counts in whole steps for its team, so that most turns leave the sum of the team as it is. */
const stepBytes = 4_096;

/** The bytes of a conversation without its turns. */
export function getSessionBytes(state: string): number {
  return sessionRowBytes + Buffer.byteLength(state);
}

/** The bytes of a stored turn. */
export function getTurnBytes(texts: readonly (string | null)[]): number {
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text ?? ''), turnRowBytes);
}

/** What a conversation of so many bytes counts for its team: at most 4,095 bytes more. The database rounds deleted ones alike. */
export function roundSessionBytes(bytes: number): number {
  return Math.ceil(bytes / stepBytes) * stepBytes;
}
