// npm run bench [-- name]: every benchmark, or one; each prints itself beside a floor of the same run.
import { readdirSync } from 'node:fs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { giveUp, requireNode, say } from './lib/say.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';
import { startThrowawayServers } from './lib/throwaway-servers.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const all = readdirSync(`${root}bench`)
  .filter((name) => name.endsWith('.ts') && !name.startsWith('lib-'))
  .map((name) => name.replace('.ts', ''));
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? all : all.filter((name) => wanted.some((word) => name.includes(word)));
if (chosen.length === 0) giveUp(`there is no benchmark ${wanted.join(', ')}; there are ${all.join(', ')}.`);

const programs = await findSystemPrograms();
const servers = await startThrowawayServers(programs);
for (const name of chosen) {
  say(`benchmark ${name}`);
  const { code } = await run(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    env: {
      TEST_POSTGRES_URL: servers.databaseUrl,
      TEST_REDIS_URL: servers.redisUrl,
      CHROMIUM: programs.chromium,
    },
  });
  if (code !== 0) say(`benchmark ${name} failed`);
}
await servers.stop();
