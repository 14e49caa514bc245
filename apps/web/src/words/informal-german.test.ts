import { expect, test } from 'vitest';

const modules = import.meta.glob<string>('../**/*.de.ts', { query: '?raw', import: 'default', eager: true });

test('the German interface addresses its readers informally; only visitors of a chat are addressed formally', () => {
  const files = Object.entries(modules).filter(([path]) => !path.startsWith('../chat/'));
  expect(files.length).toBeGreaterThan(20);
  const formal = files.flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:Ihnen|Ihr(?:e[nmrs]?)?)\b|\p{L}+(?:en|eln|ern) Sie\b/gu)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(formal).toEqual([]);
});
