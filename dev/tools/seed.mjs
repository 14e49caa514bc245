// npm run seed: creates the demo data in an empty data folder, like the first start of the local environment.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { root } from './lib/paths.mjs';
import { exitWithError, requireNode, printStatus } from './lib/print.mjs';

requireNode();
const dataDir = resolve(process.env.DATA_DIR ?? join(root, 'data'));
if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
  exitWithError(
    `${dataDir} is not empty. Demo data can only be created in an empty folder; choose another one with DATA_DIR.`,
  );
}
await ensureInstalled();
await ensureBuilt();

const port = String(20_000 + (process.pid % 20_000));
const server = spawn(process.execPath, [join(root, 'apps/server/dist/server.js')], {
  cwd: root,
  env: { ...process.env, ENVIRONMENT: 'local', DATA_DIR: dataDir, PORT: port },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((done) => server.once('exit', done));
for (let attempt = 0; attempt < 600 && !(await isReady()); attempt += 1) await wait(50);
server.kill('SIGTERM');
await ended;
printStatus(`created the demo data in ${dataDir}`);
process.stdout.write(readFileSync(join(dataDir, 'demo-account.txt'), 'utf8'));

async function isReady() {
  if (server.exitCode !== null)
    exitWithError('the server ended before the demo data was created. See the output above.');
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false; // Not listening yet.
  }
}
