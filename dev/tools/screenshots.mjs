// npm run screenshots [-- screen]: saves screenshots of every screen in every palette in screenshots/.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTool } from './lib/run.mjs';
import { requireNode, printStatus } from './lib/print.mjs';
import { findSystemPrograms } from './lib/system-programs.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { chromium } = await findSystemPrograms();
const { code } = await runTool(
  '@playwright/test/cli.js',
  ['test', '--config', 'e2e/screenshots.config.ts', '--reporter=line', ...process.argv.slice(2)],
  { env: { CHROMIUM: chromium } },
);
printStatus(code === 0 ? 'the screenshots are in screenshots/' : 'some screenshots failed. See the output above.');
process.exit(code);
