import { expect, test } from 'vitest';

/** The source files of the client, by their path from this folder. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Code that passes only the text of an error on, without the name that leads to its translation. */
const textOfError = /\b(?:error|\w+Error)(?:\?|!)?\.message\b|\bonError: \(\{ message/;
/** Files that use the text for another purpose than to show it. */
const exceptions = [
  '../features/history/compare/use-comparison-data.ts',
  '../features/inputs/field/use-steady-error.ts',
  '../features/projects/deletion/project-deletion.tsx',
  '../shell/crash/format-error.ts',
  '../words/message.ts',
];

test('a failure is handed on to the translation with its name, not as a text', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  const found = Object.entries(sources).filter(([, text]) => textOfError.test(text));
  expect(found.map(([path]) => path).toSorted()).toEqual(exceptions);
});
