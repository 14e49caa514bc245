// What test runners report, in one form, and how a second try changes it.
//
// A failure is { file, title, error }: the path from the root, the title of the test, or '' when the file could not be
// loaded or set up, and the message of the error.
import { relative } from 'node:path';

/** Reads the JSON report of Vitest. @returns { passed, failures } */
export function readVitestReport({ numPassedTests, testResults }, root) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, error: failureMessages.join('\n') }));
    // A file that cannot be loaded or set up fails without a failed test.
    return status === 'failed' && failed.length === 0 ? [{ file, title: '', error: message }] : failed;
  });
  return { passed: numPassedTests, failures };
}

/** Reads the JSON report of Playwright. @param folder the stories' folder, from the root */
export function readPlaywrightReport({ stats, suites = [], errors = [] }, folder) {
  const failures = listFailedSpecs(suites).map(({ file, ...failure }) => ({ file: `${folder}/${file}`, ...failure }));
  const outside = failures.length === 0 ? errors.map(({ message }) => ({ file: '', title: '', error: message })) : [];
  return { passed: stats.expected + stats.flaky, failures: [...failures, ...outside] };
}

function listFailedSpecs(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        file,
        title,
        error: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
          .join('\n'),
      })),
    ...listFailedSpecs(inner),
  ]);
}

/** More failed files than this have one cause, which a second try would only repeat. */
const retriesMax = 12;

/** The files that are run once more: none if a failure belongs to no file, or if too many failed. */
export function listRetries(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  return files.includes('') || files.length > retriesMax ? [] : files;
}

/**
 * Adds the second try of one file: what failed again has failed, and what passed then counts as passed and is flaky.
 *
 * @param retried { passed, failures } of that file alone
 * @returns { passed, failures, flaky }
 */
export function mergeRetry({ passed, failures, flaky }, file, retried) {
  const first = failures.filter((failure) => failure.file === file);
  const failedAgain = new Set(retried.failures.map(({ title }) => title));
  // No test of a file that could not be set up was counted the first time.
  const newlyPassed = first.some(({ title }) => title === '')
    ? retried.passed
    : first.filter(({ title }) => !failedAgain.has(title) && !failedAgain.has('')).length;
  return {
    passed: passed + newlyPassed,
    failures: [
      ...failures.filter((failure) => failure.file !== file),
      ...retried.failures.filter(
        ({ title }) => first.some((one) => one.title === title || one.title === '') || title === '',
      ),
    ],
    flaky: [...flaky, ...first.filter(({ title }) => !failedAgain.has(title) && !failedAgain.has(''))],
  };
}

/** One line about a failure, with the first line of its error. */
export function describeFailure(stage, { file, title, error }) {
  const [line = ''] = stripColours(error)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return `${describeTest(stage, { file, title })}${line === '' ? '' : `: ${line.slice(0, 300)}`}`;
}

/** stage › file › title */
export function describeTest(stage, { file, title }) {
  return [stage, file, title].filter((part) => part !== '').join(' › ');
}

/** Removes the codes that colour text in a terminal. */
export function stripColours(text) {
  // oxlint-disable-next-line no-control-regex -- the codes begin with the control character Escape
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '');
}
