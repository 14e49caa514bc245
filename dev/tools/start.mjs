// npm start: installs dependencies if needed, builds stale parts and runs the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { exitWithError, requireNode } from './lib/print.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '8' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => exitWithError(`the server could not be started: ${error.message}`));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
