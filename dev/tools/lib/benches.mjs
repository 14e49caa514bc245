// The benchmarks: their names, how one is run, and the table of their results.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** The time limit of a benchmark in its smallest form, in milliseconds; one that takes longer has hung. */
const smokeMaxMs = 600_000;

/** The folders with benchmarks, beside `bench` itself. */
const folders = ['language', 'storage'];

/** The names of all benchmarks. */
export function listBenches() {
  const files = [
    ...readdirSync(`${root}bench`),
    ...folders.flatMap((folder) => readdirSync(`${root}bench/${folder}`).map((name) => `${folder}/${name}`)),
  ];
  return files
    .filter((name) => name.endsWith('.ts') && !name.startsWith('lib-'))
    .map((name) => name.slice(0, -'.ts'.length));
}

/**
 * Runs a benchmark.
 *
 * @param options.isSmoke whether to run it in its smallest form, which has a time limit
 * @param options.quiet whether to return its output without printing it
 * @returns { code, output, rows }: the rows that it adds to the table
 */
export async function runBench(name, { servers, programs, isSmoke = false, quiet = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'confab-bench-rows-'));
  const rowsFile = join(folder, 'rows');
  try {
    const { code, output } = await run(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
      quiet,
      env: {
        TEST_POSTGRES_URL: servers.databaseUrl,
        TEST_REDIS_URL: servers.redisUrl,
        CHROMIUM: programs.chromium,
        BENCH_ROWS: rowsFile,
        BENCH_SMOKE: isSmoke ? '1' : '',
      },
      ...(isSmoke ? { timeout: smokeMaxMs } : {}),
    });
    return { code, output, rows: readRows(rowsFile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRows(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * Formats the table of work, goal, ratio and verdict.
 *
 * @param rows as `bench/harness/report-row.ts` writes them, or { work, hasFailed: true } for a benchmark that ended with an error
 * @param isSmoke whether no goal is judged
 */
export function formatBenchTable(rows, isSmoke = false) {
  const cells = rows.map((row) => [row.work, formatGoal(row), formatRatio(row), getVerdict(row, isSmoke)]);
  const lines = [['work', 'goal', 'ratio', 'verdict'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map(([work, goal, ratio, verdict]) =>
      [work.padEnd(widths[0]), goal.padStart(widths[1]), ratio.padStart(widths[2]), verdict].join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function formatGoal({ atMost, atLeast, unit = 'x' }) {
  if (atMost !== undefined) return `at most ${formatFigure(atMost, unit)}`;
  return atLeast === undefined ? '–' : `at least ${formatFigure(atLeast, unit)}`;
}

function formatRatio({ ratio, unit = 'x' }) {
  return ratio === undefined ? '–' : formatFigure(ratio, unit);
}

function formatFigure(figure, unit) {
  const digits = unit === 'x' ? 2 : 0;
  return `${figure.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

function getVerdict({ ratio, atMost, atLeast, hasFailed }, isSmoke) {
  if (hasFailed) return 'FAILED';
  if (isSmoke) return 'not judged';
  if (atMost === undefined && atLeast === undefined) return '–';
  return (atMost === undefined || ratio <= atMost) && (atLeast === undefined || ratio >= atLeast) ? 'met' : 'missed';
}
