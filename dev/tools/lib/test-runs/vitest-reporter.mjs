import { inspect } from 'node:util';
import { JsonReporter } from 'vitest/node';

/**
 * Vitest's JSON report with the errors that its own leaves out: those outside tests, such as that of a worker that
 * died, and those of suites that cannot be set up or torn down. Without them, a failed test that passes at the second
 * try would hide them.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class ReporterOfAllErrors extends JsonReporter {
  unhandledErrors = [];
  /** The errors of the suites of each file, in the order of the files. */
  suiteErrors = [];

  /** @override */
  async onTestRunEnd(testModules, unhandledErrors) {
    this.unhandledErrors = unhandledErrors.map((error) => describeError(error));
    this.suiteErrors = testModules.map((file) => listSuiteErrors(file));
    await super.onTestRunEnd(testModules);
  }

  /** @override */
  async writeReport(report) {
    const { testResults, ...rest } = JSON.parse(report);
    const files = testResults.map((file, at) => ({ ...file, suiteErrors: this.suiteErrors[at] }));
    await super.writeReport(JSON.stringify({ ...rest, testResults: files, unhandledErrors: this.unhandledErrors }));
  }
}

/** The errors of a file that could not be loaded, set up or torn down, and of its inner suites with their names. */
function listSuiteErrors(file) {
  const ofInner = [...file.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => `${suite.fullName}: ${describeError(error)}`),
  );
  return [...file.errors().map((error) => describeError(error)), ...ofInner];
}

/**
 * An error as text, with its causes and the test file that ran. What is rejected or thrown may be any value; Vitest
 * keeps one that is not an object as the message.
 */
function describeError(error) {
  const { stack, message, cause, VITEST_TEST_PATH: file } = error;
  return [
    String(stack ?? message ?? inspect(error)),
    ...(cause === undefined || cause === null ? [] : [`Caused by: ${describeError(cause)}`]),
    ...(file === undefined ? [] : [`While this file ran: ${file}`]),
  ].join('\n');
}
