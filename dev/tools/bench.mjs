// npm run bench [-- name]: runs all benchmarks, or those whose names match; each also measures a lower bound (floor) in the same run.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { exitWithError, requireNode, printStatus } from './lib/print.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';
import { startThrowawayServers } from './lib/throwaway-servers.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const all = [...readdirSync(`${root}bench`), ...readdirSync(`${root}bench/storage`).map((name) => `storage/${name}`)]
  .filter((name) => name.endsWith('.ts') && !name.startsWith('lib-'))
  .map((name) => name.replace('.ts', ''));
const requestedNames = process.argv.slice(2);
const chosen =
  requestedNames.length === 0 ? all : all.filter((name) => requestedNames.some((part) => name.includes(part)));
if (chosen.length === 0)
  exitWithError(`unknown benchmark ${requestedNames.join(', ')}. The benchmarks are ${all.join(', ')}.`);

const programs = await findSystemPrograms();
const servers = await startThrowawayServers(programs);
for (const name of chosen) {
  printStatus(`running benchmark ${name}`);
  const { code } = await run(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    env: {
      TEST_POSTGRES_URL: servers.databaseUrl,
      TEST_REDIS_URL: servers.redisUrl,
      CHROMIUM: programs.chromium,
    },
  });
  if (code !== 0) printStatus(`benchmark ${name} failed`);
}
await servers.stop();
