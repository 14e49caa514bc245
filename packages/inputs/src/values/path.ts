/** Segments that would reach into the language instead of into data. */
const unsafeSegments: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The segments of a path; none for the item itself. `~1` stands for a `/`, `~0` for a `~`. */
export function parsePath(path: string): readonly string[] {
  if (path === '') return [];
  const segments = path.split('/');
  return path.includes('~') ? segments.map(decodeSegment) : segments;
}

/** The path that leads through these segments. */
export function joinPath(...segments: readonly string[]): string {
  return segments.map(encodeSegment).join('/');
}

/** The path of something inside what `path` leads to. */
export function appendToPath(path: string, ...segments: readonly string[]): string {
  const rest = joinPath(...segments);
  return path === '' ? rest : `${path}/${rest}`;
}

/** What a path's last segment stands in, and that segment. Undefined for the item itself. */
export function splitLast(path: string): { readonly parent: string; readonly last: string } | undefined {
  if (path === '') return undefined;
  const at = path.lastIndexOf('/');
  return { parent: at < 0 ? '' : path.slice(0, at), last: decodeSegment(path.slice(at + 1)) };
}

/** Whether `outer` is `inner` or leads to something that holds it. */
export function containsPath(outer: string, inner: string): boolean {
  return outer === '' || outer === inner || inner.startsWith(`${outer}/`);
}

/** Whether every segment names data: none is empty, none reaches into the language. */
export function isSafePath(segments: readonly string[]): boolean {
  return segments.length > 0 && segments.every((segment) => segment !== '' && !unsafeSegments.has(segment));
}

function encodeSegment(segment: string) {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function decodeSegment(segment: string) {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
