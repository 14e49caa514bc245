/** Returns a generator of consecutive GUIDs, starting at number one. */
export function countingIds(): () => string {
  let count = 0;
  return () => numberedId((count += 1));
}

/** Returns the GUID of a number, for tests that need to know an id in advance. */
export function numberedId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
