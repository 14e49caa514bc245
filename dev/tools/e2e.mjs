// npm run e2e [-- story]: builds stale parts and runs the browser stories.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTool } from './lib/run.mjs';
import { requireNode } from './lib/print.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';
import { startThrowawayServers } from './lib/throwaway-servers.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const programs = await findSystemPrograms();
const servers = await startThrowawayServers(programs);
const { code } = await runTool(
  '@playwright/test/cli.js',
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...process.argv.slice(2)],
  { env: { CHROMIUM: programs.chromium, TEST_REDIS_URL: servers.redisUrl, TEST_POSTGRES_URL: servers.databaseUrl } },
);
await servers.stop();
process.exit(code);
