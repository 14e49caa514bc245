// npm run seed: creates the demo data, and conversations of the last four weeks with its assistants. What an earlier
// run created is kept.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { requireNode } from './lib/print.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
spawn(process.execPath, [join(root, 'apps/server/dist/seed.js')], { cwd: root, stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
);
