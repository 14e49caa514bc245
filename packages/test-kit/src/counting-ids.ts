import type { NewId } from '@confab/model';

/** Returns a generator of consecutive GUIDs, starting at number one. */
export function countingIds(): () => NewId {
  let count = 0;
  return () => numberedId((count += 1));
}

/** Returns the GUID of a number, for tests that need to know an id in advance. */
export function numberedId(number: number): NewId {
  // A test may use it for anything.
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}` as NewId;
}
