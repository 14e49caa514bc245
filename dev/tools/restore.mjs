// npm run restore [-- backup] [--from folder]: lists the backups of the data folder or of a copy, or restores one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { requireNode } from './lib/print.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
spawn(process.execPath, [join(root, 'apps/server/dist/restore.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 1));
