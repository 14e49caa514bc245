/** As much of Node as a test needs that reads the style sheets of a folder. */
declare module 'node:fs' {
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[];
}
