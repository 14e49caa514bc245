// npm run bench [-- name]: runs all benchmarks, or those whose names match; each also measures a lower bound (floor) in
// the same run. At the end it prints one table: work, goal, ratio, verdict.
//
//   npm run bench -- all               all benchmarks
//   npm run bench -- canvas forms      those whose names contain one of the words
//   npm run bench -- --smoke canvas    in their smallest form, which only shows that they work
import { formatBenchTable, listBenches, runBench } from './lib/benches.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { exitWithError, requireNode, printStatus } from './lib/print.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';
import { startThrowawayServers } from './lib/throwaway-servers.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const words = process.argv.slice(2);
const isSmoke = words.includes('--smoke');
const names = words.filter((word) => word !== '--smoke' && word !== 'all');
const all = listBenches();
const chosen = names.length === 0 ? all : all.filter((name) => names.some((part) => name.includes(part)));
if (chosen.length === 0) exitWithError(`unknown benchmark ${names.join(', ')}. The benchmarks are ${all.join(', ')}.`);

const programs = await findSystemPrograms();
const servers = await startThrowawayServers(programs);
// Ends the started servers and benchmarks, even when this command is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const table = [];
for (const name of chosen) {
  printStatus(`running benchmark ${name}`);
  const { code, rows } = await runBench(name, { servers, programs, isSmoke });
  table.push(...rows);
  if (code === 0) continue;
  printStatus(`benchmark ${name} failed`);
  table.push({ work: name, hasFailed: true });
}
await servers.stop();
process.stdout.write(`\n${formatBenchTable(table, isSmoke)}`);
process.exit(table.some(({ hasFailed }) => hasFailed) ? 1 : 0);
