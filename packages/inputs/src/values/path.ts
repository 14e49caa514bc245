/** Segments that would access object prototypes instead of data. */
const unsafeSegments: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The segments of a path; none for the item itself. `~1` stands for a `/`, `~0` for a `~`. */
export function parsePath(path: string): readonly string[] {
  if (path === '') return [];
  const segments = path.split('/');
  return path.includes('~') ? segments.map(decodeSegment) : segments;
}

/** Joins segments to a path. */
export function joinPath(...segments: readonly string[]): string {
  return segments.map(encodeSegment).join('/');
}

/** Appends segments to a path. */
export function appendToPath(path: string, ...segments: readonly string[]): string {
  const rest = joinPath(...segments);
  return path === '' ? rest : `${path}/${rest}`;
}

/** Splits a path into its parent path and last segment; undefined for the item itself. */
export function splitLast(path: string): { readonly parent: string; readonly last: string } | undefined {
  if (path === '') return undefined;
  const at = path.lastIndexOf('/');
  return { parent: at < 0 ? '' : path.slice(0, at), last: decodeSegment(path.slice(at + 1)) };
}

/** Whether `outer` is `inner` or one of its ancestors. */
export function containsPath(outer: string, inner: string): boolean {
  return outer === '' || outer === inner || inner.startsWith(`${outer}/`);
}

/** Whether every segment is safe: not empty and no prototype key. */
export function isSafePath(segments: readonly string[]): boolean {
  return segments.length > 0 && segments.every((segment) => segment !== '' && !unsafeSegments.has(segment));
}

function encodeSegment(segment: string) {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function decodeSegment(segment: string) {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
