let kept: { readonly path: string; readonly secret: string } | undefined;
const secretForm = /^[A-Za-z0-9_-]{43}$/;
const mailedPaths = ['/welcome', '/passwordReset', '/revertEmail'];

/**
 * The single-use secret of the mailed link that this page was opened with; undefined when there is none.
 *
 * It is taken out of the address at once, so that nothing on the page can pass it on (ACC-8), and lives in the
 * memory of the page alone from then on. It stands behind `#` in our own links, and in the query of a reset (P2.30).
 */
export function takeMailedSecret(): string | undefined {
  const { pathname, search, hash } = location;
  if (!mailedPaths.includes(pathname)) return undefined;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const found = fragment.get('code') ?? fragment.get('t') ?? query.get('code');
  if (found !== null) {
    query.delete('code');
    history.replaceState(history.state, '', query.size === 0 ? pathname : `${pathname}?${query.toString()}`);
    kept = secretForm.test(found) ? { path: pathname, secret: found } : undefined;
  }
  return kept?.path === pathname ? kept.secret : undefined;
}

/** The secret has been used up. */
export function clearMailedSecret(): void {
  kept = undefined;
}
