import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../paths.mjs';

/** Runs a test file with Vitest in a folder of its own. @returns its report */
async function runTests(text) {
  const folder = mkdtempSync(join(tmpdir(), 'confab-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.test.mjs'), text);
  const reporter = fileURLToPath(new URL('./vitest-reporter.mjs', import.meta.url));
  const report = join(folder, 'report.json');
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const words = ['run', '--globals', `--root=${folder}`, `--reporter=${reporter}`, `--outputFile.json=${report}`];
  await new Promise((resolve) => execFile(process.execPath, [program, ...words], { cwd: folder }, resolve));
  return JSON.parse(readFileSync(report, 'utf8'));
}

test('the report has the errors outside tests in addition to what Vitest reports, including those that are not errors', async () => {
  const report = await runTests(`
    test('one', async () => {
      const error = new Error('outside', { cause: new Error('inside') });
      for (const value of [error, 5, undefined, null, 'words', { some: 1 }]) Promise.reject(value);
      await new Promise(setImmediate);
    });
  `);
  expect(report).toMatchObject({ numTotalTests: 1, numFailedTests: 0 });
  expect(report.unhandledErrors).toEqual([
    expect.stringMatching(
      /^Error: outside\n +at .*a\.test\.mjs[^]*\nCaused by: Error: inside\n +at .*a\.test\.mjs[^]*\nWhile this file ran: .*a\.test\.mjs$/,
    ),
    '5',
    expect.stringContaining('undefined'),
    expect.stringContaining('null'),
    'words',
    expect.stringContaining('some: 1'),
  ]);
});

test('the report has the errors of a file and its suites that cannot be set up or torn down', async () => {
  const report = await runTests(`
    afterAll(() => { throw new Error('of the file'); });
    test('one', () => { throw new Error('of a test'); });
    describe('first', () => {
      beforeAll(() => { throw new Error('no port', { cause: new Error('it is taken') }); });
      test('two', () => {});
    });
    describe('second', () => {
      describe('inner', () => {
        afterAll(() => { throw 5; });
        test('three', () => {});
      });
    });
  `);
  expect(report.testResults).toHaveLength(1);
  expect(report.testResults[0].suiteErrors).toEqual([
    expect.stringMatching(/^Error: of the file\n/),
    expect.stringMatching(/^first: Error: no port\n[^]*\nCaused by: Error: it is taken\n/),
    'second > inner: 5',
  ]);
});

test('the report has no errors of suites when all tests can run, nor when one fails', async () => {
  const report = await runTests(`
    describe('first', () => {
      test('one', () => {});
      test('two', () => { throw new Error('of a test'); });
    });
  `);
  expect(report).toMatchObject({ numPassedTests: 1, numFailedTests: 1, unhandledErrors: [] });
  expect(report.testResults[0].suiteErrors).toEqual([]);
});
