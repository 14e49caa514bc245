import { expect, test } from 'vitest';
import { describeFailure, listRetries, mergeRetry, readPlaywrightReport, readVitestReport } from './test-results.mjs';

const failed = (file, title, error = 'no') => ({ file, title, error });

test('the report of Vitest names failed tests, and files that could not be set up', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: '/work/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['first', 'second'] },
        ],
      },
      { name: '/work/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      { name: '/work/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(readVitestReport(report, '/work')).toEqual({
    passed: 3,
    failures: [failed('a.test.ts', 'two', 'first\nsecond'), failed('b.test.ts', '', 'cannot load')],
  });
});

test('the report of Playwright names failed stories of inner suites, and errors outside of stories', () => {
  const spec = { title: 'a story', ok: false, tests: [{ results: [{ errors: [{ message: 'not visible' }] }] }] };
  const suites = [
    { file: 'a.spec.ts', specs: [{ title: 'fine', ok: true }], suites: [{ file: 'a.spec.ts', specs: [spec] }] },
  ];
  expect(readPlaywrightReport({ stats: { expected: 1, flaky: 0 }, suites }, 'e2e/stories')).toEqual({
    passed: 1,
    failures: [failed('e2e/stories/a.spec.ts', 'a story', 'not visible')],
  });
  const outside = { stats: { expected: 0, flaky: 0 }, suites: [], errors: [{ message: 'no browser' }] };
  expect(readPlaywrightReport(outside, 'e2e/stories').failures).toEqual([failed('', '', 'no browser')]);
});

test('what passes at the second try is flaky and passed, and what fails again has failed', () => {
  const first = { passed: 8, failures: [failed('a', 'one'), failed('a', 'two'), failed('b', 'three')], flaky: [] };
  const again = mergeRetry(first, 'a', { passed: 4, failures: [failed('a', 'two', 'still')] });
  expect(again).toEqual({
    passed: 9,
    failures: [failed('b', 'three'), failed('a', 'two', 'still')],
    flaky: [failed('a', 'one')],
  });
});

test('a file that is set up only at the second try adds its tests, and fails with those that fail', () => {
  const first = { passed: 8, failures: [failed('a', '')], flaky: [] };
  expect(mergeRetry(first, 'a', { passed: 4, failures: [] })).toEqual({
    passed: 12,
    failures: [],
    flaky: [failed('a', '')],
  });
  const broken = [failed('a', 'two')];
  expect(mergeRetry(first, 'a', { passed: 3, failures: broken })).toMatchObject({ passed: 11, failures: broken });
});

test('a file that cannot be set up at the second try has failed', () => {
  const first = { passed: 8, failures: [failed('a', 'one')], flaky: [] };
  const again = mergeRetry(first, 'a', { passed: 0, failures: [failed('a', '', 'crashed')] });
  expect(again).toEqual({ passed: 8, failures: [failed('a', '', 'crashed')], flaky: [] });
});

test('nothing is run once more when a failure belongs to no file, or when too many files failed', () => {
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
