/** As much of Node as a test needs that reads a style sheet; the design system itself runs in browsers. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
