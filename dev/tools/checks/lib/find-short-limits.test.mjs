import { expect, test } from 'vitest';
import { findShortLimits } from './find-short-limits.mjs';

const short = [
  ['expect.poll(read, { timeout: 5_000 }).toBe(1);', 'a limit of 5000 ms'],
  ['await waitFor(() => expect(read()).toBe(1), { timeout: 29_999 });', 'a limit of 29999 ms'],
  ['await expect(check).toPass({ timeout: 5000 });', 'a limit of 5000 ms'],
  ['await page.click("a", { timeout: 1 });', 'a limit of 1 ms'],
  ['defineConfig({ test: { testTimeout: 10_000 } });', 'a limit of 10000 ms'],
  ['defineConfig({ use: { actionTimeout: 10_000 } });', 'a limit of 10000 ms'],
  ['page.setDefaultTimeout(5_000);', 'a limit of 5000 ms'],
  ['test.setTimeout(5_000);', 'a limit of 5000 ms'],
  ["test('adds', async () => {}, 5_000);", 'a limit of 5000 ms'],
  ['beforeAll(open, 5_000);', 'a limit of 5000 ms'],
  ['await vi.waitFor(read);', 'vi.waitFor without a limit'],
  ['await vi.waitUntil(read);', 'vi.waitUntil without a limit'],
];
test.each(short)('the limit in %s is found', (text, fault) =>
  expect(findShortLimits('a.test.ts', `\n${text}`)).toEqual([{ line: 2, fault }]),
);

const long = [
  'expect.poll(read, { timeout: 30_000 }).toBe(1);',
  'expect.poll(read).toBe(1);',
  'await expect(check).toPass();',
  'await vi.waitFor(read, { timeout: 60_000 });',
  "test('adds', async () => {}, 300_000);",
  'test.setTimeout(0);',
  'const call = { timeoutMs: 150, timeout: limit };',
  'setTimeout(done, 10);',
];
test.each(long)('no limit in %s is found', (text) => expect(findShortLimits('a.test.ts', text)).toEqual([]));
