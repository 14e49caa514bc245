import { tabStorage } from '../platform/tab-storage.ts';

const key = 'confab.wantedPath';

/**
 * Whether a path is safe to open after signing in: a path of this site other than the login page.
 *
 * Rejects everything that a browser could read as another host or as a script.
 */
export function isSafePath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%~+,:;@!$'()*]*$/.test(path) && !/^\/login\b/.test(path);
}

/** Stores the requested path while the person signs in (P2.10). */
export function rememberPath(path: string): void {
  if (isSafePath(path)) tabStorage?.setItem(key, path);
}

/** Returns the stored path once, or the home page (P2.11). */
export function takeRememberedPath(): string {
  const path = tabStorage?.getItem(key) ?? '/';
  tabStorage?.removeItem(key);
  return isSafePath(path) ? path : '/';
}
