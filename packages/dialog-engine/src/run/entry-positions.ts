/**
 * The index of the last given entry of each response with several entries.
 *
 * A single text of keys and indexes rather than an object: it is read and written with the state in every
 * turn, and parsing an object of a hundred responses would take most of the turn's time.
 */
export type EntryPositions = string;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$!#%&*+-.~^';
const lettersOfName = 6;

/** Creates a short key from the location of a response; two of 10,000 collide with a chance below 1/1,000. */
export function createResponseKey(itemId: string, path: string): string {
  let [left, right] = [0xdeadbeef, 0x41c6ce57];
  const place = `${itemId}/${path}`;
  for (let at = 0; at < place.length; at += 1) {
    const code = place.charCodeAt(at);
    left = Math.imul(left ^ code, 0x9e3779b1);
    right = Math.imul(right ^ code, 0x5f356495);
  }
  left = Math.imul(left ^ (left >>> 16), 0x85ebca6b) ^ Math.imul(right ^ (right >>> 13), 0xc2b2ae35);
  right = Math.imul(right ^ (right >>> 16), 0x85ebca6b) ^ Math.imul(left ^ (left >>> 13), 0xc2b2ae35);
  let key = '';
  for (let at = 0; at < lettersOfName; at += 1) {
    key += letters.charAt((at < lettersOfName / 2 ? left >>> (at * 6) : right >>> ((at - 3) * 6)) & 63);
  }
  // The key has no digits and no other `=`, so searching it finds only its own entry.
  return `${key}=`;
}

/** The index of the entry that a response gave last; undefined if it has given none. */
export function findLastEntry(given: EntryPositions, key: string): number | undefined {
  const found = given.indexOf(key);
  if (found < 0) return undefined;
  let place = 0;
  for (let at = found + key.length; isDigit(given.charCodeAt(at)); at += 1)
    place = place * 10 + given.charCodeAt(at) - zero;
  return place;
}

/** The entry positions after a response gave the entry at an index. */
export function setLastEntry(given: EntryPositions, key: string, place: number): EntryPositions {
  const found = given.indexOf(key);
  if (found < 0) return given + key + place;
  const from = found + key.length;
  let end = from;
  while (isDigit(given.charCodeAt(end))) end += 1;
  return given.slice(0, from) + place + given.slice(end);
}

const zero = 48;

function isDigit(code: number) {
  return code >= zero && code <= zero + 9;
}
