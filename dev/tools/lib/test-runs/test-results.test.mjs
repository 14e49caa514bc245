import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  describeFailure,
  listRetries,
  mergeRetry,
  readPlaywrightReport,
  readReport,
  readVitestReport,
} from './test-results.mjs';

const failed = (file, title, error = 'no') => ({ file, title, error });
const passed = (file, ...titles) => titles.map((title) => ({ file, title }));

test('the report of Vitest names failed tests, files that could not be set up, and errors outside tests', () => {
  const report = {
    unhandledErrors: ['a worker died'],
    testResults: [
      {
        name: '/work/a.test.ts',
        status: 'failed',
        suiteErrors: [],
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['first', 'second'] },
        ],
      },
      { name: '/work/b.test.ts', status: 'failed', suiteErrors: ['cannot load'], assertionResults: [] },
      { name: '/work/c.test.ts', status: 'passed', suiteErrors: [], assertionResults: [] },
      { name: '/work/d.test.ts', status: 'failed', suiteErrors: [], assertionResults: [] },
    ],
  };
  expect(readVitestReport(report, '/work')).toEqual({
    passed: passed('a.test.ts', 'one'),
    failures: [
      failed('a.test.ts', 'two', 'first\nsecond'),
      failed('b.test.ts', '', 'cannot load'),
      failed('d.test.ts', '', ''),
      failed('', '', 'a worker died'),
    ],
  });
});

test('an error outside tests is a text, whatever was thrown', () => {
  const vitest = readVitestReport({ testResults: [], unhandledErrors: [5, null] }, '/work');
  expect(vitest.failures).toEqual([failed('', '', '5'), failed('', '', '')]);
  const playwright = readPlaywrightReport({ errors: [{ value: '5' }, {}] }, 'e2e/stories');
  expect(playwright.failures).toEqual([failed('', '', '5'), failed('', '', '')]);
});

test('a story that threw a value instead of an error fails with the value', () => {
  const spec = { title: 'a story', ok: false, tests: [{ results: [{ errors: [{ value: '5' }] }] }] };
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec] }] };
  expect(readPlaywrightReport(report, 'e2e').failures).toEqual([failed('e2e/a.spec.ts', 'a story', '5')]);
});

test('the report of Playwright names stories of inner suites, and errors outside stories', () => {
  const spec = { title: 'a story', ok: false, tests: [{ results: [{ errors: [{ message: 'not visible' }] }] }] };
  const fine = { title: 'fine', ok: true, tests: [{ status: 'expected', results: [] }] };
  const skipped = { title: 'skipped', ok: true, tests: [{ status: 'skipped', results: [] }] };
  const suites = [{ file: 'a.spec.ts', specs: [fine, skipped], suites: [{ file: 'a.spec.ts', specs: [spec] }] }];
  expect(readPlaywrightReport({ suites, errors: [{ message: 'no browser' }] }, 'e2e/stories')).toEqual({
    passed: passed('e2e/stories/a.spec.ts', 'fine'),
    failures: [failed('e2e/stories/a.spec.ts', 'a story', 'not visible'), failed('', '', 'no browser')],
  });
});

describe('the report of a runner', () => {
  function readText(text, code) {
    const folder = mkdtempSync(join(tmpdir(), 'confab-report-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'report.json');
    if (text !== undefined) writeFileSync(path, text);
    return readReport(path, { code, output: 'out of memory' }, (report) => report);
  }

  test.each([
    ['is missing', undefined],
    ['ends early', '{"passed":[{"file":"a"'],
  ])('a report that %s is a failure without a file, whatever the exit code', (_, text) => {
    for (const code of [0, 1]) {
      expect(readText(text, code)).toEqual({
        passed: [],
        failures: [failed('', 'no report was written', expect.stringContaining('out of memory'))],
      });
    }
  });

  test('a report without failures gets one without a file when the exit code is one', () => {
    const report = { passed: passed('a', 'one'), failures: [] };
    expect(readText(JSON.stringify(report), 0)).toEqual(report);
    expect(readText(JSON.stringify(report), 1)).toEqual({
      ...report,
      failures: [failed('', 'an error outside of the tests', 'out of memory')],
    });
  });

  test('the last error outside tests gets the end of the output, and failed tests do not', () => {
    const failures = [failed('', '', 'one'), failed('', '', 'a worker died'), failed('a', 'two')];
    expect(readText(JSON.stringify({ passed: [], failures }), 1).failures).toEqual([
      failed('', '', 'one'),
      failed('', '', 'a worker died\nout of memory'),
      failed('a', 'two'),
    ]);
  });
});

describe('the second try of a file', () => {
  const first = {
    passed: passed('a', 'zero'),
    failures: [failed('a', 'one'), failed('a', 'two'), failed('b', 'three')],
    flaky: [],
  };

  test('the second try makes a failed test that passes in it passed and flaky, and keeps what fails again', () => {
    const retried = { passed: passed('a', 'zero', 'one'), failures: [failed('a', 'two', 'still')] };
    expect(mergeRetry(first, 'a', retried)).toEqual({
      passed: passed('a', 'zero', 'one'),
      failures: [failed('b', 'three'), failed('a', 'two', 'still')],
      flaky: [failed('a', 'one')],
    });
  });

  test.each([
    ['ends with an error outside the file', [], [failed('', 'no report was written', 'killed')]],
    ['passes and then ends with such an error', passed('a', 'zero', 'one', 'two'), [failed('', '', 'killed')]],
    ['cannot be set up', [], [failed('a', '', 'crashed')]],
    ['passes and cannot be torn down', passed('a', 'zero', 'one', 'two'), [failed('a', '', 'crashed')]],
  ])('the second try keeps every failure of the first when it %s, and adds the error', (_, again, errors) => {
    const merged = mergeRetry(first, 'a', { passed: again, failures: errors });
    expect(merged).toMatchObject({ passed: first.passed, flaky: [] });
    expect(merged.failures).toHaveLength(4);
    expect(merged.failures).toEqual(expect.arrayContaining([...first.failures, ...errors]));
  });

  test.each([
    ['runs no test', []],
    ['runs tests of other files', passed('b', 'one', 'two')],
    ['skips what failed', passed('a', 'zero')],
  ])('the second try keeps every failure of the first when it %s', (_, again) => {
    const merged = mergeRetry(first, 'a', { passed: again, failures: [] });
    expect(merged).toMatchObject({ passed: first.passed, flaky: [] });
    expect(merged.failures).toHaveLength(3);
    expect(merged.failures).toEqual(expect.arrayContaining(first.failures));
  });

  test('the second try makes a passed test that fails in it flaky', () => {
    const retried = { passed: passed('a', 'one', 'two'), failures: [failed('a', 'zero')] };
    expect(mergeRetry(first, 'a', retried)).toEqual({
      passed: passed('a', 'zero', 'one', 'two'),
      failures: [failed('b', 'three')],
      flaky: [failed('a', 'one'), failed('a', 'two'), failed('a', 'zero')],
    });
  });

  test('the second try adds the tests of a file that could not be set up before, and the failures among them', () => {
    const unloaded = { passed: passed('b', 'one'), failures: [failed('a', '')], flaky: [] };
    expect(mergeRetry(unloaded, 'a', { passed: passed('a', 'one', 'two'), failures: [] })).toEqual({
      passed: [...passed('b', 'one'), ...passed('a', 'one', 'two')],
      failures: [],
      flaky: [failed('a', '')],
    });
    const broken = { passed: passed('a', 'one'), failures: [failed('a', 'two')] };
    expect(mergeRetry(unloaded, 'a', broken)).toMatchObject({
      passed: [...passed('b', 'one'), ...passed('a', 'one')],
      failures: broken.failures,
    });
  });

  test('the second try keeps the failure of a file that could not be torn down when fewer of its tests pass than before', () => {
    const untidy = { passed: passed('a', 'one', 'two'), failures: [failed('a', '')], flaky: [] };
    expect(mergeRetry(untidy, 'a', { passed: passed('a', 'one', 'two'), failures: [] })).toEqual({
      passed: untidy.passed,
      failures: [],
      flaky: untidy.failures,
    });
    expect(mergeRetry(untidy, 'a', { passed: passed('a', 'one'), failures: [] })).toEqual(untidy);
  });
});

test('a suite that is set up in neither try has failed, even when a failed test passes in the second', () => {
  const read = (suiteErrors, ...assertionResults) => {
    const isFine = suiteErrors.length === 0 && assertionResults.every(({ status }) => status === 'passed');
    const result = { name: '/work/a', status: isFine ? 'passed' : 'failed', suiteErrors, assertionResults };
    return readVitestReport({ testResults: [result], unhandledErrors: [] }, '/work');
  };
  const pass = (fullName) => ({ status: 'passed', fullName });
  const fail = (fullName) => ({ status: 'failed', fullName, failureMessages: ['no'] });
  const skip = (fullName) => ({ status: 'skipped', fullName });

  const first = { ...read(['inner: no port'], fail('one'), pass('two'), skip('inner three')), flaky: [] };
  expect(first.failures).toEqual([failed('a', 'one'), failed('a', '', 'inner: no port')]);
  const again = read(['inner: still none'], pass('one'), fail('two'), skip('inner three'));
  expect(mergeRetry(first, 'a', again).failures).toContainEqual(failed('a', '', 'inner: still none'));
  expect(mergeRetry(first, 'a', read([], pass('one'), pass('two'), pass('inner three')))).toEqual({
    passed: passed('a', 'two', 'one', 'inner three'),
    failures: [],
    flaky: first.failures,
  });
});

test('nothing is run again when a failure belongs to no file, or when too many files failed', () => {
  expect(listRetries([failed('a', 'one'), failed('a', 'two'), failed('b', 'one')])).toEqual(['a', 'b']);
  expect(listRetries([failed('a', 'one'), failed('', '')])).toEqual([]);
  expect(listRetries(Array.from({ length: 13 }, (_, at) => failed(`${at}`, 'one')))).toEqual([]);
});

test('a failure is one line with the first line of its error', () => {
  const error = '\n\u001b[31mexpected 1\u001b[39m to be 2\n  at a.ts:1';
  expect(describeFailure('rules', failed('a.test.ts', 'one', error))).toBe(
    'rules › a.test.ts › one: expected 1 to be 2',
  );
  expect(describeFailure('rules', failed('a.test.ts', '', ''))).toBe('rules › a.test.ts');
});
