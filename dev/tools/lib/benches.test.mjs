import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatBenchTable, listBenches } from './benches.mjs';
import { root } from './paths.mjs';

const rows = [
  { work: 'a: CPU beside the floor', ratio: 2.004, atMost: 3 },
  { work: 'b: deliveries beside ws', ratio: 0.89, atLeast: 0.9 },
  { work: 'c: slowest call', ratio: 612.3, unit: 'ms', atMost: 500 },
  { work: 'd: lost', ratio: 0, unit: '', atMost: 0 },
  { work: 'e: start', ratio: 12.345 },
  { work: 'f', hasFailed: true },
];

const verdictsOf = (table) =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/).at(-1));

test('the table of benchmarks has work, goal, ratio and verdict of each row', () => {
  expect(formatBenchTable(rows)).toBe(
    [
      'work                                goal    ratio  verdict',
      'a: CPU beside the floor   at most 3.00 x   2.00 x  met',
      'b: deliveries beside ws  at least 0.90 x   0.89 x  missed',
      'c: slowest call           at most 500 ms   612 ms  missed',
      'd: lost                        at most 0        0  met',
      'e: start                               –  12.35 x  –',
      'f                                      –        –  FAILED',
      '',
    ].join('\n'),
  );
});

test('benchmarks in their smallest form are not judged, but one that ends with an error has failed', () => {
  expect(verdictsOf(formatBenchTable(rows, true))).toEqual([...Array(5).fill('not judged'), 'FAILED']);
});

test('the benchmarks are listed with those of storage, without their parts', () => {
  expect(listBenches()).toEqual(expect.arrayContaining(['growth', 'hub-fan-out', 'language/slots', 'storage/uploads']));
  expect(listBenches().filter((name) => name.includes('lib-') || name.includes('harness'))).toEqual([]);
});

test('the README names each benchmark by a word that chooses it', () => {
  const row = readFileSync(join(root, 'README.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| `npm run bench` |'));
  const words = [...row.matchAll(/`-- ([\w-]+)`/g)].map(([, word]) => word);
  expect(words).toContain('cold-start');
  expect(listBenches().filter((name) => !words.some((word) => name.includes(word)))).toEqual([]);
});
