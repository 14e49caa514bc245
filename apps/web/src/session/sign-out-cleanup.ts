const forgetters = new Set<() => void>();

/** Registers a cleanup that runs when the account signs out, so that the next person sees none of its data. */
export function onSignOut(forget: () => void): void {
  forgetters.add(forget);
}

/** Removes everything that this page holds of the account that was signed in (WEB-4). */
export function runSignOutCleanups(): void {
  for (const forget of forgetters) forget();
}
