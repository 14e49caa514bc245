// npm test: runs all checks and tests, against servers that are started and removed by this command.
//
//   npm test                    all stages
//   npm test -- rules routes    only those stages: check, rules, web, routes, postgres, stories
//   npm test -- everything      all stages, with all routes on PostgreSQL, every palette, and each benchmark in its smallest
//                               form (stage benches); then a long fuzz and the growth benches, which only print
//   npm test -- --changed       only tests that uncommitted and unpushed changes can break
//   npm test -- --changed HEAD~3    only tests that changes since that commit can break
//
// A test file that fails is run once more, alone, after its stage. What passes then counts as passed and is printed as
// flaky. The last run that ended is described in node_modules/.cache/confab/last-run.json, unless another has begun
// since.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChangeBase, listChangedFiles } from './lib/changed-files.mjs';
import { listBenches, runBench } from './lib/benches.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { requireNode, printStatus } from './lib/print.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';
import { beginRun } from './lib/test-runs/last-run.mjs';
import {
  crash,
  describeFailure,
  describeTest,
  listRetries,
  mergeRetry,
  readPlaywrightReport,
  readReport,
  readVitestReport,
  stripColours,
} from './lib/test-runs/test-results.mjs';
import { startThrowawayServers } from './lib/throwaway-servers.mjs';

/** The seed from which property tests and the fuzzer draw. */
const seed = process.env.TEST_SEED ?? '11';
const storiesFolder = 'e2e/stories';
/** Output has dots and colours only in a terminal. */
const isTerminal = process.stdout.isTTY === true;

const stages = {
  check: { title: 'checks: format, lint, types, boundaries, unused code', run: runChecks },
  rules: {
    title: 'tests of rules and of parts of the server',
    run: (files) => runVitest('rules', ['rules', 'server'], files),
  },
  web: { title: 'tests of screens and parts', run: (files) => runVitest('web', ['web'], files) },
  routes: {
    title: 'tests of routes, on the embedded database',
    run: (files) => runVitest('routes', ['routes'], files),
  },
  postgres: {
    title: 'what can differ on PostgreSQL',
    run: (files) =>
      runVitest('postgres', [isEverything ? 'routes' : 'postgres'], files, { TEST_DATABASE_URL: servers.databaseUrl }),
  },
  stories: { title: 'stories in the browser', run: runStories },
  benches: { title: 'benchmarks in their smallest form', run: runBenches },
};
/** What `npm test` runs; `npm test -- everything` runs all. */
const usualStages = Object.keys(stages).filter((name) => name !== 'benches');

requireNode();
await ensureInstalled();
const { names, base, isEverything } = await readArguments(process.argv.slice(2));
const unknown = names.filter((name) => !(name in stages));
if (unknown.length > 0) {
  printStatus(`unknown stage ${unknown.join(', ')}. The stages are ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const cache = join(root, 'node_modules/.cache/confab');
const writeSummary = beginRun(cache);
const reports = join(cache, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const programs = await findSystemPrograms();
const servers = await startThrowawayServers(programs);
// Ends the started servers, even when this command is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const startedAt = Date.now();
const summary = { ...readCommit(), seed, stages: {}, passed: 0, failed: 0, flaky: [], failures: [], seconds: 0 };
try {
  if (names.some((name) => name !== 'check')) printStatus(`tests draw from seed ${seed} (TEST_SEED)`);
  if (names.includes('stories') || names.includes('benches')) await ensureBuilt();
  for (const name of names) await runStage(name);
} finally {
  await servers.stop();
}
summary.seconds = secondsSince(startedAt);
writeSummary(summary);
for (const { test } of summary.flaky) process.stdout.write(`flaky: ${test}\n`);
for (const line of summary.failures) process.stdout.write(`failed: ${line}\n`);
if (isEverything) await printFigures();
process.stdout.write(`${summary.passed} passed, ${summary.failed} failed\n`);
process.exit(summary.failed > 0 ? 1 : 0);

async function runStage(name) {
  const stageStartedAt = Date.now();
  printStatus(stages[name].title);
  const outcome = await runTwice(name);
  const { passed, failures, flaky } = outcome;
  // A flaky test is printed with its error too, which is all that is known of a cause that hides.
  for (const failure of [...failures, ...flaky]) {
    const text = stripColours(failure.error).trim().slice(0, 6_000);
    if (text !== '') process.stdout.write(`\n${describeTest(name, failure)}\n${text.replace(/^/gm, '    ')}\n\n`);
  }
  const seconds = secondsSince(stageStartedAt);
  summary.stages[name] = { passed: passed.length, failed: failures.length, flaky: flaky.length, seconds };
  summary.passed += passed.length;
  summary.failed += failures.length;
  summary.flaky.push(...flaky.map((one) => ({ test: describeTest(name, one), error: stripColours(one.error) })));
  summary.failures.push(...failures.map((one) => describeFailure(name, one)));
  const flakyPart = flaky.length > 0 ? `, ${flaky.length} of them flaky` : '';
  printStatus(`${name}: ${passed.length} passed${flakyPart}, ${failures.length} failed in ${seconds} s`);
}

/** Runs a stage, and each test file that failed once more, alone. */
async function runTwice(name) {
  let outcome = { ...(await stages[name].run()), flaky: [] };
  // Without a base, every stage has tests.
  if (base === undefined && outcome.passed.length + outcome.failures.length === 0)
    return { ...outcome, failures: [crash('no test ran', '')] };
  if (name === 'check') return outcome;
  for (const file of listRetries(outcome.failures)) {
    printStatus(`${name}: once more, alone: ${file}`);
    outcome = mergeRetry(outcome, file, await stages[name].run([file]));
  }
  return outcome;
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1_000);
}

/** Reads the tested state: the commit, and whether the tree has other changes. */
function readCommit() {
  try {
    const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
    return { commit: git('rev-parse', 'HEAD'), isTreeClean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: undefined, isTreeClean: undefined }; // No repository: an archive of the files.
  }
}

/** Runs the tools that measure times and print tables. They make no run fail. */
async function printFigures() {
  await run(process.execPath, ['dev/tools/fuzz.mjs', '--requests', '20000']);
  await run(process.execPath, ['dev/tools/bench.mjs', 'growth']);
}

/** The stages to run, and the commit whose changes since then are tested; undefined to test everything. */
async function readArguments(given) {
  const isEverything = given.includes('everything');
  const words = given.filter((word) => word !== 'everything');
  const at = words.indexOf('--changed');
  const usual = isEverything ? Object.keys(stages) : usualStages;
  if (at === -1) return { names: words.length > 0 ? words : usual, base: undefined, isEverything };
  const next = words[at + 1];
  const isCommit = next !== undefined && !(next in stages);
  const changeBase = isCommit ? next : await findChangeBase();
  const named = words.filter((_, index) => index !== at && !(isCommit && index === at + 1));
  const changed = await listChangedFiles(changeBase);
  const canBreakStories = changed.some(
    (path) => /^(?:apps|packages|e2e)\//.test(path) && !/\.test\.tsx?$|\.md$/.test(path),
  );
  const names = (named.length > 0 ? named : usual).filter((name) => name !== 'stories' || canBreakStories);
  printStatus(`${changed.length} files changed since ${changeBase}`);
  return { names, base: changeBase, isEverything };
}

async function runChecks() {
  const { code, output } = await run(process.execPath, ['dev/tools/check.mjs'], { quiet: true });
  process.stdout.write(output);
  const lines = output.split('\n');
  const passed = lines.filter((line) => line.startsWith('ok '));
  const failures = lines.flatMap((line, at) =>
    line.startsWith('not ok ') ? [crash(line.slice('not ok '.length), lines[at + 1] ?? '')] : [],
  );
  return { passed, failures: code !== 0 && failures.length === 0 ? [crash('the checks', output)] : failures };
}

/** @param files the files to run; undefined for all */
async function runVitest(stage, projects, files, env = {}) {
  const report = join(reports, `${stage}${files ? '-again' : ''}.json`);
  rmSync(report, { force: true });
  const reporters = [
    '--reporter=dot',
    '--reporter=dev/tools/lib/test-runs/vitest-reporter.mjs',
    `--outputFile.json=${report}`,
  ];
  const selection = files ?? (base === undefined ? [] : ['--changed', base]);
  const result = await runTool(
    'vitest/vitest.mjs',
    ['run', ...projects.map((name) => `--project=${name}`), ...selection, ...reporters],
    {
      quiet: !isTerminal,
      env: {
        TEST_SEED: seed,
        TEST_REDIS_URL: servers.redisUrl,
        TEST_POSTGRES_URL: servers.databaseUrl,
        ...(isTerminal ? {} : { NO_COLOR: '1' }),
        ...env,
      },
    },
  );
  // No test depends on the changed files.
  if (base !== undefined && result.code === 0 && !existsSync(report)) return { passed: [], failures: [] };
  return readReport(report, result, (json) => readVitestReport(json, root));
}

async function runStories(files) {
  const report = join(reports, `stories${files ? '-again' : ''}.json`);
  rmSync(report, { force: true });
  const result = await runTool(
    '@playwright/test/cli.js',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=dot,json',
      ...(files ? ['--workers=1', ...files.map((file) => file.slice(storiesFolder.length + 1))] : []),
    ],
    {
      quiet: !isTerminal,
      env: {
        CHROMIUM: programs.chromium,
        TEST_REDIS_URL: servers.redisUrl,
        TEST_POSTGRES_URL: servers.databaseUrl,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(isTerminal ? {} : { NO_COLOR: '1' }),
        ...(isEverything ? { STORY_PALETTES: 'all' } : {}),
      },
    },
  );
  return readReport(report, result, (json) => readPlaywrightReport(json, storiesFolder));
}

/**
 * Runs each benchmark in its smallest form, in which no time is judged: what counts is that it ends, and without an
 * error.
 */
async function runBenches(files) {
  const chosen = listBenches().filter((name) => files === undefined || files.includes(getBenchFile(name)));
  const [passed, failures] = [[], []];
  for (const name of chosen) {
    const { code, output } = await runBench(name, { servers, programs, isSmoke: true, quiet: true });
    const test = { file: getBenchFile(name), title: 'its smallest form' };
    if (code === 0) passed.push(test);
    else failures.push({ ...test, error: output.slice(-4_000) });
  }
  return { passed, failures };
}

function getBenchFile(name) {
  return `bench/${name}.ts`;
}
