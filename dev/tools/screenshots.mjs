// npm run screenshots [-- screen]: pictures of every screen in every palette, into screenshots/.
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTool } from './lib/run.mjs';
import { requireNode, say } from './lib/say.mjs';
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
say(code === 0 ? 'the pictures are in screenshots/' : 'some screens could not be pictured; the lines above say which');
process.exit(code);
