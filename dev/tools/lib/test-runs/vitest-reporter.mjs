import { inspect } from 'node:util';
import { JsonReporter } from 'vitest/node';

/**
 * Vitest's JSON report with the errors outside of tests, such as that of a worker that died, which its own leaves out. Without
 * them, a failed test that passes at the second try would hide them.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class ReporterOfAllErrors extends JsonReporter {
  unhandledErrors = [];

  /** @override */
  async onTestRunEnd(testModules, unhandledErrors) {
    this.unhandledErrors = unhandledErrors.map((error) => describeError(error));
    await super.onTestRunEnd(testModules);
  }

  /** @override */
  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.unhandledErrors }));
  }
}

/**
 * An error as text, with its causes and the test file that ran. What is rejected or thrown may be any value; Vitest keeps one
 * that is no object as the message.
 */
function describeError(error) {
  const { stack, message, cause, VITEST_TEST_PATH: file } = error;
  return [
    String(stack ?? message ?? inspect(error)),
    ...(cause === undefined || cause === null ? [] : [`Caused by: ${describeError(cause)}`]),
    ...(file === undefined ? [] : [`While this file ran: ${file}`]),
  ].join('\n');
}
