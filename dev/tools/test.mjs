// npm test: runs all checks and tests, against servers that are started and removed by this command.
//
//   npm test                    everything
//   npm test -- rules routes    only those stages: check, rules, web, routes, postgres, stories
//   npm test -- --changed       only tests that uncommitted and unpushed changes can break
//   npm test -- --changed HEAD~3    only tests that changes since that commit can break
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChangeBase, listChangedFiles } from './lib/changed-files.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { requireNode, printStatus } from './lib/print.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';
import { startThrowawayServers } from './lib/throwaway-servers.mjs';

const stages = {
  check: { title: 'checks: format, lint, types, boundaries, unused code', run: runChecks },
  rules: { title: 'tests of rules and of parts of the server', run: () => runVitest(['rules', 'server']) },
  web: { title: 'tests of screens and parts', run: () => runVitest(['web']) },
  routes: { title: 'tests of routes, on the embedded database', run: () => runVitest(['routes']) },
  postgres: {
    title: 'the same on PostgreSQL',
    run: () => runVitest(['routes'], { TEST_DATABASE_URL: servers.databaseUrl }),
  },
  stories: { title: 'stories in the browser', run: runStories },
};

requireNode();
await ensureInstalled();
const { names, base } = await readArguments(process.argv.slice(2));
const unknown = names.filter((name) => !(name in stages));
if (unknown.length > 0) {
  printStatus(`unknown stage ${unknown.join(', ')}. The stages are ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const reports = join(root, 'node_modules/.cache/confab/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const programs = await findSystemPrograms();
const servers = await startThrowawayServers(programs);
// Ends the started servers, also when this command is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
let total = { passed: 0, failed: 0 };
/** What failed, in lines: the end of a long output is all that some people see of it. */
const failures = [];
try {
  if (names.includes('stories')) await ensureBuilt();
  for (const name of names) {
    const startedAt = Date.now();
    printStatus(stages[name].title);
    const { passed, failed } = await stages[name].run(name);
    total = { passed: total.passed + passed, failed: total.failed + failed };
    printStatus(`${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
} finally {
  await servers.stop();
}
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 ? 1 : 0);

/** The stages to run, and the commit whose changes since then are tested; undefined to test everything. */
async function readArguments(words) {
  const at = words.indexOf('--changed');
  if (at === -1) return { names: words.length > 0 ? words : Object.keys(stages), base: undefined };
  const next = words[at + 1];
  const isCommit = next !== undefined && !(next in stages);
  const changeBase = isCommit ? next : await findChangeBase();
  const named = words.filter((_, index) => index !== at && !(isCommit && index === at + 1));
  const changed = await listChangedFiles(changeBase);
  const canBreakStories = changed.some(
    (path) => /^(?:apps|packages|e2e)\//.test(path) && !/\.test\.tsx?$|\.md$/.test(path),
  );
  const names = (named.length > 0 ? named : Object.keys(stages)).filter(
    (name) => name !== 'stories' || canBreakStories,
  );
  printStatus(`${changed.length} files changed since ${changeBase}`);
  return { names, base: changeBase };
}

async function runChecks() {
  const { code, output } = await run(process.execPath, ['dev/tools/check.mjs', '--summary'], { quiet: true });
  process.stdout.write(output);
  const passed = (output.match(/^ok /gm) ?? []).length;
  const failedChecks = output.split('\n').filter((line) => line.startsWith('not ok '));
  const failed = failedChecks.length;
  failures.push(...failedChecks.map((line) => `check › ${line.slice('not ok '.length)}`));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runVitest(projects, env = {}) {
  const stage = Object.keys(env).length > 0 ? 'postgres' : projects[0];
  const report = join(reports, `${stage}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const selection = base === undefined ? [] : ['--changed', base];
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...projects.map((name) => `--project=${name}`), ...selection, ...reporters],
    {
      env: { TEST_REDIS_URL: servers.redisUrl, TEST_POSTGRES_URL: servers.databaseUrl, ...env },
    },
  );
  // No test depends on the changed files.
  if (base !== undefined && code === 0 && !existsSync(report)) return { passed: 0, failed: 0 };
  const counts = readReport(report, (json) => countVitestResults(json, stage));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function countVitestResults({ numPassedTests, testResults }, stage) {
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    // A file that cannot be loaded or set up fails without a failed test.
    if (status === 'failed' && tests.length === 0) return [`${stage} › ${file}: ${message.split('\n')[0]}`];
    return tests.map((title) => `${stage} › ${file} › ${title}`);
  });
  failures.push(...lines);
  return { passed: numPassedTests, failed: lines.length };
}

async function runStories() {
  const report = join(reports, 'stories.json');
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      CHROMIUM: programs.chromium,
      TEST_REDIS_URL: servers.redisUrl,
      TEST_POSTGRES_URL: servers.databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const counts = readReport(report, ({ stats, suites }) => {
    failures.push(...listFailedStories(suites).map((title) => `stories › ${title}`));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function listFailedStories(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`),
    ...listFailedStories(inner),
  ]);
}

function readReport(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 }; // The runner crashed before it could report.
  }
}
