/**
 * Colours that distinguish colleagues. Each has a contrast of 4.5:1 with white text and is visible on light and dark
 * backgrounds as a ring beside the name, which is always written too.
 */
export const personColours = [
  '#c2410c',
  '#0f766e',
  '#1d4ed8',
  '#a21caf',
  '#15803d',
  '#be123c',
  '#7c3aed',
  '#0369a1',
  '#a16207',
  '#4d7c0f',
] as const;

/** The colour of a person: the same for everyone, on every machine, in every session. */
export function personColour(accountId: string): string {
  let hash = 2_166_136_261;
  for (let index = 0; index < accountId.length; index += 1) {
    hash = Math.imul(hash ^ accountId.charCodeAt(index), 16_777_619);
  }
  // The remainder of an unsigned number is a place in the list.
  return personColours[(hash >>> 0) % personColours.length] as string;
}
