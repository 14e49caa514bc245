// npm run dev: the server with reload on port 4001 and the web client with reload on http://localhost:4000.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { requireNode, say } from './lib/say.mjs';

requireNode();
await ensureInstalled();
say('server and web client with reload on http://localhost:4000, on the demo world in data/dev');

const env = {
  ...process.env,
  ENVIRONMENT: 'local',
  PORT: '4001',
  PUBLIC_URL: 'http://localhost:4000',
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data/dev'),
};
const children = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'apps/server/src/server.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--port', '4000', '--strictPort'], {
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
