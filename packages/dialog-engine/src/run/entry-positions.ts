/**
 * How far each response with several entries has come: the place of the entry it gave last.
 *
 * One text rather than an object, a name and a place for each response: it is read and written with the session in every
 * turn, and a conversation that has come through a hundred responses would spend most of its time on their names.
 */
export type EntryPositions = string;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$!#%&*+-.~^';
const lettersOfName = 6;

/** A short name for a response, by where it stands: the chance that two of 10,000 share one is below a thousandth. */
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
  // A name has no digits and no sign of equality in it, so that it is found nowhere but where it stands.
  return `${key}=`;
}

/** The place of the entry that a response gave last; undefined where it has not given any. */
export function findLastEntry(given: EntryPositions, key: string): number | undefined {
  const found = given.indexOf(key);
  if (found < 0) return undefined;
  let place = 0;
  for (let at = found + key.length; isDigit(given.charCodeAt(at)); at += 1)
    place = place * 10 + given.charCodeAt(at) - zero;
  return place;
}

/** What is known after a response gave the entry at a place. */
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
