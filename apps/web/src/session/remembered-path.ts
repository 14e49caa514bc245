const key = 'confab.wantedPath';

/**
 * Whether a path may be gone to after signing in: one of this site's own, and not the login page itself.
 *
 * Anything that a browser could read as another host or as a script is refused.
 */
export function isSafePath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(path) && !/^\/login\b/.test(path);
}

/** Keeps where somebody wanted to go while being asked to sign in (P2.10). */
export function rememberPath(path: string): void {
  if (isSafePath(path)) sessionStorage.setItem(key, path);
}

/** Where to go after signing in, once (P2.11). */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && isSafePath(path) ? path : '/';
}
