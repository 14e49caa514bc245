/** Ids for tests: the first is number one, the next number two, and so on; all of them GUIDs. */
export function countingIds(): () => string {
  let count = 0;
  return () => numberedId((count += 1));
}

/** The GUID with a number, for tests that want to know an id beforehand. */
export function numberedId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
