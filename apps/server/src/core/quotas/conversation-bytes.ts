/** The bytes of a row without its texts: ids, times and entries of indexes. */
const conversationRowBytes = 200;
const turnRowBytes = 100;

/** A conversation counts in whole steps for its team, so that most turns leave the sum of the team as it is. */
const stepBytes = 4_096;

/** The bytes of a conversation without its turns. */
export function getConversationBytes(state: string): number {
  return conversationRowBytes + Buffer.byteLength(state);
}

/** The bytes of a stored turn. */
export function getTurnBytes(texts: readonly (string | null)[]): number {
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text ?? ''), turnRowBytes);
}

/**
 * The bytes that a conversation counts for its team: up to 4,095 more than its own. The database rounds deleted ones in
 * the same way.
 */
export function roundConversationBytes(bytes: number): number {
  return Math.ceil(bytes / stepBytes) * stepBytes;
}
