import { expect, test } from 'vitest';
import { findSiteProblems } from './site-problems.ts';

const list = (AllowedOrigins: string) =>
  findSiteProblems({ id: 'p', type: 'Pro', displayName: 'P', values: { AllowedOrigins } }).map(({ names }) => names[0]);

test('each site that is not an address is a problem that names it, of a long list the first ten', () => {
  expect(list('https://shop.example *\nshop.example')).toEqual(['*', 'shop.example']);
  expect(list(Array.from({ length: 50_000 }, (_, at) => `site${at}`).join('\n'))).toHaveLength(10);
  expect(list(`https://shop.example ${'x'.repeat(50_000)}`)).toEqual(['x'.repeat(100)]);
  expect(list('')).toEqual([]);
});
