import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const stampFile = join(root, 'node_modules/.cache/confab/installed');

/** Installs from the lock file when it has changed since the last install, or nothing is there yet. */
export async function ensureInstalled() {
  const wanted = fingerprint([join(root, 'package-lock.json')]);
  if (readStamp() === wanted) return;
  say('installing dependencies from the lock file (about half a minute)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file made where binaries for other systems could not be looked up.
  const { code, output } = await run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    process.stderr.write(output);
    giveUp('npm could not install the dependencies. Check the network and the lines above, then run this again.');
  }
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, wanted);
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined; // Nothing installed yet.
  }
}
