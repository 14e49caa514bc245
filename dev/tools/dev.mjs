// npm run dev: runs the web client on PORT and the server on the next port; both reload on changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { requireNode, printStatus } from './lib/print.mjs';

requireNode();
await ensureInstalled();
const port = Number(process.env.PORT ?? 4000);
const dataDir = process.env.DATA_DIR ?? join(root, 'data/dev');
if (!Number.isInteger(port)) {
  printStatus('PORT must be a number.');
  process.exit(78);
}
printStatus(`server and web client run on http://localhost:${port} with the demo data in ${dataDir}`);

const env = {
  ...process.env,
  ENVIRONMENT: 'local',
  PORT: String(port + 1),
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
};
const children = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'apps/server/src/server.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    env,
    stdio: 'inherit',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}
