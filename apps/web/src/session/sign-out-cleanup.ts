const forgetters = new Set<() => void>();

/** Registers a cleanup that runs when the account signs out, so that the next person sees none of its data. */
export function onSignOut(forget: () => void): void {
  forgetters.add(forget);
}

/** Removes all data of the signed-out account from this page (WEB-4). */
export function runSignOutCleanups(): void {
  for (const forget of forgetters) forget();
}
