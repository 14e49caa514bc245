import type { TestResultState } from '@confab/model';

/** A test case in a JUnit report. */
interface ReportedCase {
  readonly suite: string;
  readonly name: string;
  readonly state: TestResultState;
  readonly message: string;
  readonly milliseconds: number;
}

/** A test run in a JUnit report. */
export interface ReportedRun {
  readonly name: string;
  readonly startedUtc: string;
  readonly cases: readonly ReportedCase[];
}

/** Formats a run as JUnit XML, one suite per test suite. */
export function toJUnit({ name, startedUtc, cases }: ReportedRun): string {
  const suites = new Map<string, ReportedCase[]>();
  for (const test of cases) suites.set(test.suite, [...(suites.get(test.suite) ?? []), test]);
  const body = [...suites].map(([suite, own]) =>
    [
      `  <testsuite name="${escape(suite)}" ${counts(own)} timestamp="${escape(startedUtc)}">`,
      ...own.map((test) => toCase(suite, test)),
      '  </testsuite>',
    ].join('\n'),
  );
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="${escape(name)}" ${counts(cases)}>`];
  return `${[...lines, ...body, '</testsuites>'].join('\n')}\n`;
}

function toCase(suite: string, { name, state, message, milliseconds }: ReportedCase) {
  const head = `    <testcase classname="${escape(suite)}" name="${escape(name)}" time="${seconds(milliseconds)}"`;
  if (state === 'Passed') return `${head}/>`;
  const inside =
    state === 'Failed' || state === 'Error'
      ? `<${state === 'Failed' ? 'failure' : 'error'} message="${escape(message)}"/>`
      : '<skipped/>';
  return `${head}>${inside}</testcase>`;
}

function counts(cases: readonly ReportedCase[]) {
  const count = (wantedState: TestResultState) => cases.filter(({ state }) => state === wantedState).length;
  const out = count('Passed') + count('Failed') + count('Error');
  const time = seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  return `tests="${cases.length}" failures="${count('Failed')}" errors="${count('Error')}" skipped="${cases.length - out}" time="${time}"`;
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(3);

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Removes characters that XML does not allow: control characters and unpaired surrogates. */
function escape(text: string) {
  return text
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\n\t]/g, (character) => named[character] ?? '');
}
