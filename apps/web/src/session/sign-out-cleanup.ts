const forgetters = new Set<() => void>();

/** Has something forgotten when nobody is signed in any more: what is kept of one person is not for the next. */
export function onSignOut(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets whatever this page keeps of the person who was signed in (WEB-4). */
export function runSignOutCleanups(): void {
  for (const forget of forgetters) forget();
}
