let kept: { readonly path: string; readonly secret: string } | undefined;
const secretForm = /^[A-Za-z0-9_-]{43}$/;
const mailedPaths = ['/welcome', '/passwordReset', '/revertEmail'];

/**
 * The single-use secret of the mailed link that this page was opened with; undefined when there is none.
 *
 * It is removed from the address at once, so that nothing on the page can leak it (ACC-8), and is then kept in memory
 * only; the history entry just notes that there was one. Our links carry it in the fragment, the link of a password
 * reset in the query (P2.30).
 */
export function takeMailedSecret(): string | undefined {
  const { pathname, search, hash } = location;
  if (!mailedPaths.includes(pathname)) return undefined;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const found = fragment.get('code') ?? fragment.get('t') ?? query.get('code');
  if (found !== null) {
    query.delete('code');
    history.replaceState({ hadSecret: true }, '', pathname + (query.size > 0 ? `?${query}` : ''));
    kept = secretForm.test(found) ? { path: pathname, secret: found } : undefined;
  }
  return kept?.path === pathname ? kept.secret : undefined;
}

/** Forgets the secret after its use. */
export function clearMailedSecret(): void {
  kept = undefined;
}
