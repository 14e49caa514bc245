// What test runners report, in one form, and how a second try changes it. A test is { file, title }: the path from the
// root, and the title. A failure has its error too; its title is '' when the file could not be loaded, or it or a suite
// of it could not be set up or torn down, and its file is '' when the error is outside all files, such as that of a
// runner that ended early.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Reads what a runner reported. A runner that failed without a failed test has crashed, or had an error outside tests.
 *
 * @param path the file of the report
 * @param run { code, output } of the runner
 * @param read makes { passed, failures } of the report
 */
export function readReport(path, { code, output }, read) {
  let results;
  try {
    results = read(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return { passed: [], failures: [crash('no report was written', `${error}\n${output.slice(-4_000)}`)] };
  }
  if (code === 0) return results;
  const failures = results.failures.length > 0 ? results.failures : [crash('an error outside of the tests', '')];
  return { ...results, failures: addOutput(failures, output.slice(-4_000)) };
}

/** Adds the end of a runner's output to the last failure of no file, because the report may lack its cause. */
function addOutput(failures, output) {
  const last = failures.findLast(({ file }) => file === '');
  const addTo = ({ error, ...failure }) => ({ ...failure, error: `${error}\n${output}`.trim() });
  return failures.map((failure) => (failure === last ? addTo(failure) : failure));
}

/** A failure that belongs to no file. @param error what is known of its cause, which need not be a text */
export function crash(title, error) {
  return { file: '', title, error: String(error ?? '') };
}

/** Reads the JSON report of `vitest-reporter.mjs`. @returns { passed, failures }: lists of tests and failures */
export function readVitestReport({ testResults, unhandledErrors }, root) {
  const files = testResults.map(({ name, ...result }) => ({
    file: relative(root, name).replaceAll('\\', '/'),
    ...result,
  }));
  const passed = files.flatMap(({ file, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => ({ file, title: fullName })),
  );
  const failures = files.flatMap(({ file, status, suiteErrors, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, error: failureMessages.join('\n') }));
    // The tests of what cannot be loaded or set up do not run, so none of them has failed.
    const isIncomplete = suiteErrors.length > 0 || (status === 'failed' && failed.length === 0);
    return isIncomplete ? [...failed, { file, title: '', error: suiteErrors.join('\n') }] : failed;
  });
  return { passed, failures: [...failures, ...unhandledErrors.map((error) => crash('', error))] };
}

/** Reads the JSON report of Playwright. @param folder the stories' folder, from the root */
export function readPlaywrightReport({ suites = [], errors = [] }, folder) {
  const specs = listSpecs(suites).map(({ file, ...spec }) => ({ file: `${folder}/${file}`, ...spec }));
  return {
    // A skipped story is `ok` too.
    passed: specs
      .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected'))
      .map(({ file, title }) => ({ file, title })),
    failures: [
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => ({
          file,
          title,
          error: tests
            .flatMap(({ results }) => results.flatMap((result) => result.errors.map(getErrorText)))
            .join('\n'),
        })),
      ...errors.map((error) => crash('', getErrorText(error))),
    ],
  };
}

/** What was thrown: the message of an error, or another value. */
function getErrorText({ message, value }) {
  return message ?? value ?? '';
}

function listSpecs(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.map((spec) => ({ ...spec, file })),
    ...listSpecs(inner),
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
 * Adds the second try of one file. A test that failed and is among those that passed then counts as passed and is
 * flaky; so is one that passed and failed then. Every other failure stays: what failed again, what did not run again,
 * and all of a second try that ended with an error outside the file.
 *
 * @param retried { passed, failures } of that file alone
 * @returns { passed, failures, flaky }
 */
export function mergeRetry({ passed, failures, flaky }, file, retried) {
  const isOfFile = (one) => one.file === file;
  const others = failures.filter((one) => !isOfFile(one));
  const crashes = retried.failures.filter((failure) => failure.file === '');
  if (crashes.length > 0) return { passed, failures: [...failures, ...crashes], flaky };

  const [passedTitles, passedAgain] = [passed, retried.passed].map(
    (tests) => new Set(tests.filter(isOfFile).map(({ title }) => title)),
  );
  const failedAgain = new Map(retried.failures.filter(isOfFile).map((failure) => [failure.title, failure]));
  const isSetUp = passedAgain.size > 0 && !failedAgain.has('');
  // A file that could not be set up has no failed test to compare: what passed before passes again.
  const passesAsBefore = [...passedTitles].every((title) => passedAgain.has(title));
  const hasRecovered = ({ title }) =>
    isSetUp && !failedAgain.has(title) && (title === '' ? passesAsBefore : passedAgain.has(title));

  const first = failures.filter(isOfFile);
  const firstTitles = new Set(first.map(({ title }) => title));
  const recovered = first.filter(hasRecovered);
  const newlyFailed = [...failedAgain.values()].filter(({ title }) => !firstTitles.has(title));
  const isNew = ({ title }) => !firstTitles.has(title) && !passedTitles.has(title);
  return {
    passed: [
      ...passed,
      ...recovered.filter(({ title }) => title !== '').map(({ title }) => ({ file, title })),
      ...retried.passed.filter((test) => isOfFile(test) && isNew(test)),
    ],
    failures: [
      ...others,
      ...first.filter((failure) => !hasRecovered(failure)).map((failure) => failedAgain.get(failure.title) ?? failure),
      ...newlyFailed.filter((failure) => failure.title === '' || isNew(failure)),
    ],
    flaky: [...flaky, ...recovered, ...newlyFailed.filter(({ title }) => title !== '' && passedTitles.has(title))],
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
